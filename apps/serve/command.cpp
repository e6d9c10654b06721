// The server: one program, one port, an embedded database.
#include <algorithm>
#include <csignal>
#include <cstdio>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <sodium.h>
#include <unistd.h>

#include "apps/commands.h"
#include "apps/common/files.h"
#include "apps/common/stop.h"
#include "apps/serve/config_file.h"
#include "apps/serve/own_decks.h"
#include "apps/serve/real_world.h"
#include "apps/serve/secret.h"
#include "net/listener.h"
#include "net/own_addresses.h"
#include "server/house/house.h"
#include "server/texts/reader.h"
#include "storage/open.h"

namespace apps {
namespace {

struct ServeOptions {
  net::ListenOptions listen = {.port = 8000};
  server::HouseOptions house;
  std::string data = default_data_folder();
  std::string store;
  std::string secret_file;
  std::string decks;
  int deck_megabytes = 20;
  std::string config;
  bool behind_proxy = false;
  int bot_threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
  double rate_factor = 1;
  std::string log_level = ::isatty(STDERR_FILENO) != 0 ? "warning" : "info";
};

constexpr std::array<const char*, 4> level_names = {"error", "warning", "info", "debug"};

void scale(server::Rate& rate, double factor) {
  rate.a_second *= factor;
  rate.at_once *= factor;
}

std::string shown_address(const std::string& address) {
  if (address == "0.0.0.0" || address == "::") return "localhost";
  return address.find(':') == std::string::npos ? address : "[" + address + "]";
}

// Where friends find the house: the origin that a proxy gives it, or the addresses of this machine.
std::vector<std::string> addresses_of(const ServeOptions& options, int port) {
  if (!options.house.origin.empty()) return {options.house.origin};
  return net::own_origins(options.listen.address, port);
}

// Counters of the network for /metrics.
void watch_network(net::Loop& loop, const net::Listener& listener, server::Metrics& metrics) {
  const net::NetCounters& counters = listener.counters();
  metrics.connections.Set(static_cast<double>(counters.connections));
  metrics.sockets.Set(static_cast<double>(counters.sockets));
  metrics.slow_readers.Increment(static_cast<double>(counters.dropped_slow) - metrics.slow_readers.Value());
  loop.after(std::chrono::seconds(1), [&] { watch_network(loop, listener, metrics); });
}

// SIGHUP means that the terminal of the server was closed. People also send it to a server without a terminal, so that
// it reads its settings again.
Or<void> watch_signals(net::Loop& loop, net::Listener& listener, server::Log& log) {
  const auto close = [&] { listener.stop([&loop] { loop.stop(); }); };
  const bool in_terminal = ::isatty(STDERR_FILENO) != 0;
  const auto watched = loop.on_signal({SIGINT, SIGTERM, SIGHUP}, [close, in_terminal, &log](int signal) {
    if (signal != SIGHUP || in_terminal) return close();
    log.warning("signal_ignored",
                {{server::Field::reason, "SIGHUP changes nothing; to change settings, restart the server"}});
  });
  if (!watched) return stop(exit_system, watched.error());
  return {};
}

Or<void> serve(ServeOptions options) {
  std::signal(SIGPIPE, SIG_IGN);  // matches go on when the reader of the log goes away
  if (::sodium_init() < 0) return stop(exit_system, "the system gives no random numbers");
  if (auto made = make_folder(options.data); !made) return made;
  if (options.store.empty()) options.store = "sqlite:" + options.data + "/vernissage.db";
  if (options.secret_file.empty()) options.secret_file = options.data + "/secret";
  const auto secret = read_or_make_secret(options.secret_file);
  if (!secret) return core::Failure{secret.error()};
  auto database = storage::open(options.store);
  if (!database) return stop(exit_system, database.error().sentence);
  if (auto ready = server::prepare_texts(); !ready) return stop(exit_system, ready.error());
  server::HouseOptions& limits = options.house;
  for (server::Rate* rate : {&limits.messages, &limits.chat, &limits.texts, &limits.requests, &limits.files,
                             &limits.health, &limits.creations, &limits.decks_sent}) {
    scale(*rate, options.rate_factor);
  }
  if (options.behind_proxy) options.listen.trusted_proxies = std::max(1, options.listen.trusted_proxies);

  const auto level = std::find(level_names.begin(), level_names.end(), options.log_level) - level_names.begin();
  net::Loop loop;
  RealWorld world(loop, std::move(database).value(), options.bot_threads, static_cast<server::Level>(level));
  options.house.decks.home = options.data + "/decks";
  options.house.decks.most_bytes = static_cast<std::size_t>(options.deck_megabytes) << 20U;
  options.house.decks.most_unpacked = 2 * options.house.decks.most_bytes;
  if (auto shelved = shelve_decks(options.decks, options.house.decks, world.log()); !shelved) return shelved;
  server::House house(world, secret.value(), options.house);
  net::Listener listener(loop, house, options.listen);
  const auto port = listener.start();
  if (!port) return stop(exit_system, port.error());
  if (auto watched = watch_signals(loop, listener, world.log()); !watched) return watched;
  const std::vector<std::string> addresses = addresses_of(options, port.value());
  house.reached_at(addresses);
  house.wake();
  watch_network(loop, listener, world.metrics());
  world.log().info("serving", {{server::Field::address, options.listen.address + ":" + std::to_string(port.value())}});
  std::printf("Vernissage is open at http://%s:%d/\n", shown_address(options.listen.address).c_str(), port.value());
  if (!addresses.empty()) std::printf("Others reach it at %s/\n", addresses.front().c_str());
  if (::isatty(STDOUT_FILENO) != 0)
    std::printf("Games are kept in %s. Ctrl-C closes the house; they go on next time.\n", options.data.c_str());
  std::fflush(stdout);
  loop.run();
  world.log().info("closed", {});
  return {};
}

void add_network_options(CLI::App& command, ServeOptions& options) {
  command.add_option("-p,--port", options.listen.port, "Port, default 8000; 0: a free one")
      ->envname("VERNISSAGE_PORT")
      ->type_name("N");
  command
      .add_option("--address", options.listen.address,
                  "Address to listen at, default 127.0.0.1: this machine only; '::' for all")
      ->envname("VERNISSAGE_ADDRESS")
      ->type_name("IP");
  command
      .add_option("--origin", options.house.origin,
                  "Origin of the page when a proxy changes the host, as in https://play.example")
      ->envname("VERNISSAGE_ORIGIN")
      ->type_name("URL");
  command
      .add_option(
          "--trusted-proxies", options.listen.trusted_proxies,
          "Proxies in front, each of which adds to X-Forwarded-For whom it serves; default 0: ignore the header")
      ->envname("VERNISSAGE_TRUSTED_PROXIES")
      ->check(CLI::Range(0, 100))
      ->type_name("N");
  command.add_flag("--behind-proxy", options.behind_proxy, "The same as --trusted-proxies 1")
      ->envname("VERNISSAGE_BEHIND_PROXY");
  command.add_option("--max-connections", options.listen.max_connections, "Connections in all, default 20000")
      ->envname("VERNISSAGE_MAX_CONNECTIONS")
      ->check(CLI::Range(1, 1000000))
      ->type_name("N");
  command.add_option("--max-per-address", options.listen.max_per_address, "Connections of one address, default 200")
      ->envname("VERNISSAGE_MAX_PER_ADDRESS")
      ->check(CLI::Range(1, 1000000))
      ->type_name("N");
  command.add_option("--rate-factor", options.rate_factor, "Multiplies every rate limit, default 1")
      ->envname("VERNISSAGE_RATE_FACTOR")
      ->check(CLI::Range(0.01, 1e6))
      ->type_name("X");
}

void add_deck_options(CLI::App& command, ServeOptions& options) {
  command
      .add_option("--decks", options.decks,
                  "Folder with decks of your own, each in a folder that 'vernissage deck check' accepts")
      ->envname("VERNISSAGE_DECKS")
      ->type_name("DIR");
  command
      .add_option("--deck-upload", options.house.decks.most_sent,
                  "How many decks people may send to this server, kept in the data folder; default 0: none")
      ->envname("VERNISSAGE_DECK_UPLOAD")
      ->check(CLI::Range(0, 1000))
      ->type_name("N");
  command
      .add_option("--deck-megabytes", options.deck_megabytes,
                  "Largest archive of such a deck, in MiB, and half of what its files may have; default 20")
      ->envname("VERNISSAGE_DECK_MEGABYTES")
      ->check(CLI::Range(1, 100))
      ->type_name("N");
}

void add_store_options(CLI::App& command, ServeOptions& options) {
  command
      .add_option("--data", options.data, "Folder for database and secret, made when missing; default " + options.data)
      ->envname("VERNISSAGE_DATA")
      ->type_name("DIR");
  command
      .add_option("--store", options.store, "sqlite:PATH (default: DIR/vernissage.db) or postgres://USER@HOST/DATABASE")
      ->envname("VERNISSAGE_STORE")
      ->type_name("STORE");
  command
      .add_option("--secret-file", options.secret_file,
                  "Key that signs sessions and links, made when missing; default DIR/secret. Servers on one PostgreSQL "
                  "share it")
      ->envname("VERNISSAGE_SECRET_FILE")
      ->type_name("FILE");
  command
      .add_option("--bot-threads", options.bot_threads, "Threads for computer players; default: one less than cores")
      ->envname("VERNISSAGE_BOT_THREADS")
      ->check(CLI::Range(1, 256))
      ->type_name("N");
  command
      .add_option(
          "--log-level", options.log_level,
          "error, warning, info or debug; lines of JSON on standard error; default: warning on a terminal, else info")
      ->envname("VERNISSAGE_LOG_LEVEL")
      ->check(CLI::IsMember(std::vector<std::string>(level_names.begin(), level_names.end())))
      ->type_name("LEVEL");
}

}  // namespace

void add_serve(CLI::App& program) {
  auto options = std::make_shared<ServeOptions>();
  CLI::App* command =
      program.add_subcommand("serve", "Opens the house: people and bots play in a browser or by program");
  add_network_options(*command, *options);
  add_store_options(*command, *options);
  add_deck_options(*command, *options);
  command->add_option("--config", options->config, "File of the same settings in TOML, as in: port = 8000")
      ->envname("VERNISSAGE_CONFIG")
      ->type_name("FILE");
  command->footer(
      "Each setting may come from a flag, from the environment (VERNISSAGE_PORT, VERNISSAGE_DATA, ...) or from the "
      "file of\n"
      "--config; a flag wins over the environment, and the environment over the file.\n"
      "Examples:\n"
      "  vernissage serve\n"
      "  vernissage serve --port 0 --data /var/lib/vernissage\n"
      "  vernissage serve --store postgres://vernissage@db.example/vernissage --config vernissage.toml");
  command->callback([options, command] {
    if (!options->config.empty()) {
      if (const auto read = read_config_file(*command, options->config); !read) leave(read.error());
    }
    if (const auto done = serve(*options); !done) leave(done.error());
  });
}

}  // namespace apps
