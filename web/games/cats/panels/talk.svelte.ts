// Chat lines that are shown at the table: a bubble at the seat that speaks, and a mark on a painting that somebody points at.
import {createContext} from 'svelte';
import type {ChatLine, Seat} from '$generated/messages';
import {phrase, spoken, subject} from '$lib/phrases';
import {seatAt} from '$lib/seats';
import {tidy} from '$lib/text';
import type {Play} from '../play.svelte';

/** How long a bubble is to be seen, in ms. */
const lasting = 9000;

const look = 'cats-say-look';

/** The painting that a line points at; null for any other line. */
export function pointedAt(text: string): number | null {
  const painting = subject(text, look);
  return painting === null ? null : Number(painting);
}

export function pointing(painting: number): string {
  return phrase(look, painting);
}

export class Talk {
  /** the latest line of each seat, for a while */
  bubbles = $state.raw<Partial<Record<Seat, string>>>({});
  pointed = $state.raw<number | null>(null);
  readonly #play: Play;

  /** Whether there is anybody to talk to: computer cats don't listen. */
  readonly company: boolean = $derived.by(() => {
    const {table, seats} = this.#play.link.now;
    return (table?.seats ?? []).some(({kind}, at) => kind === 'person' && !seats.includes(seatAt(at)));
  });

  /** A component makes it, and it lives as long as that component, which shows the table. */
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
    this.bubbles = {...this.bubbles, [seat]: spoken(text)};
    const at = pointedAt(text);
    if (at) this.pointed = at;
    setTimeout(() => {
      if (this.bubbles[seat] === spoken(text)) this.bubbles = {...this.bubbles, [seat]: undefined};
      if (this.pointed === at) this.pointed = null;
    }, lasting);
  }
}

export const [useTalk, setTalk] = createContext<Talk>();
