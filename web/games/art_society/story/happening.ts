// What can happen at a table of Art Society, as it is told, shown and heard.
import type {Seat} from '$generated/messages';
import type {Item, PaintingType, Square} from '../model';

/** The cards of one stack that a reveal opened: the bid, then the cards below it that broke a tie (AS-B3). */
export interface RevealedBid {
  seat: Seat;
  cards: number[];
  /** whether the last of them is the starting card */
  starting: boolean;
}

/** A purchase of the museum (AS-M1). */
export interface Purchase {
  painting: Item;
  type: PaintingType;
  value: number;
  from: number;
  to: number;
  /** passed the end of the track (AS-M3) */
  flipped: boolean;
  /** had to make way for another marker (AS-M2) */
  steppedBack: boolean;
}

export type Source = 'start' | 'hand' | 'assistant' | 'museum';

export type Happening =
  /** the viewer sits down, or comes back, in the middle of a game */
  | {kind: 'arrived'; round: number}
  /** more was missed than is worth telling one by one */
  | {kind: 'meanwhile'; rounds: number}
  | {kind: 'grew'; seat: Seat; paintings: number; decor: number}
  | {kind: 'dealt'; seat: Seat; painting: Item}
  | {kind: 'card'; seat: Seat; card: number}
  | {kind: 'round'; round: number; auctioneer: Seat}
  | {kind: 'named'; seat: Seat; shape: string}
  | {kind: 'turned-up'; paintings: Item[]}
  | {kind: 'bid'; seat: Seat}
  /** in the order of picking */
  | {kind: 'revealed'; bids: RevealedBid[]}
  | {kind: 'turn'; seat: Seat}
  | {kind: 'picked'; seat: Seat; painting: Item}
  /** `wins`: shields of decor that its frame has won */
  | {kind: 'hung'; seat: Seat; item: Item; square: Square; source: Source; wins: number}
  | {kind: 'decorated'; seat: Seat; item: Item; square: Square}
  | {kind: 'given'; seat: Seat; item: Item}
  | {kind: 'stopped'; seat: Seat}
  | {kind: 'lapsed'; seat: Seat}
  | {kind: 'swapped'; seat: Seat; gives: Item; takes: Item}
  | {kind: 'surplus'; seat: Seat; painting: Item; count: number}
  /** `item` is null when nothing was in it but a decision */
  | {kind: 'undone'; seat: Seat; item: Item | null; square: Square | null}
  /** decor of this wall was changed into other pieces of the same area (AS-H5) */
  | {kind: 'exchanged'; seat: Seat}
  | {kind: 'ready'; seat: Seat}
  | {kind: 'not-ready'; seat: Seat}
  | ({kind: 'bought'} & Purchase)
  /** the multipliers by type have changed */
  | {kind: 'fashion'; multipliers: number[]}
  /** this round is the last one; the reason in the words of the record, null when it is not the last after all */
  | {kind: 'ending'; reason: string | null}
  | {kind: 'over'; points: number[]};

export type HappeningKind = Happening['kind'];

/** The seat that did it; null for what happens by itself. */
export function doer(happening: Happening): Seat | null {
  switch (happening.kind) {
    case 'exchanged':
    case 'lapsed':
    case 'dealt':
    case 'card':
    case 'turn':
    case 'grew':
      return null;
    default:
      return 'seat' in happening ? happening.seat : null;
  }
}
