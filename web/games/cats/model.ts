// What the engine tells of Cats at the Vernissage, as types: the view, what can be said about it, the components.
import type {GameEngine, Position, Replay} from '$lib/engine';
import type {Colour, GameEvent, Property, View} from './view';

export type * from './view';

export const colours = ['r', 'y', 'g', 'b'] as const satisfies Colour[];

/** Catastrophe, All Paws, Catflood. */
export const traps = ['C', 'P', 'F'] as const;
export type Trap = (typeof traps)[number];

/** The place of a card on its painting, from the left. */
export const places = ['a', 'b', 'c'] as const;
export type Place = (typeof places)[number];

/** Where a number on an unused die leads, and why elsewhere. */
export interface Reach {
  die: number;
  paintings: number[];
  because: 'clean' | 'asleep' | null;
}

export interface Insight {
  reach: Reach[];
  dirty: number;
  clean: number;
  goal: number;
  /** by colour: paints that nobody sees now */
  hidden: number[];
  /** of the open try: the colours that are lacking, and whether It's Hard to Be a Cat would clean it */
  lacks: string | null;
  two: boolean | null;
}

export interface Catalogue {
  columns: number;
  rows: number;
  rounds: number;
  dice: number;
  paints: number[];
  stack: number;
  traps: number[];
  laid: number;
  events: GameEvent[];
  used: number;
  /** for 2, 3 and 4 players */
  goals: number[];
  palettes: {colours: string; property: Property}[];
}

export type CatsEngine = GameEngine<View, Insight, Catalogue>;
export type CatsPosition = Position<View, Insight>;
export type CatsReplay = Replay<View, Insight>;
