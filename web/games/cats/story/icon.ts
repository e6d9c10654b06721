// The picture beside a line of the story.
import {eventPicture, masterpiece, paintPicture, propertyPicture, trapPicture} from '../pictures';
import type {Happening} from './happening';

export function iconOf(one: Happening): string {
  switch (one.kind) {
    case 'event':
      return eventPicture(one.event);
    case 'trap':
      return trapPicture(one.trap);
    case 'took':
      return paintPicture(one.colour);
    case 'put':
      return paintPicture(one.give);
    case 'proposed':
    case 'pawed':
      return propertyPicture('paw');
    case 'used':
      return propertyPicture(one.property);
    case 'opened':
    case 'tried':
    case 'cleaned':
    case 'closed':
    case 'splashed':
      return masterpiece(one.painting);
    case 'nap':
      return 'cats/black-cat-asleep';
    case 'rolled':
      return 'cats/die-12';
    case 'exchange':
    case 'exchanged':
    case 'dropped':
    case 'replaced':
    case 'swapped':
      return 'cats/paint-back';
    default:
      return 'cats/black-cat';
  }
}
