// Messages in five languages, in the format of Project Fluent. Each file of i18n/ is an area, which is loaded when a page
// needs it. A test makes sure that no language lacks a message.
import {untrack} from 'svelte';
import {FluentBundle, FluentNumber, type FluentResource, type FluentVariable} from '@fluent/bundle';
import {fetchFaces} from './faces';
import {isPlain, typeset} from './numbers';
import {languages, settings, type Language} from './settings.svelte';

type Files = Record<string, () => Promise<FluentResource['body']>>;
// Read when the page is built (plugins/messages.ts).
const files = import.meta.glob('../i18n/*/*.ftl', {import: 'default'}) as Files;

/** The lobby speaks of every game, so these words are there from the beginning. */
const cards = Object.keys(files).flatMap((file) => /i18n.en.(\w+_card)/.exec(file)?.[1] ?? []);

/**
 * The areas that are loaded. At first these are the ones that most pages need; the others come with their pages
 * (useArea).
 */
const areas = new Set(['room', 'shell', ...cards]);

/** The name of an area that belongs to a game: 'art-society', 'new' is art_society_new. */
export function areaOf(game: string, part: string): string {
  return `${game.replaceAll('-', '_')}_${part}`;
}

function fetchArea(language: Language, area: string): Promise<FluentResource['body']> {
  return files[`../i18n/${language}/${area}.ftl`]?.() ?? Promise.resolve([]);
}

let bundle = $state.raw<FluentBundle | null>(null);
let loaded = $state.raw<Language>('en');

/** The best of our languages for what the browser prefers. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const tag = wish.toLowerCase();
    if (tag.startsWith('zh')) return /hant|tw|hk|mo/.test(tag) ? 'zh-Hant' : 'zh-Hans';
    const found = languages.find((language) => tag === language || tag.startsWith(`${language}-`));
    if (found) return found;
  }
  return 'en';
}

export function language(): Language {
  return loaded;
}

/** Loads the chosen language and makes it the page's. */
export async function useLanguage(
  wanted: Language = settings.language ?? preferred(navigator.languages),
): Promise<void> {
  const made = new FluentBundle(wanted, {useIsolating: false});
  const faces = fetchFaces(wanted);
  const has = new Set<string>();
  // Another area may be wanted meanwhile.
  while (has.size < areas.size) {
    const more = [...areas].filter((area) => !has.has(area));
    const bodies = await Promise.all(more.map((area) => fetchArea(wanted, area)));
    for (const body of bodies) made.addResource({body});
    for (const area of more) has.add(area);
    await faces;
  }
  bundle = made;
  loaded = wanted;
  document.documentElement.lang = wanted;
}

/** Areas that are on their way. */
const coming = new Map<string, Promise<void>>();

/** Loads an area that only some pages need. Every language that is loaded from now on brings it too. */
export function useArea(area: string): Promise<void> {
  const promise = coming.get(area) ?? bring(area);
  coming.set(area, promise);
  return promise;
}

async function bring(area: string): Promise<void> {
  if (areas.has(area)) return;
  areas.add(area);
  // Untracked: an area need not be awaited again after a change of language.
  const [into, wanted] = untrack(() => [bundle, loaded]);
  // Before the first language nothing is shown, and it brings the area with it.
  if (!into) return;
  try {
    into.addResource({body: await fetchArea(wanted, area)});
  } catch (error) {
    areas.delete(area);
    coming.delete(area);
    throw error;
  }
}

/** A number that is written without asking the browser how; its plural form is still the language's. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return typeset(String(this.value));
  }
}

function plainly(values: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const entries = Object.entries(values);
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      typeof value === 'number' && isPlain(value) ? new PlainNumber(value) : value,
    ]),
  );
}

/**
 * The message of a key in the language of the page. Reactive: markup that calls it is updated when the language changes.
 */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  const pattern = bundle?.getMessage(key)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, values && plainly(values)) : key;
}

/** Fetches something together with the words that it needs. */
export async function speaking<Page>(areas: readonly string[], page: Promise<Page>): Promise<Page> {
  const [fetched] = await Promise.all([page, ...areas.map(useArea)]);
  return fetched;
}
