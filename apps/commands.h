// The subcommands. Each function adds one: its options, its help and what it does.
#pragma once

#include <CLI/CLI.hpp>

namespace apps {

void add_play(CLI::App& program);
void add_simulate(CLI::App& program);
void add_arena(CLI::App& program);
void add_replay(CLI::App& program);
void add_verify(CLI::App& program);
void add_signature(CLI::App& program);
void add_bench(CLI::App& program);
void add_bench_art(CLI::App& bench);   // below it
void add_bench_load(CLI::App& bench);  // below it
void add_serve(CLI::App& program);
void add_backup(CLI::App& program);
void add_paint(CLI::App& program);
void add_deck(CLI::App& program);
void add_view(CLI::App& program);
void add_theme(CLI::App& program);

}  // namespace apps
