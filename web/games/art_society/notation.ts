// The tokens of actions and tiles, as docs/formats/record.md writes them. Form only; what is legal the engine says.
import {readBy, type Form} from '$play/notation';
import type {Item, Square} from './model';

export type Action =
  | {kind: 'hang'; square: Square}
  | {kind: 'hang-held'; square: Square}
  | {kind: 'piece'; item: Item; square: Square; right: 1 | 2}
  | {kind: 'give-piece'; item: Item; right: 1 | 2}
  | {kind: 'give'}
  | {kind: 'pick'; item: Item}
  | {kind: 'swap'; item: Item}
  | {kind: 'surplus'}
  | {kind: 'stop'; right: 1 | 2}
  | {kind: 'undo'; step: number}
  | {kind: 'ready'}
  | {kind: 'wait'}
  | {kind: 'bid'; card: number}
  | {kind: 'lot'; shape: string};

const forms: Form<Action>[] = [
  [/^([a-z]\d+)$/, ([square = '']) => ({kind: 'hang', square})],
  [/^@([a-z]\d+)$/, ([square = '']) => ({kind: 'hang-held', square})],
  [
    /^(1|[23][-|])([a-z]\d+)(\/2)?$/,
    ([item = '', square = '', second]) => ({kind: 'piece', item, square, right: second ? 2 : 1}),
  ],
  [/^give(1|[23][-|])(\/2)?$/, ([item = '', second]) => ({kind: 'give-piece', item, right: second ? 2 : 1})],
  [/^give$/, () => ({kind: 'give'})],
  [/^swap(\d+)$/, ([number = '']) => ({kind: 'swap', item: `p${number}`})],
  [/^surplus$/, () => ({kind: 'surplus'})],
  [/^stop(\/2)?$/, ([second]) => ({kind: 'stop', right: second ? 2 : 1})],
  [/^undo(\d+)$/, ([step = '']) => ({kind: 'undo', step: Number(step)})],
  [/^ready$/, () => ({kind: 'ready'})],
  [/^wait$/, () => ({kind: 'wait'})],
  [/^bid(\d+)$/, ([card = '']) => ({kind: 'bid', card: Number(card)})],
  [/^(\d+x\d+)$/, ([shape = '']) => ({kind: 'lot', shape})],
];

/** Reads an action of a seat. A painting's name could be a square ('p17' on a wide wall), so picks are known by `lots`. */
export function readAction(token: string, lots: readonly (string | null)[]): Action | null {
  if (isPainting(token) && lots.includes(token)) return {kind: 'pick', item: token};
  return readBy(forms, token);
}

export interface Tile {
  item: Item;
  square: Square;
}

/** 'p17@g4' */
export function readTile(text: string): Tile {
  const [item = '', square = ''] = text.split('@');
  return {item, square};
}

/** Column and row of a square, from 0. */
export function cell(square: Square): {column: number; row: number} {
  return {column: square.charCodeAt(0) - 97, row: Number(square.slice(1)) - 1};
}

export function squareAt(column: number, row: number): Square {
  return String.fromCharCode(97 + column) + String(row + 1);
}

export function isPainting(item: Item): boolean {
  return item.startsWith('p');
}
