import {expect, it} from 'vitest';
import {faultsOf} from '../messages';

const house = ['new', 'play', 'review', 'room', 'settings', 'shell'];
const chess = ['chess_card', 'chess_new', 'chess_table'];

it('areas belong to the house or to a game that there is', () => {
  expect(faultsOf([...house, ...chess], ['chess'])).toEqual([]);
  expect(faultsOf([...house, ...chess, 'table'], ['chess'])).toEqual(['table.ftl belongs to no game']);
  expect(faultsOf([...house, ...chess, 'go_card'], ['chess'])).toEqual(['go_card.ftl belongs to no game']);
});

it('a game without the words of the lobby or of a new table is refused', () => {
  expect(faultsOf([...house, 'chess_card'], ['chess'])).toEqual(['chess_new.ftl is missing']);
  expect(faultsOf(house.slice(1), [])).toEqual(['new.ftl is missing']);
});
