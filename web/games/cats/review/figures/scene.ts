// Positions for the figures of the rulebook. A figure says what it is about; here that becomes a whole view of a game of four,
// so that the engine can say what is allowed. The rest of the cards lie where the rules want them; nobody sees those.
import type {Agreement} from '$lib/engine';
import type {Seat} from '$generated/messages';
import {colours, type Catalogue, type GameEvent, type Painting, type Phase, type Try, type View} from '../../model';

export const agreement: Agreement = {game: 'cats', edition: 'ru', flags: {}, seats: 4};

export interface Scene {
  phase?: Phase;
  viewer?: Seat;
  active?: Seat;
  /** palettes of the paintings that the figure is about, by number */
  palettes?: Record<number, string>;
  clean?: number[];
  /** the open cards of the try */
  cards?: string;
  try?: Partial<Try> & Pick<Try, 'painting' | 'by'>;
  window?: View['window'];
  asked?: Seat[];
  hands?: string[];
  dice?: string[];
  /** palettes by number */
  bank?: number[];
  /** traps sprung so far: catastrophe, paws, flood */
  traps?: [number, number, number];
  event?: GameEvent;
  cat?: number;
}

const count = (text: string, letter: string) => Array.from(text).filter((each) => each === letter).length;

/** The palettes above the paintings: those of the figure, and others that are left in the box. */
function paintingsOf(scene: Scene, catalogue: Catalogue): Painting[] {
  const wished = Object.values(scene.palettes ?? {});
  const left = catalogue.palettes.filter((_, at) => !scene.bank?.includes(at + 1)).map(({colours: face}) => face);
  for (const face of wished) left.splice(left.indexOf(face), 1);
  return Array.from({length: catalogue.columns * catalogue.rows}, (_, at): Painting => {
    const number = at + 1;
    if (scene.clean?.includes(number)) return {palette: null, cards: '...', clean: true};
    const cards = scene.cards && scene.try?.painting === number ? scene.cards : '???';
    return {palette: scene.palettes?.[number] ?? left.shift() ?? null, cards};
  });
}

/** A property that may lie on top of the palette stack: of a palette that hangs nowhere. */
function topOf(paintings: readonly Painting[], bank: readonly number[], catalogue: Catalogue): View['top'] {
  const spare = catalogue.palettes.find(({colours: face}, at) => {
    const all = catalogue.palettes.filter((each, other) => each.colours === face && !bank.includes(other + 1)).length;
    return !bank.includes(at + 1) && all > paintings.filter(({palette}) => palette === face).length;
  });
  return spare?.property ?? null;
}

export function viewOf(scene: Scene, catalogue: Catalogue): View {
  const {bank = [], hands = ['r', 'y', 'g', 'b'], traps = [0, 0, 0]} = scene;
  const paintings = paintingsOf(scene, catalogue);
  const known = [...hands, scene.cards ?? ''].join('');
  const lying = paintings.filter(({clean}) => !clean).length * 3 - (scene.cards?.length ?? 0);
  const trapsDown = catalogue.laid - traps.reduce((sum, each) => sum + each, 0);
  const paints = colours.map((colour, at) => (catalogue.paints[at] ?? 0) - count(known, colour));
  return {
    game: 'cats',
    viewer: scene.viewer ?? 'A',
    phase: scene.phase ?? 'turn',
    round: scene.event ? 2 : 1,
    starter: 'A',
    active: scene.active ?? 'A',
    dice: scene.dice ?? ['5', '8', '11'],
    hands: [...hands],
    limits: hands.map(() => 2),
    paintings,
    stack: paints.reduce((sum, each) => sum + each, 0) - (lying - trapsDown),
    discard: [0, 0, 0, 0],
    top: topOf(paintings, bank, catalogue),
    palettes: catalogue.palettes.length - bank.length - paintings.filter(({palette}) => palette !== null).length,
    flooded: [],
    bank: [...bank],
    traps: [...traps],
    event: scene.event ?? null,
    events: scene.event ? 1 : 2,
    cat: scene.cat ?? null,
    try: scene.try ? {swaps: 1, swapped: '', turbo: false, jump: false, sprung: '...', ...scene.try} : null,
    window: scene.window ?? null,
    asked: scene.asked ?? [],
    proposal: null,
    exchange: null,
    twisted: null,
  };
}
