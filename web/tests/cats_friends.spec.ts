// Two people help each other, each in a page of their own: a jump and a Helping Paw, from the offer to what comes of it.
import {Cat} from './cat';
import {expect, test} from './house';
import {Server} from './server';

/** With this seed the first moves of a night lead to both. */
const seed = '5d69f8e4d1f0db69a3944874a3072fd3';
const untilJump = 'A take, B take, A clean12@12, A put-b@b, B clean9@9, B drop-g, B put-r@c, B stop';
const untilPaw = 'A put-b@b, B clean12@1';

test('two people jump the queue for each other, and lend each other a paw', async ({visitor}) => {
  const house = await new Server().start();
  const there = {baseURL: house.address};
  const [anna, ben] = [new Cat(await visitor(there)), new Cat(await visitor(there))];
  try {
    const {request} = anna.page;
    const post = async (path: string, data: object): Promise<unknown> =>
      (await request.post(path, {data, headers: {origin: house.address}})).json();
    await post('/api/session', {name: 'Anna'});
    const {match} = (await post('/api/matches', {game: 'cats', seats: ['me', 'open']})) as {match: string};
    await house.reseed(match, seed);

    await anna.page.goto(`/table/${match}`);
    await ben.page.goto(await anna.page.getByRole('textbox', {name: 'Link for players'}).inputValue());
    await ben.page.getByLabel('Your name').fill('Ben');
    await ben.press(ben.button('Sit down'));
    const play = async (moves: string) => {
      for (const move of moves.split(', ')) {
        const [seat = '', token = ''] = move.split(' ');
        await (seat === 'A' ? anna : ben).perform(token);
      }
    };

    await play(untilJump);
    await expect(anna.headline).toHaveText('Painting 9 is still dirty. Will you help?');
    await expect(ben.headline).toHaveText('Will Anna jump the queue?');
    await play('A jump10');
    await expect(ben.headline).toHaveText('Anna tries. It still needs blue.');

    await play(untilPaw);
    await expect(ben.painting(9)).toHaveAccessibleName(/^Painting 9: clean\./);
    await play('B paw9-Ayr');
    await expect(anna.tray).toContainText('Ben would like your red and gives you yellow.');
    await expect(ben.tray).toContainText('Anna is thinking …');
    await play('A yes, B put-r@b');
    for (const each of [anna, ben]) {
      await expect(each.page.getByRole('log', {name: 'Story'})).toContainText('Helping Paw: yellow from');
      await expect(each.painting(1)).toHaveAccessibleName(/^Painting 1: clean\./);
    }
  } finally {
    await Promise.all([anna.page.close(), ben.page.close()]); // before the house closes
    await house.stop();
  }
});
