// Whole games for tests: records of story/games/, played again by the engine.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Seat} from '$generated/messages';
import {startEngine} from '$lib/wasm_engine';
import type {Catalogue, CatsEngine, Insight, View} from '../model';

const here = import.meta.dirname;

export interface ReplayedGame {
  engine: CatsEngine;
  /** after each move; the first is the empty table */
  views: View[];
  moves: readonly {seat: Seat | null; action: string}[];
}

/** A game as one seat saw it, or a spectator. */
export async function replayed(name: string, viewer: Seat | null = null): Promise<ReplayedGame> {
  const module = readFileSync(join(here, '../../../../build/wasm/vernissage.wasm'));
  const engine = startEngine((await WebAssembly.instantiate(module)).instance);
  const game = engine.replay<View, Insight>(readFileSync(join(here, `games/${name}.vrec`), 'utf8'));
  return {
    engine: engine.open<View, Insight, Catalogue>(game.agreement),
    views: Array.from({length: game.moves.length + 1}, (_, step) => game.at(step, viewer).view),
    moves: game.moves,
  };
}
