// Where things lie on a wall, as numbers of squares from its top left corner. No rule is here: which places are legal the
// engine says, this only measures them.
import type {Item, Square} from '../model';
import {cell, squareAt} from '../notation';

export interface Size {
  width: number;
  height: number;
}

export interface Rect extends Size {
  column: number;
  row: number;
}

/** A point of the wall; 1 is the side of a square. */
export interface Point {
  x: number;
  y: number;
}

export interface Line {
  from: Point;
  to: Point;
}

export interface PlacedTile {
  item: Item;
  square: Square;
  rect: Rect;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

export function rectAt(square: Square, {width, height}: Size): Rect {
  return {...cell(square), width, height};
}

export function centre({column, row, width, height}: Rect): Point {
  return {x: column + width / 2, y: row + height / 2};
}

/** As a CSS grid of one line a square wants it. */
export function gridArea({column, row, width, height}: Rect): string {
  return `${row + 1} / ${column + 1} / span ${height} / span ${width}`;
}

export function squaresOf({column, row, width, height}: Rect): Square[] {
  return Array.from({length: width * height}, (_, i) => squareAt(column + (i % width), row + Math.floor(i / width)));
}

/** Line by line, as one reads. */
export function inReadingOrder(squares: Iterable<Square>): Square[] {
  const rank = (square: Square) => cell(square).row * 100 + cell(square).column;
  return [...squares].sort((a, b) => rank(a) - rank(b));
}

/** The place whose tile would lie nearest to a tile held with its centre at `held`; null when none is within `reach`. */
export function nearestPlace(
  places: Iterable<Square>,
  size: Size,
  wall: Size,
  held: Point,
  reach: number,
): Square | null {
  // A tile held half over the edge is meant to lie at the edge.
  const inside = (at: number, tile: number, all: number) => Math.min(Math.max(at, tile / 2), all - tile / 2);
  const at = {x: inside(held.x, size.width, wall.width), y: inside(held.y, size.height, wall.height)};
  let best: Square | null = null;
  let least = reach;
  for (const place of places) {
    const there = centre(rectAt(place, size));
    const away = Math.hypot(there.x - at.x, there.y - at.y);
    if (away < least) [best, least] = [place, away];
  }
  return best;
}

const ahead: Record<Direction, (from: Point, to: Point) => {along: number; aside: number}> = {
  left: (from, to) => ({along: from.x - to.x, aside: Math.abs(from.y - to.y)}),
  right: (from, to) => ({along: to.x - from.x, aside: Math.abs(from.y - to.y)}),
  up: (from, to) => ({along: from.y - to.y, aside: Math.abs(from.x - to.x)}),
  down: (from, to) => ({along: to.y - from.y, aside: Math.abs(from.x - to.x)}),
};

/** The next place in a direction, rather straight ahead than near; null when there is none. */
export function placeToward(places: Iterable<Square>, from: Square, direction: Direction): Square | null {
  const point = (square: Square): Point => ({x: cell(square).column, y: cell(square).row});
  let best: Square | null = null;
  let least = Infinity;
  for (const place of inReadingOrder(places)) {
    const {along, aside} = ahead[direction](point(from), point(place));
    const cost = along + 2.1 * aside; // of two that are as far the one straight ahead
    if (along > 0 && cost < least) [best, least] = [place, cost];
  }
  return best;
}

/** The edge that two tiles have in common; null when they don't touch along one. */
export function seam(a: Rect, b: Rect): Line | null {
  const top = Math.max(a.row, b.row);
  const bottom = Math.min(a.row + a.height, b.row + b.height);
  const left = Math.max(a.column, b.column);
  const right = Math.min(a.column + a.width, b.column + b.width);
  const upright = left === right && top < bottom;
  const level = top === bottom && left < right;
  return upright || level ? {from: {x: left, y: top}, to: {x: right, y: bottom}} : null;
}

/** A point of a line, `share` of the way along. */
export function along({from, to}: Line, share: number): Point {
  return {x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share};
}

/** The squares as one path of SVG, and the border around all of them as another. */
export function paths(squares: ReadonlySet<Square>): {area: string; border: string} {
  const area: string[] = [];
  const border: string[] = [];
  for (const square of squares) {
    const {column: x, row: y} = cell(square);
    area.push(`M${x} ${y}h1v1h-1z`);
    if (!squares.has(squareAt(x, y - 1))) border.push(`M${x} ${y}h1`);
    if (!squares.has(squareAt(x, y + 1))) border.push(`M${x} ${y + 1}h1`);
    if (!squares.has(squareAt(x - 1, y))) border.push(`M${x} ${y}v1`);
    if (!squares.has(squareAt(x + 1, y))) border.push(`M${x + 1} ${y}v1`);
  }
  return {area: area.join(''), border: border.join('')};
}

/** The part of two areas that is the same, in squares. */
function overlap(a: Rect, b: Rect): number {
  const wide = Math.min(a.column + a.width, b.column + b.width) - Math.max(a.column, b.column);
  const high = Math.min(a.row + a.height, b.row + b.height) - Math.max(a.row, b.row);
  return Math.max(wide, 0) * Math.max(high, 0);
}

/** A tile that a card should rather not hide, and how much rather. */
export interface Seen {
  rect: Rect;
  weight: number;
}

/**
 * Where a card lies best beside a tile: on the wall as far as possible, over as little as possible of what hangs there, and
 * rather at a side of the tile than above or below, where the hand comes from.
 */
export function beside(tile: Rect, card: Size, wall: Size, seen: readonly Seen[]): Point {
  const within = (at: number, size: number, all: number) => Math.min(Math.max(at, 0), Math.max(all - size, 0));
  const level = within(tile.row, card.height, wall.height);
  const inLine = within(tile.column, card.width, wall.width);
  const spots = [
    {at: {x: tile.column + tile.width, y: level}, dislike: 0},
    {at: {x: tile.column - card.width, y: level}, dislike: 0},
    {at: {x: inLine, y: tile.row + tile.height}, dislike: 6},
    {at: {x: inLine, y: tile.row - card.height}, dislike: 6},
  ];
  const board = {column: 0, row: 0, ...wall};
  const cost = ({at, dislike}: (typeof spots)[number]) => {
    const spot = {column: at.x, row: at.y, ...card};
    const outside = card.width * card.height - overlap(spot, board);
    const hidden = seen.reduce((sum, {rect, weight}) => sum + weight * overlap(spot, rect), 0);
    return Math.round(100 * (4 * outside + hidden + dislike)); // so that only a visible difference decides
  };
  return spots.reduce((least, spot) => (cost(spot) < cost(least) ? spot : least)).at;
}
