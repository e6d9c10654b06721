// What the engine tells of Art Society, as types: the view (docs/formats/view.md), what can be said about it, the components.
import type {GameEngine, Position, Replay} from '$lib/engine';
import type {Seat} from '$generated/messages';

/** A square by column letter and row number from the top left: 'g4'. */
export type Square = string;
/** A painting, 'p17', or a piece of decor, '1', '2-', '2|', '3-' or '3|'. */
export type Item = string;

export type Phase = 'start-deal' | 'start-hang' | 'card-deal' | 'lots' | 'draw' | 'bids' | 'turns' | 'over';

export interface Right {
  open: boolean;
  /** shields that may still be taken */
  limit: number;
  /** shields that must still be taken */
  need: number;
  pieces: number;
  single: boolean;
  stopped: boolean;
  given: boolean;
}

/** prestige, decor, eyeline, full wall, corners, surplus */
export type Score = [number, number, number, number, number, number];

export interface SeatView {
  /** how many bid cards are left */
  hand: number;
  /** what everybody may know of the stack, bottom to top */
  bids: number[];
  hasBid: boolean;
  picked: boolean;
  passed: boolean;
  ready: boolean;
  swapped?: boolean;
  /** tiles as 'p17@g4' or '2-@h5' */
  wall: string[];
  assistant?: Item;
  pending?: Item;
  rights?: Right[];
  /** this round's steps as the tokens that made them, with '+' behind one that won a right */
  steps?: string[];
  /** how many of them can't be undone */
  frozen?: number;
  surplus?: Item[];
  score: Score;
}

export interface View {
  game: 'art-society';
  viewer: Seat | null;
  phase: Phase;
  round: number;
  auctioneer: Seat | null;
  /** a shape ('2x3') until it is drawn, then the painting, then null when it is gone */
  lots: (string | null)[];
  /** supply of 1, 2-, 2|, 3-, 3| */
  decor: number[];
  museum: Item[];
  /** by type: city, portrait, still-life, landscape */
  markers: number[];
  came: boolean[];
  multipliers: number[];
  /** paintings left by shape, '2x3' */
  supply: Record<string, number>;
  /** letters by bid, in the phase turns */
  order: string | null;
  turn: Seat | null;
  seats: SeatView[];
  own?: {hand: number[]; stack: number[]; sealed?: number};
}

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
