// The faces of the computer players, in a square of 64. A stroke is [outline, colour, width]; without a width the outline is
// filled. Each face is drawn from back to front: behind the head, the head itself (Figure.svelte), and over it.
export type Stroke = readonly [outline: string, colour: string, width?: number];

export interface Face {
  /** of the medallion */
  ground: string;
  /** of the head */
  colour: string;
  behind: readonly Stroke[];
  over: readonly Stroke[];
}

const ink = '#2b211b';
const dress = (colour: string): Stroke => ['M6 66c1-13 10-18 26-18s25 5 26 18z', colour];
const neck = (colour: string): Stroke => ['M26 38h12v9q-6 7-12 0z', colour];
const brows = (colour: string): Stroke => ['M23.5 25q3-2.4 6 0M34.5 25q3-2.4 6 0', colour, 1.7];
const eyes: Stroke = ['M27 28.4v1.9M37 28.4v1.9', ink, 3];
const nose = (colour: string): Stroke => ['M32 29.5q1.6 4 1.2 5.4-1.2.9-2.8.2', colour, 1.4];
const smile = (colour: string): Stroke => ['M27.6 38.6q4.4 3.6 8.8 0', colour, 2];

const light = {skin: '#f2c9a5', shade: '#d99f77', lips: '#b9503f'};
const warm = {skin: '#dca679', shade: '#b77c50', lips: '#963f34'};
const dark = {skin: '#8f5b3c', shade: '#6b3f28', lips: '#5d2a26'};

interface Person {
  ground: string;
  clothes: string;
  skin: typeof light;
  hair: string;
  behind?: readonly Stroke[];
  over: readonly Stroke[];
}

function person({ground, clothes, skin, hair, behind = [], over}: Person): Face {
  return {
    ground,
    colour: skin.skin,
    behind: [...behind, dress(clothes), neck(skin.shade)],
    over: [brows(hair), eyes, nose(skin.shade), smile(skin.lips), ...over],
  };
}

const people: readonly Face[] = [
  person({
    ground: '#d9c7e6',
    clothes: '#3d4a7a',
    skin: light,
    hair: '#3a2620',
    behind: [['M16 46c-5-20 0-33 16-33s21 13 16 33z', '#3a2620']],
    over: [
      ['M19 28c1-9 7-11 13-10 7 1 11 3 13 10 1-9-3-15-13-15s-15 7-13 15z', '#3a2620'],
      ['M14 17c4-9 27-12 36-2-6 4-30 7-36 2z', '#b23a48'],
      ['M33 7.500l1-3', '#b23a48', 2.4],
    ],
  }),
  person({
    ground: '#c9dbe3',
    clothes: '#2f2f37',
    skin: light,
    hair: '#e9e5dd',
    behind: [['M17 34c-2-8 0-14 4-16h22c4 2 6 8 4 16z', '#e9e5dd']],
    over: [
      ['M22 36.500c4-3.5 8-2.5 10-.5 2-2 6-3 10 .5-3 4-8 3.5-10 1-2 2.5-7 3-10-1z', '#e9e5dd'],
      ['M32.5 29.500a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0M41 32l3 9', '#b48a34', 1.2],
      ['M28 51l4 3 4-3v6l-4-3-4 3z', '#b23a48'],
    ],
  }),
  person({
    ground: '#f3dcb6',
    clothes: '#3f7a66',
    skin: light,
    hair: '#c25a24',
    behind: [
      ['M18 40c-3-16 2-26 14-26s17 10 14 26z', '#c25a24'],
      ['M25 10a7 6 0 1 0 14 0 7 6 0 1 0-14 0', '#c25a24'],
    ],
    over: [
      ['M19 28c2-8 8-9 15-12 4 3 9 5 11 12 1-10-4-15-13-15s-14 6-13 15z', '#c25a24'],
      [
        'M21.5 29.500a5 5 0 1 0 10 0 5 5 0 1 0-10 0M32.5 29.500a5 5 0 1 0 10 0 5 5 0 1 0-10 0M31.5 29q.5-.8 1 0',
        '#4c3a2c',
        1.3,
      ],
    ],
  }),
  person({
    ground: '#cfe0c3',
    clothes: '#8a5a2b',
    skin: dark,
    hair: '#1f1815',
    behind: [['M17 26a7 7 0 0 1 5-11 10 9 0 0 1 20 0 7 7 0 0 1 5 11z', '#1f1815']],
    over: [
      ['M19.5 30c0 12 5 17 12.5 17s12.5-5 12.5-17c-2 4-3 7-6 6-4-2-9-2-13 0-3 1-4-2-6-6z', '#1f1815'],
      ['M27.6 39q4.4 2.6 8.8 0', '#c98a72', 2],
    ],
  }),
  person({
    ground: '#efd0d4',
    clothes: '#6b3b63',
    skin: light,
    hair: '#c9c3c6',
    behind: [['M15 36c-4-18 4-28 17-28s21 10 17 28c-3 5-31 5-34 0z', '#c9c3c6']],
    over: [
      ['M19 27c2-6 9-7 13-12 4 5 11 6 13 12 2-11-4-16-13-16s-15 5-13 16z', '#c9c3c6'],
      ['M19 36v1M45 36v1', '#fff8e8', 3.4],
      ['M21 50h.1M26 52.500h.1M32 53.500h.1M38 52.500h.1M43 50h.1', '#fff8e8', 3],
    ],
  }),
  person({
    ground: '#c8d6ea',
    clothes: '#1f2a44',
    skin: warm,
    hair: '#241a15',
    behind: [['M18 30c-2-6 0-12 4-13h20c4 1 6 7 4 13z', '#241a15']],
    over: [
      ['M28 42q4 7 8 0-4-2-8 0z', '#241a15'],
      ['M21 4h22v13h-22z', '#23252e'],
      ['M15 18q17-4 34 0-17 3.5-34 0z', '#23252e'],
      ['M21 14h22', '#b23a48', 3],
    ],
  }),
  person({
    ground: '#f2e2a8',
    clothes: '#a23b2c',
    skin: warm,
    hair: '#20161a',
    behind: [['M15 60c-3-30 1-47 17-47s20 17 17 47z', '#20161a']],
    over: [
      ['M19.5 29c2-7 6-9 12.5-12 6 3 10 5 12.5 12 1-10-3-16-12.5-16s-13.5 6-12.5 16z', '#20161a'],
      ['M19 21q13-8 26 0', '#2f8a85', 3.4],
      ['M18.8 38v2.500M45.2 38v2.5', '#d8a92f', 2.4],
    ],
  }),
  person({
    ground: '#cfe6e2',
    clothes: '#54678f',
    skin: light,
    hair: '#d9b25a',
    behind: [['M18.5 28c-2-8 0-12 4-14h19c4 2 6 6 4 14z', '#d9b25a']],
    over: [
      ['M19 26c0-11 4-18 14-18 9 0 14 5 12 17-4-4-7-6-12-6-5 3-10 2-14 7z', '#d9b25a'],
      ['M25 52l7 3.5 7-3.500v8l-7-3.5-7 3.500z', '#b23a48'],
    ],
  }),
];

interface Fur {
  ground: string;
  fur: string;
  shade: string;
  eyes: string;
  muzzle?: string;
  marks?: readonly Stroke[];
}

function cat({ground, fur, shade, eyes: iris, muzzle = '#fdf6ea', marks = []}: Fur): Face {
  return {
    ground,
    colour: fur,
    behind: [
      ['M14 66c1-12 6-18 18-18s17 6 18 18z', shade],
      ['M11 8q10 2 17 12l-14 12q-5-12-3-24zM53 8q-10 2-17 12l14 12q5-12 3-24z', fur],
      ['M15 14q6 2 9 8l-7 6q-3-7-2-14zM49 14q-6 2-9 8l7 6q3-7 2-14z', '#e8a6a0'],
    ],
    over: [
      ...marks,
      ['M22 43q-2-7 10-7t10 7q-3 7-10 7t-10-7z', muzzle],
      ['M19.5 32a4.8 4.8 0 1 0 9.6 0 4.8 4.8 0 1 0-9.6 0M34.9 32a4.8 4.8 0 1 0 9.6 0 4.8 4.8 0 1 0-9.6 0', iris],
      ['M24.3 29.600v4.800M39.7 29.600v4.8', ink, 2.6],
      ['M29.5 38.500h5l-2.5 3z', '#c4605c'],
      ['M32 41.500v2q-1.5 3-4.5 1.500M32 43.500q1.5 3 4.5 1.5', ink, 1.3],
      ['M20 41l-11-2M20 44l-11 2M44 41l11-2M44 44l11 2', '#fffaf0', 0.9],
    ],
  };
}

const stripes = (colour: string): Stroke => [
  'M32 16v8M27 17l1 6M37 17l-1 6M14 36l6 1M14 42l6-1M50 36l-6 1M50 42l-6-1',
  colour,
  2.4,
];

const cats: readonly Face[] = [
  cat({ground: '#cfe0c3', fur: '#8c8b8d', shade: '#6d6c70', eyes: '#e6c34a', marks: [stripes('#55545a')]}),
  cat({
    ground: '#f0d9c0',
    fur: '#fbf4e6',
    shade: '#e3d6bf',
    eyes: '#6fa9c9',
    marks: [
      ['M14 28q2-12 14-12 2 9-6 16-6 2-8-4z', '#d98a3a'],
      ['M50 28q-2-12-12-12-1 6 2 10 6 6 10 2z', '#3b332f'],
    ],
  }),
  cat({ground: '#d3dfef', fur: '#e08b3c', shade: '#c06d25', eyes: '#7fae4f', marks: [stripes('#b4601f')]}),
  cat({ground: '#f3dcb6', fur: '#3a3536', shade: '#2a2627', eyes: '#d8c23a', muzzle: '#4a4445'}),
  cat({ground: '#e3cfe4', fur: '#fffdf7', shade: '#e7e1d6', eyes: '#79b6d6'}),
  cat({
    ground: '#f2e2a8',
    fur: '#7f90a8',
    shade: '#65758c',
    eyes: '#e9d27a',
    muzzle: '#e6ebf2',
  }),
  cat({
    ground: '#cfe6e2',
    fur: '#e6cfa6',
    shade: '#cdb184',
    eyes: '#5f93b8',
    marks: [['M22 28q-4 14 10 14t10-14q-2-8-10-8t-10 8z', '#7a5538']],
    muzzle: '#8c6647',
  }),
  cat({
    ground: '#efd0d4',
    fur: '#413b3c',
    shade: '#302b2c',
    eyes: '#8bbf6a',
    marks: [['M32 20q6 8 5 18h-10q-1-10 5-18z', '#fdf6ea']],
  }),
];

export const faces = {people, cats} as const;
export type Company = keyof typeof faces;
