// A small picture for what happened.
import {paintingTypes} from '../model';
import {pictureName} from '../wall/items';
import type {Happening} from './happening';

/** Name of a picture. */
export function iconOf(happening: Happening): string {
  switch (happening.kind) {
    case 'dealt':
    case 'picked':
    case 'bought':
      return pictureName(happening.painting);
    case 'hung':
    case 'decorated':
      return pictureName(happening.item, happening.square);
    case 'swapped':
      return pictureName(happening.takes);
    case 'arrived':
    case 'meanwhile':
    case 'turned-up':
    case 'round':
      return 'art-society/gavel';
    case 'card':
      return `art-society/start-bid-${happening.card}`;
    case 'revealed':
      return `art-society/bid-${happening.bids[0]?.cards[0] ?? 1}`;
    case 'given':
      return 'art-society/assistant';
    case 'surplus':
      return 'art-society/surplus';
    case 'fashion': {
      const best = happening.multipliers.indexOf(Math.max(...happening.multipliers));
      return `art-society/marker-${paintingTypes[best] ?? 'city'}`;
    }
    case 'ending':
    case 'over':
      return 'art-society/full-wall';
    case 'named':
    case 'bid':
    case 'turn':
      return 'art-society/bid-back';
    default:
      return 'art-society/decor-single-1';
  }
}
