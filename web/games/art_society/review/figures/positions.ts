// The positions of the figures. The test positions.test.ts proves with the engine that the figures are right.
import type {Catalogue, Square} from '../../model';
import {furnish, type Scene} from './scene';

export const hanging = {
  scene: {wall: ['p2@g5', 'p20@i5', '2|@f6'], hand: 'p31'},
  /** places for the painting at hand, and the clause that forbids it there */
  places: [
    {square: 'i7', clause: null},
    {square: 'e8', clause: null},
    {square: 'l3', clause: 'AS-H2'},
    {square: 'd3', clause: 'AS-H2'},
    {square: 'h4', clause: 'AS-H1'},
  ],
} satisfies {scene: Scene; places: {square: Square; clause: string | null}[]};

export const fauxPas: Scene = {
  wall: ['p2@g5', 'p20@d3', 'p24@g3', 'p30@d6', 'p31@i6', 'p33@k6', 'p35@k8', '2|@f6'],
};

export const assistant = {
  scene: {wall: ['p2@g5', 'p17@d5', 'p24@i6'], hand: 'p42'},
  later: '@i8',
} satisfies {scene: Scene; later: string};

export const matchingFrames = {
  scene: {wall: ['p1@g5', 'p12@e5', 'p6@i5'], hand: 'p31'},
  square: 'f8',
} satisfies {scene: Scene; square: Square};

export const manyFrames = {
  scene: {wall: ['p1@g5', 'p23@f3', 'p28@i3', 'p15@l5', 'p21@i9', '2|@l3', '3|@h8'], hand: 'p66'},
  square: 'i5',
} satisfies {scene: Scene; square: Square};

/** All lying pieces of two are on walls; the one taken now comes back by an exchange on this wall. */
export const exchange = {
  scene: {
    wall: ['p2@g5', 'p16@i5', '2-@g4', '1@i4'],
    hand: 'p35',
    elsewhere: ['1', '2', '3'].flatMap((row) => Array.from('acegikm', (column) => `2-@${column}${row}`)).slice(0, 17),
  },
  square: 'h8',
  piece: '2-f8',
} satisfies {scene: Scene; square: Square; piece: string};

/** A wall that is full but for a place of 2×3 at the lower right. */
const crowded = (catalogue: Catalogue) =>
  furnish(['p1@g5', 'p22@i6', 'p24@l6', 'p31@i8', 'p33@k8', 'p56@i10', '2-@m8'], catalogue, [
    ...['m9', 'n9', 'm10', 'n10', 'm11', 'n11'],
  ]);

export const swap = (catalogue: Catalogue): Scene => ({
  wall: crowded(catalogue),
  hand: 'p70',
  museum: ['p62', 'p10', 'p42', 'p5'],
});

export const surplus = (catalogue: Catalogue): Scene => ({wall: crowded(catalogue), hand: 'p70'});

export const museum: Scene & {unsold: string} = {
  wall: ['p2@g5'],
  hand: 'p31',
  unsold: 'p38',
  markers: [3, 8, 0, 11],
};

export const track: Scene & {unsold: string} = {wall: ['p2@g5'], hand: 'p31', unsold: 'p40', markers: [12, 13, 4, 8]};

/** The square at which the painting of the two positions above is hung, so that the museum's turn comes. */
export const lastPlace = 'i5';

export const multipliers: Scene = {wall: ['p2@g5'], markers: [22, 17, 0, 25]};

export const eyeline: Scene = {wall: ['p4@g5', 'p30@e5', 'p24@b4', 'p17@i5', 'p20@i3'], markers: [4, 0, 9, 21]};

/** The example at the end of the rulebook. */
export const score: Scene = {
  wall: [
    ...['p2@g6', 'p37@g9', 'p76@j9', 'p82@b10', 'p75@i6', 'p72@c7', 'p17@d5', 'p45@m5', 'p18@a5', 'p40@a2'],
    ...['p7@a7', 'p47@m1', 'p51@d1', 'p5@f1', 'p20@g4', 'p36@j4'],
    ...['2-@a1', '2-@j1', '2-@i2', '2-@k2', '2|@l3', '1@a11'],
  ],
  surplus: ['p88'],
  markers: [31, 24, 9, 38],
};
