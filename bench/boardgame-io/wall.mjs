// The walls of the gallery: 14 x 11 squares, tiles written as our own views write them ("p17@g4"). Server and load
// generator share this file, so the generator can plan legal moves without asking.
export const COLUMNS = 14;
export const ROWS = 11;
export const SEATS = 4;
export const LOTS = SEATS + 1;
export const BID_CARDS = 20;
export const MAX_ROUNDS = 18;
export const PAINTINGS = 96;

const SHAPES = [[2, 3], [3, 2], [2, 2]];

/** What a painting is: its size, one of four types, and the value that moves the type's marker in the museum. */
export function painting(id) {
  const [width, height] = SHAPES[id % SHAPES.length];
  return { width, height, type: id % 4, value: width + height - 1 };
}

export const squareName = (x, y) => String.fromCharCode(97 + x) + (y + 1);

/** The column and row of a square's name, or null for anything else a client may send. */
export function squareOf(name) {
  const found = /^([a-n])([1-9]|1[01])$/.exec(name);
  return found && { x: found[1].charCodeAt(0) - 97, y: Number(found[2]) - 1 };
}

export const tileName = (id, square) => `p${id}@${square}`;
export const paintingOf = (tile) => Number(tile.slice(1, tile.indexOf('@')));

// There are few different tiles; reading each name once keeps the check of a wall cheap.
const rectangles = new Map();

function rectangle(tile) {
  let known = rectangles.get(tile);
  if (!known) {
    const { x, y } = squareOf(tile.slice(tile.indexOf('@') + 1));
    const { width, height } = painting(paintingOf(tile));
    known = { left: x, top: y, right: x + width, bottom: y + height };
    rectangles.set(tile, known);
  }
  return known;
}

const overlap = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

// A common edge, not only a corner: the ranges meet in one direction and overlap in the other.
function touch(a, b) {
  const sideBySide = (a.right === b.left || b.right === a.left) && a.top < b.bottom && b.top < a.bottom;
  const stacked = (a.bottom === b.top || b.bottom === a.top) && a.left < b.right && b.left < a.right;
  return sideBySide || stacked;
}

/** Whether a painting may hang with its top left corner there: on the wall, on free squares, touching a tile. */
export function fits(wall, id, x, y) {
  const { width, height } = painting(id);
  const here = { left: x, top: y, right: x + width, bottom: y + height };
  if (x < 0 || y < 0 || here.right > COLUMNS || here.bottom > ROWS) return false;
  let touches = false;
  for (const tile of wall) {
    const other = rectangle(tile);
    if (overlap(here, other)) return false;
    touches ||= touch(here, other);
  }
  return touches;
}

/** The first square in reading order where the painting may hang, or null. */
export function firstPlace(wall, id) {
  for (let y = 0; y < ROWS; y += 1) {
    for (let x = 0; x < COLUMNS; x += 1) {
      if (fits(wall, id, x, y)) return squareName(x, y);
    }
  }
  return null;
}

/** All paintings but the first four in an order that follows from the seed; those four hang from the start. */
export function shuffledDeck(seed) {
  const deck = Array.from({ length: PAINTINGS - SEATS }, (_, i) => i + SEATS);
  let random = seed >>> 0;
  for (let i = deck.length - 1; i > 0; i -= 1) {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    const j = Math.floor((random / 2 ** 32) * (i + 1));
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
}

/** Seats by their bids, the highest first; of equal bids the lower seat. */
export function bidOrder(bids) {
  return bids.map((_, seat) => seat).sort((a, b) => bids[b] - bids[a] || a - b);
}
