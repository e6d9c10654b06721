import {expect, test} from './house';
import {keyboard} from './ways';

test('everything can be done with the keyboard alone', async ({visitor}) => {
  const anna = await visitor();
  anna.way = keyboard;
  await anna.playNow();
  await anna.playToRound(3);
  await expect(anna.round).toHaveText('Round 3');
});
