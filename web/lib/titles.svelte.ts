// Titles of pictures in five languages (GET /art/index.json). The list is long and only for names, so it is fetched when the
// first title is wanted; until it has come there are none.
import {language} from './i18n.svelte';
import type {Language} from './settings.svelte';

type Titles = Partial<Record<Language, string>>;

/** The part of the list that is read here. */
interface Index {
  decks: Record<string, {paintings?: {name: string; title: Titles}[]}>;
}

let titles = $state.raw<ReadonlyMap<string, Titles>>(new Map());
let asked = false;

export function readTitles(index: Index): Map<string, Titles> {
  const paintings = Object.values(index.decks).flatMap((deck) => deck.paintings ?? []);
  return new Map(paintings.map(({name, title}) => [name, title]));
}

async function load(): Promise<void> {
  try {
    const answer = await fetch('/art/index.json');
    if (answer.ok) titles = readTitles((await answer.json()) as Index);
  } catch {
    asked = false; // the connection is broken; the next call tries again
  }
}

/** The title of 'art-society/p17' in the language of the page; null while it is not known. Reactive. */
export function titleOf(picture: string): string | null {
  if (!asked) {
    asked = true;
    void load();
  }
  return titles.get(picture)?.[language()] ?? null;
}
