// Sizes, pictures and names of paintings and decor.
import {t} from '$lib/i18n.svelte';
import {titleOf} from '$lib/titles.svelte';
import type {Catalogue, DecorKind, Item, PaintingKind, SeatView, Square} from '../model';
import {cell, isPainting, readTile} from '../notation';
import {rectAt, type PlacedTile, type Size} from './geometry';

export function paintingOf(catalogue: Catalogue, item: Item): PaintingKind | undefined {
  return catalogue.paintings.find(({name}) => name === item);
}

export function decorOf(catalogue: Catalogue, item: Item): DecorKind | undefined {
  return catalogue.decor.find(({name}) => name === item);
}

export function sizeOf(catalogue: Catalogue, item: Item): Size {
  return (isPainting(item) ? paintingOf(catalogue, item) : decorOf(catalogue, item)) ?? {width: 1, height: 1};
}

export function tilesOf(catalogue: Catalogue, {wall}: Pick<SeatView, 'wall'>): PlacedTile[] {
  return wall.map(readTile).map(({item, square}) => ({
    item,
    square,
    rect: rectAt(square, sizeOf(catalogue, item)),
  }));
}

const decorPictures: Record<Item, {name: string; variants: number}> = {
  '1': {name: 'single', variants: 6},
  '2-': {name: 'wide', variants: 4},
  '2|': {name: 'tall', variants: 4},
  '3-': {name: 'frieze', variants: 4},
  '3|': {name: 'column', variants: 4},
};

/**
 * Name of the picture. Decor has several pictures. The square decides which one, so that it never changes and neighbours
 * differ.
 */
export function pictureName(item: Item, square: Square = 'a1'): string {
  const decor = decorPictures[item];
  if (!decor) return `art-society/${item}`;
  const {column, row} = cell(square);
  return `art-society/decor-${decor.name}-${((column * 2 + row * 3) % decor.variants) + 1}`;
}

/** 'Portrait: Girl with a Cat', 'Decor, 2 shields, lying'. */
export function itemName(catalogue: Catalogue, item: Item): string {
  const painting = paintingOf(catalogue, item);
  if (!painting) return t(`wall-decor-${decorPictures[item]?.name ?? 'single'}`);
  const title = titleOf(pictureName(item));
  const type = t(`wall-type-${painting.type}`);
  return title ? t('wall-painting', {type, title}) : type;
}
