// What the engine tells of Cats at the Vernissage, as types: the view (docs/formats/view.md), what can be said about it, the
// components.
import type {GameEngine, Position, Replay} from '$lib/engine';
import type {Seat} from '$generated/messages';

/** By the letters of the record: red, yellow, green, blue. */
export const colours = ['r', 'y', 'g', 'b'] as const;
export type Colour = (typeof colours)[number];

/** Catastrophe, All Paws, Catflood. */
export const traps = ['C', 'P', 'F'] as const;
export type Trap = (typeof traps)[number];

/** The place of a card on its painting, from the left. */
export const places = ['a', 'b', 'c'] as const;
export type Place = (typeof places)[number];

/** Helping Paw, Cats Jump the Queue, It's Hard to Be a Cat, Turbo Cats. */
export type Property = 'paw' | 'jump' | 'two' | 'turbo';
export type GameEvent = 'oops' | 'nap' | 'die' | 'twist';

export type Phase =
  | 'deal-palettes'
  | 'deal-top'
  | 'deal-traps'
  | 'deal-paints'
  | 'deal-events'
  | 'deal-hands'
  | 'deal-first'
  | 'roll'
  | 'turn'
  | 'take-draw'
  | 'exchange-draw'
  | 'exchange-drop'
  | 'trap-draw'
  | 'paws-drop'
  | 'new-top'
  | 'attempt'
  | 'caught'
  | 'window'
  | 'oops'
  | 'oops-draw'
  | 'nap-roll'
  | 'twist'
  | 'last'
  | 'over';

export interface Painting {
  /** the three colours that are wanted, or none */
  palette: string | null;
  /** a letter a place: a colour or a trap that lies open, '?' face down, '.' for none */
  cards: string;
  clean?: true;
}

export interface Try {
  painting: number;
  by: Seat;
  /** how many swaps may still be made */
  swaps: number;
  /** places where a swap was made */
  swapped: string;
  turbo: boolean;
  jump: boolean;
  /** the traps that were found, by place; '.' for none */
  sprung: string;
}

export interface Proposal {
  by: Seat;
  to: Seat;
  give: Colour;
  take: Colour;
  palette: number;
}

export interface View {
  game: 'cats';
  viewer: Seat | null;
  phase: Phase;
  round: number;
  starter: Seat | null;
  active: Seat | null;
  /** the number, and behind it the letter of the seat that has taken the die, or '-' if it went for an exchange */
  dice: string[];
  /** by seat: letters of colours */
  hands: string[];
  limits: number[];
  /** painting 1 first */
  paintings: Painting[];
  /** with the memory aid: what was shown of the cards that lie face down */
  notes?: string[];
  stack: number;
  /** by colour */
  discard: number[];
  top: Property | null;
  palettes: number;
  /** palettes by number */
  flooded: number[];
  bank: number[];
  /** by kind: how many were found so far */
  traps: number[];
  event: GameEvent | null;
  /** how many are not open yet */
  events: number;
  /** the painting on which the black cat sleeps */
  cat: number | null;
  /** the two places whose cards the last move swapped: '3a', '8c' */
  twisted: [string, string] | null;
  try: Try | null;
  window: {painting: number; by: Seat} | null;
  asked: Seat[];
  proposal: Proposal | null;
  exchange: Seat | null;
}

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
