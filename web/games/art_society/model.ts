// What the engine tells of Art Society, as types: the view, what can be said about it, the components.
import type {GameEngine, Position, Replay} from '$lib/engine';
import type {Item, SeatView, View} from './view';

export type * from './view';

/** A square by column letter and row number from the top left: 'g4'. */
export type Square = string;
export type Score = SeatView['score'];

/** What the engine can say about one seat. */
export interface SeatInsight {
  /** paintings that touch one of their type (AS-H6) */
  fauxPas: Item[];
  /** paintings that bring eyeline points now (AS-G5) */
  eyeline: Item[];
  /** by type: paintings that bring prestige (AS-G3) */
  counted: number[];
  /** corner squares that are empty (AS-G7) */
  corners: Square[];
  /** empty squares of the wall */
  free: number;
  /** the painting hung last in this round and what it touches, if any */
  newest?: {
    painting: Item;
    /** neighbours with the same frame (AS-H4) */
    matches: Item[];
    /** neighbours of the same type (AS-H6) */
    clashes: Item[];
    /** whether a part of it hangs in the eyeline */
    eyeline: boolean;
  };
}

export interface Insight {
  seats: SeatInsight[];
  /** why the game ends with this round, once that is certain, in the words of the record: 'full wall', 'second surplus', … */
  ending: string | null;
}

export interface PaintingKind {
  name: Item;
  width: number;
  height: number;
  type: PaintingType;
  /** 'a' to 'd' */
  frame: string;
  value: number;
  starting: boolean;
}

export const paintingTypes = ['city', 'portrait', 'still-life', 'landscape'] as const;
export type PaintingType = (typeof paintingTypes)[number];

export interface DecorKind {
  name: Item;
  width: number;
  height: number;
  shields: number;
}

export interface Catalogue {
  columns: number;
  rows: number;
  stars: Square[];
  /** first and last row of the band, from 1 */
  eyeline: [number, number];
  corners: Square[];
  bidCards: number;
  /** spaces of the prestige track */
  track: number;
  paintings: PaintingKind[];
  decor: DecorKind[];
  /** shapes of paintings with the value on the back */
  shapes: {name: string; width: number; height: number; value: number; total: number}[];
}

export type ArtSocietyEngine = GameEngine<View, Insight, Catalogue>;
export type ArtSocietyPosition = Position<View, Insight>;
export type ArtSocietyReplay = Replay<View, Insight>;
