// The table as its player holds it, with a game that takes a word: what may be done, and when.
import {beforeEach, describe, expect, it} from 'vitest';
import type {Seat} from '$generated/messages';
import type {GameEngine, Position} from '$lib/engine';
import type {Answer, TableLink} from '$lib/table';
import {readBy, textOf, type Form} from '../notation';
import {GamePlay} from '../play.svelte';

interface View {
  viewer: Seat | null;
  turn: Seat;
}
type Action = {kind: 'pass'} | {kind: 'say'; text: string};

const forms: Form<Action>[] = [
  [/^pass$/, () => ({kind: 'pass'})],
  [/^(say:.*)$/, ([token = '']) => ({kind: 'say', text: textOf(token)})],
];

/** The seat whose turn it is may pass or say something. The table waits for the seat after it. */
const engine: GameEngine<View, string, null> = {
  catalogue: null,
  look: (view): Position<View, string> => ({
    view,
    awaited: [view.turn === 'A' ? 'B' : 'A'],
    actors: ['A', 'B'],
    window: 0,
    choices: {undoable: view.viewer === view.turn ? ['pass'] : [], final: ['say:', 'unheard-of']},
    insight: `as ${view.viewer ?? 'nobody'} sees it`,
  }),
  attempt: () => ({clause: '', reason: ''}),
  rehearse: () => ({clause: '', reason: ''}),
};

class Play extends GamePlay<View, string, null, Action> {
  put = 0;
  protected read(token: string): Action | null {
    return readBy(forms, token);
  }
  take(): void {
    ++this.put;
  }
  protected override atTurn({turn}: View): Seat {
    return turn;
  }
}

let sent: [string, Seat | undefined][];
let answer: Answer;
beforeEach(() => {
  sent = [];
  answer = {done: true};
});

function sitDown(turn: Seat, ...seats: Seat[]) {
  const view = {viewer: seats[0] ?? null, turn};
  const now = {link: 'live', seats, game: view};
  const act = (token: string, seat?: Seat) => {
    sent.push([token, seat]);
    return Promise.resolve(answer);
  };
  const play = new Play({now, act} as unknown as TableLink, engine);
  play.shown = view;
  return play;
}

describe('a player', () => {
  it('is offered what the game can read, and knows what can be taken back', () => {
    const play = sitDown('A', 'A');
    expect(play.choices.map(({token, undoable}) => [token, undoable])).toEqual([
      ['pass', true],
      ['say:', false],
    ]);
    expect(play.offered('say')).toHaveLength(1);
    expect([...play.kinds]).toEqual(['pass', 'say']);
  });

  it('is told by the engine whom the table waits for', () => {
    expect(sitDown('A', 'A')).toMatchObject({awaited: ['B'], mine: false, index: 0});
    expect(sitDown('B', 'A')).toMatchObject({awaited: ['A'], mine: true});
    expect(sitDown('A')).toMatchObject({seat: null, index: -1, mine: false});
  });

  it('with several seats holds the one that is awaited, or else the one at turn, and acts for it', async () => {
    expect(sitDown('A', 'A', 'B', 'C').seat).toBe('B');
    const play = sitDown('A', 'C', 'A');
    expect(play.seat).toBe('A');
    expect(play.insight).toBe('as A sees it');
    await play.choose(play.offered('pass')[0]);
    expect(sent).toEqual([['pass', 'A']]);
  });

  it('says something in the words of the record', async () => {
    const play = sitDown('A', 'A');
    await play.choose(play.offered('say')[0], '  Ёлка &  co ');
    expect(sent).toEqual([['say:%D0%81%D0%BB%D0%BA%D0%B0%20%26%20co', undefined]]);
  });

  it('does nothing while the screen is behind the table or something is on its way', async () => {
    const play = sitDown('A', 'A');
    const [pass] = play.offered('pass');
    const first = play.choose(pass);
    expect(play.choices).toEqual([]);
    await Promise.all([first, play.choose(pass), play.act(['pass'])]);
    expect(sent).toHaveLength(1);
    play.shown = {viewer: 'A', turn: 'A'};
    await play.choose(pass);
    expect(sent).toHaveLength(1);
    expect(play.offered('pass')).toHaveLength(1);
  });

  it('puts back what is in the hand, stops at the first refusal and hears why', async () => {
    const play = sitDown('A', 'A');
    answer = {done: false, problem: {code: 'rules', clause: 'X-1', reason: 'no'}};
    await play.act(['pass', 'pass']);
    expect(sent).toHaveLength(1);
    expect(play).toMatchObject({put: 1, sending: false, problem: {clause: 'X-1'}});
  });
});
