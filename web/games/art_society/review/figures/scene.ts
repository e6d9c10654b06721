// Positions for the figures of the rulebook. A figure says what hangs on one wall; here that becomes a whole view of a game of
// two, so that the engine can say what is allowed and what counts. The second seat has what the rules ask for; nobody sees it.
import type {Agreement} from '$lib/engine';
import type {Catalogue, Item, PaintingKind, SeatView, View} from '../../model';
import {isPainting, readTile, squareAt} from '../../notation';
import {rectAt, squaresOf} from '../../wall/geometry';
import {decorOf, sizeOf, tilesOf} from '../../wall/items';

export const agreement: Agreement = {game: 'art-society', edition: 'pl', flags: {}, seats: 2};

export interface Scene {
  /** tiles as 'p17@g4', the starting painting first */
  wall: string[];
  /** the painting just picked; without it the round has only begun */
  hand?: Item;
  assistant?: Item;
  surplus?: Item[];
  museum?: Item[];
  /** by type: city, portrait, still-life, landscape */
  markers?: [number, number, number, number];
  /** the lot that is left for the museum after this last turn */
  unsold?: Item;
  /** decor on the other wall */
  elsewhere?: string[];
}

/** Pieces in the box (AS-C3): 1, 2-, 2|, 3-, 3|. */
const box = [36, 18, 18, 18, 18];

const paintingsIn = (tiles: readonly string[]) => tiles.map((tile) => readTile(tile).item).filter(isPainting);

/** The setup of a game: seat A has this painting to hang. */
export function startingView(painting: Item, catalogue: Catalogue): View {
  const other = catalogue.paintings.find(({name, starting}) => starting && name !== painting)?.name;
  const seat = {hand: catalogue.bidCards, bids: [], hasBid: false, picked: false, passed: false, ready: false};
  return {
    game: 'art-society',
    viewer: 'A',
    phase: 'start-hang',
    round: 0,
    auctioneer: null,
    lots: [],
    decor: box,
    museum: [],
    markers: [0, 0, 0, 0],
    came: [false, false, false, false],
    multipliers: [],
    supply: {},
    order: null,
    turn: null,
    seats: [painting, other].map((pending) => ({...seat, wall: [], score, pending})),
    own: {hand: Array.from({length: catalogue.bidCards}, (_, index) => index + 1), stack: []},
  };
}

/** The view of seat A. */
export function viewOf(scene: Scene, catalogue: Catalogue): View {
  const owned = [...paintingsIn(scene.wall), ...(scene.surplus ?? [])];
  if (scene.assistant && isPainting(scene.assistant)) owned.push(scene.assistant);
  const round = owned.length; // each round before this one brought a painting
  const reserved = [scene.hand, scene.unsold, ...(scene.museum ?? [])].filter((item) => item !== undefined);
  const spare = catalogue.paintings
    .filter(({name, starting}) => !starting && !owned.includes(name) && !reserved.includes(name))
    .sort((a, b) => a.width * a.height - b.width * b.height);
  const other = otherWall(scene, catalogue, spare.splice(0, scene.unsold ? round : round - 1));
  const turns = scene.hand !== undefined;
  const hand = catalogue.bidCards - round + (turns ? 0 : 1);
  const markers = scene.markers ?? [0, 0, 0, 0];
  return {
    game: 'art-society',
    viewer: 'A',
    phase: turns ? 'turns' : 'lots',
    round,
    auctioneer: 'A',
    lots: turns ? lotsOf(scene, spare) : [],
    decor: suppliesOf(catalogue, [...scene.wall, ...other, scene.assistant ?? '']),
    museum: scene.museum ?? [],
    markers,
    came: markers.map((marker) => marker > 0),
    multipliers: [], // from here on the engine says what follows from the rest
    supply: {},
    order: turns ? (scene.unsold ? 'BA' : 'AB') : null,
    turn: turns ? 'A' : null,
    seats: [ownSeat(scene, round, hand), otherSeat(scene, round, hand, other)],
    own: ownCards(scene, round, catalogue.bidCards),
  };
}

/** The two lots besides the one in the hand. The other player has one of them when only the museum comes after. */
function lotsOf({unsold}: Scene, spare: readonly PaintingKind[]): (string | null)[] {
  return unsold ? [null, null, unsold] : [null, spare[0]?.name ?? null, spare[1]?.name ?? null];
}

const score: SeatView['score'] = [0, 0, 0, 0, 0, 0];

function ownSeat(scene: Scene, round: number, hand: number): SeatView {
  const {wall, hand: pending, assistant, surplus} = scene;
  const turns = pending !== undefined;
  return {
    hand,
    bids: knownBids(round, turns, 10, 1),
    hasBid: turns,
    picked: turns,
    passed: false,
    ready: false,
    wall,
    score,
    ...(pending && {pending}),
    ...(assistant && {assistant}),
    ...(surplus && {surplus}),
  };
}

/** In the last turn of a round the other player is done. */
function otherSeat(scene: Scene, round: number, hand: number, wall: string[]): SeatView {
  const [turns, done] = [scene.hand !== undefined, scene.unsold !== undefined];
  return {
    hand,
    bids: knownBids(round, turns, done ? 11 : 9, 2),
    hasBid: turns,
    picked: done,
    passed: done,
    ready: done,
    wall,
    score,
  };
}

/** The bid of this round once it is revealed; before the first one the starting card (AS-B4). */
function knownBids(round: number, revealed: boolean, bid: number, start: number): number[] {
  if (revealed) return [bid];
  return round === 1 ? [start] : [];
}

function ownCards(scene: Scene, round: number, cards: number): View['own'] {
  const all = Array.from({length: cards}, (_, index) => index + 1).filter((card) => card !== 10);
  const earlier = all.slice(0, round - 1);
  const left = all.slice(round - 1);
  return scene.hand
    ? {hand: left, stack: [1, ...earlier, 10]}
    : {hand: [...left, 10].sort((a, b) => a - b), stack: [1, ...earlier]};
}

function suppliesOf(catalogue: Catalogue, tiles: readonly string[]): number[] {
  const items = tiles.map((tile) => readTile(tile).item);
  return catalogue.decor.map(({name}, index) => (box[index] ?? 0) - items.filter((item) => item === name).length);
}

/** A starting painting, the wanted decor, and paintings wherever there is room. */
function otherWall({wall, elsewhere = []}: Scene, catalogue: Catalogue, paintings: readonly PaintingKind[]): string[] {
  const starting = catalogue.paintings.find(({name, starting}) => starting && !paintingsIn(wall).includes(name));
  const taken = new Set(tilesOf(catalogue, {wall: elsewhere}).flatMap(({rect}) => squaresOf(rect)));
  const hung = [starting, ...paintings].flatMap((painting) => {
    const square = painting && freePlace(painting.name, catalogue, taken);
    if (!square) return [];
    for (const each of squaresOf(rectAt(square, sizeOf(catalogue, painting.name)))) taken.add(each);
    return [`${painting.name}@${square}`];
  });
  return [...hung, ...elsewhere];
}

function freePlace(item: Item, catalogue: Catalogue, taken: ReadonlySet<string>): string | null {
  const size = sizeOf(catalogue, item);
  for (let row = 0; row + size.height <= catalogue.rows; ++row) {
    for (let column = 0; column + size.width <= catalogue.columns; ++column) {
      const square = squareAt(column, row);
      if (squaresOf(rectAt(square, size)).every((each) => !taken.has(each))) return square;
    }
  }
  return null;
}

/** Decor on all squares that are left, except these: the rest of a wall that is full but for a hole. */
export function furnish(wall: readonly string[], catalogue: Catalogue, hole: readonly string[]): string[] {
  const taken = new Set([...tilesOf(catalogue, {wall: [...wall]}).flatMap(({rect}) => squaresOf(rect)), ...hole]);
  const pieces = ['3-', '3|', '2-', '2|', '1'].filter((item) => decorOf(catalogue, item));
  const hung: string[] = [];
  for (const item of pieces) {
    for (let left = box[catalogue.decor.findIndex(({name}) => name === item)] ?? 0; left > 0; --left) {
      const square = freePlace(item, catalogue, taken);
      if (!square) break;
      for (const each of squaresOf(rectAt(square, sizeOf(catalogue, item)))) taken.add(each);
      hung.push(`${item}@${square}`);
    }
  }
  return [...wall, ...hung];
}
