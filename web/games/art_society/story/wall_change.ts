// What changed on one wall between two views.
import type {Catalogue, SeatView, Square} from '../model';
import {isPainting, readTile, type Tile} from '../notation';
import {rectAt, squaresOf} from '../wall/geometry';
import {sizeOf} from '../wall/items';
import {squareOfStep} from '../wall/steps';

export interface WallChange {
  gained: Tile[];
  lost: Tile[];
  /** decor lies in other pieces on the same squares (AS-H5) */
  exchanged: boolean;
}

export function wallChange(before: SeatView, after: SeatView, catalogue: Catalogue): WallChange {
  const only = (a: SeatView, b: SeatView) => a.wall.filter((tile) => !b.wall.includes(tile)).map(readTile);
  const [gained, lost] = [only(after, before), only(before, after)];
  const covered = (tiles: readonly Tile[]) =>
    new Set(tiles.flatMap(({item, square}) => squaresOf(rectAt(square, sizeOf(catalogue, item)))));
  const within = (squares: ReadonlySet<Square>) => (tile: Tile) =>
    [...covered([tile])].every((square) => squares.has(square));

  // Only decor of earlier rounds is exchanged; pieces of this round come and go by steps.
  const recent = new Set((before.steps ?? []).map(squareOfStep));
  const old = lost.filter(({item, square}) => !isPainting(item) && !recent.has(square));
  const anew = gained.filter(({item}) => !isPainting(item)).filter(within(covered(old)));
  if (anew.length === 0 || !old.every(within(covered(anew)))) return {gained, lost, exchanged: false};
  return {
    gained: gained.filter((tile) => !anew.includes(tile)),
    lost: lost.filter((tile) => !old.includes(tile)),
    exchanged: true,
  };
}
