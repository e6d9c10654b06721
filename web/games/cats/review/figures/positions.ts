// The positions of the figures in the rulebook. The test positions.test.ts proves with the engine that the figures are right.
import type {Scene} from './scene';

/** CV-S4: before the first turn, with three players. */
export const setup: Scene = {hands: ['r', 'g', 'b', ''], dice: ['2', '4', '5', '7', '8', '11', '12']};

/** CV-T5a: a die shows 2, and 1, 2 and 3 are clean. */
export const ringWrap: Scene = {clean: [1, 2, 3], dice: ['2']};

/** CV-E3: a die shows 3, and the cat sleeps there. */
export const ringAsleep: Scene = {event: 'nap', cat: 3, dice: ['3']};

const trying = {phase: 'attempt', dice: ['1A', '4', '9']} satisfies Scene;

/** CV-T5d: the cards want one swap to match; the palette comes into the bank. */
export const match: Scene = {
  ...trying,
  ...{palettes: {1: 'rgb'}, cards: 'gry', hands: ['b', '', '', ''], try: {painting: 1, by: 'A'}},
};

/** CV-T5e: red for yellow does not help here, but yellow is wanted next door. */
export const swapFetch: Scene = {
  ...trying,
  ...{palettes: {1: 'rgb', 2: 'ryg'}, cards: 'ygr', hands: ['r', '', '', ''], try: {painting: 1, by: 'A'}},
};

/** CV-P1: the colours match now, and it is dirty all the same. */
export const catastrophe: Scene = {
  ...{phase: 'caught', dice: ['1A', '4', '9'], traps: [1, 0, 0]},
  ...{palettes: {1: 'ryb'}, cards: 'rby', hands: ['', 'y', '', ''], try: {painting: 1, by: 'A', sprung: '.C.'}},
};

/** CV-B2: B has the blue that A lacks. The first palette is a Helping Paw. */
export const helpingPaw: Scene = {
  ...trying,
  ...{palettes: {1: 'ryb'}, cards: 'rgy', hands: ['r', 'b', '', ''], bank: [1], try: {painting: 1, by: 'A'}},
};

/** CV-B3: B tried and failed; D could jump. The second palette is Cats Jump the Queue. */
export const queue: Scene = {
  ...{phase: 'window', viewer: 'D', active: 'C', dice: ['1B', '4', '9'], bank: [2]},
  ...{palettes: {1: 'rgb'}, hands: ['y', '', 'r', 'b'], window: {painting: 1, by: 'B'}, asked: ['D']},
};

/** CV-B3: D has jumped. */
export const jumped: Scene = {
  ...{phase: 'attempt', viewer: 'D', active: 'D', dice: ['1B', '4', '9']},
  ...{palettes: {1: 'rgb'}, cards: 'ryg', hands: ['y', '', 'r', 'b'], try: {painting: 1, by: 'D', jump: true}},
};

/** CV-B4: of yellow, green and red: enough, and twice not enough. The third palette is It's Hard to Be a Cat. */
export const hardCat = ['ygy', 'ygb', 'yyy'].map((cards): Scene => ({
  ...trying,
  ...{palettes: {1: 'ryg'}, cards, hands: ['', '', '', ''], bank: [3], try: {painting: 1, by: 'A'}},
}));

/** CV-B5: two swaps in one try. */
export const turbo: Scene = {
  ...trying,
  ...{palettes: {1: 'rgb'}, cards: 'yyg', hands: ['rb', '', '', '']},
  try: {painting: 1, by: 'A', swaps: 2, turbo: true},
};

/** CV-P3: what chance does to a painting; there is nothing to choose in it. */
export const flood = {before: {palette: 'ygb', cards: 'rFg'}, after: {palette: 'rgb', cards: 'rbg'}};
