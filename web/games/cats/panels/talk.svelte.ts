// What is said at the table, where it belongs: a bubble at the seat that says it, and a painting that somebody points at. It
// is all plain lines of the chat; one that points begins with a hand and a number, in every language.
import {getContext, setContext} from 'svelte';
import type {ChatLine, Seat} from '$generated/messages';
import {tidy} from '$lib/text';
import type {Play} from '../play.svelte';

const hand = '☞';
/** How long a bubble is to be seen, in ms. */
const lasting = 9000;

/** The painting that a line points at; null for any other line. */
export function pointedAt(text: string): number | null {
  const number = new RegExp(`^${hand}\\s*(\\d+)`).exec(text)?.[1];
  return number ? Number(number) : null;
}

export function pointing(painting: number, words: string): string {
  return `${hand} ${painting} ${words}`;
}

export class Talk {
  /** the latest line of each seat, for a while */
  bubbles = $state.raw<Partial<Record<Seat, string>>>({});
  pointed = $state.raw<number | null>(null);
  readonly #play: Play;

  /** To be made by a component, whose life is the life of the table. */
  constructor(play: Play) {
    this.#play = play;
    let heard: number | null = null;
    $effect(() => {
      const {chat, muted, table} = play.link.now;
      if (!table) return;
      const news = heard === null ? [] : chat.filter(({id, seat}) => id > (heard ?? 0) && !muted.includes(seat));
      heard = chat.at(-1)?.id ?? 0;
      for (const line of news) this.#hear(line);
    });
  }

  async say(words: string): Promise<void> {
    const answer = await this.#play.link.say(tidy(words, 300));
    if (!answer.done) this.#play.problem = answer.problem;
  }

  #hear({seat, text}: ChatLine): void {
    this.bubbles = {...this.bubbles, [seat]: text};
    const at = pointedAt(text);
    if (at) this.pointed = at;
    setTimeout(() => {
      if (this.bubbles[seat] === text) this.bubbles = {...this.bubbles, [seat]: undefined};
      if (this.pointed === at) this.pointed = null;
    }, lasting);
  }
}

const key = Symbol('talk');

export function setTalk(talk: Talk): void {
  setContext(key, talk);
}

export function useTalk(): Talk {
  return getContext<Talk>(key);
}
