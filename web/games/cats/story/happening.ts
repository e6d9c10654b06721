// What can happen at the table, as it is told.
import type {Seat} from '$generated/messages';
import type {Colour, GameEvent, Property, Trap} from '../model';

export type Happening =
  /** the player has just come, or was away for long */
  | {kind: 'arrived'; round: number}
  | {kind: 'round'; round: number; starter: Seat | null}
  | {kind: 'event'; event: GameEvent}
  /** null: on a clean painting, where it disturbs nobody */
  | {kind: 'nap'; painting: number | null}
  | {kind: 'splashed'; painting: number}
  | {kind: 'twisted'; seat: Seat | null; spots: [string, string]}
  | {kind: 'rolled'; dice: number[]}
  | {kind: 'took'; seat: Seat; colour: Colour}
  | {kind: 'exchange'; seat: Seat}
  | {kind: 'exchanged'; seat: Seat; drawn: string; dropped: string}
  | {kind: 'opened'; seat: Seat; painting: number; cards: string; jump: boolean}
  /** `painting` was open when it sprang */
  | {kind: 'trap'; seat: Seat | null; trap: Trap; painting: number | null}
  | {kind: 'dropped'; seat: Seat; paints: string}
  /** the paints that lie where traps were */
  | {kind: 'replaced'; paints: string}
  | {kind: 'put'; seat: Seat; give: Colour; take: string}
  | {kind: 'used'; property: Property}
  | {kind: 'proposed'; by: Seat; to: Seat; give: Colour; take: Colour}
  | {kind: 'pawed'; by: Seat; to: Seat; give: Colour; take: Colour}
  /** `cards`: what lay there when the colours matched, if no view shows it; else '' */
  | {kind: 'cleaned'; seat: Seat | null; painting: number; cards: string}
  | {kind: 'closed'; seat: Seat; painting: number}
  /** what is left of `opened` and `put` where the cards have to be remembered (memory.ts) */
  | {kind: 'tried'; seat: Seat; painting: number; jump: boolean}
  | {kind: 'swapped'; seat: Seat}
  | {kind: 'turn'; seat: Seat}
  | {kind: 'over'; clean: number};

export type HappeningKind = Happening['kind'];
export type Of<K extends HappeningKind> = Extract<Happening, {kind: K}>;

/** Whose doing it was; null for chance, the cat and all together, and for what only befalls a seat. */
export function doer(one: Happening): Seat | null {
  if (one.kind === 'turn' || one.kind === 'exchanged') return null;
  if ('seat' in one) return one.seat;
  return 'by' in one ? one.by : null;
}
