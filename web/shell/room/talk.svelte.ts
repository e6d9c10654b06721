// The chat of a table as one person follows it: which lines are new, and whether the chat is open.
import type {ChatLine} from '$generated/messages';
import {announce} from '$lib/announce.svelte';
import {t} from '$lib/i18n.svelte';
import {spoken} from '$lib/phrases';
import {settings} from '$lib/settings.svelte';
import type {TableLink} from '$lib/table';

export class Talk {
  open = $state(false);
  /** id of the newest line that was on the screen; null until the table is loaded, because older lines are not new */
  #read = $state<number | null>(null);
  readonly #link: () => TableLink;

  /** Lines of all but those who are muted. */
  readonly lines: ChatLine[] = $derived.by(() => {
    const {chat, muted} = this.#link().now;
    return chat.filter(({seat}) => !muted.includes(seat));
  });

  readonly unread: number = $derived.by(() => {
    const {seat} = this.#link().now;
    return this.open ? 0 : this.lines.filter((line) => line.seat !== seat && line.id > (this.#read ?? Infinity)).length;
  });

  /** A component makes it, and it lives as long as that component, which shows the table. */
  constructor(link: () => TableLink) {
    this.#link = link;
    let said = Infinity;
    $effect(() => {
      if (!link().now.table) return;
      const newest = this.lines.at(-1);
      if (this.open || this.#read === null) this.#read = newest?.id ?? -1;
      // The open chat is a log, which screen readers follow by themselves.
      if (newest && newest.id > said && newest.seat !== link().now.seat && !this.open && settings.readChat)
        announce(t('room-chat-said', {name: newest.name, text: spoken(newest.text)}));
      said = newest?.id ?? -1;
    });
  }
}
