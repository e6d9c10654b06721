// Messages in five languages, by Project Fluent. A file of i18n/ is loaded when its language is chosen; English stands in for
// what is missing, which a test does not let happen.
import {FluentBundle, FluentNumber, type FluentResource, type FluentVariable} from '@fluent/bundle';
import {fetchFaces} from './faces';
import {isPlain, typeset} from './numbers';
import {languages, settings, type Language} from './settings.svelte';

type Files = Record<string, () => Promise<FluentResource['body']>>;
// Read when the page is built (lib/messages_plugin.ts).
const files = import.meta.glob('../i18n/*/*.ftl', {import: 'default'}) as Files;

/** The areas whose messages are there: at first those that most pages need. The others come with their pages, see useArea. */
const areas = new Set(['room', 'shell', 'story', 'table', 'wall']);

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
  const own = Promise.all([...areas].map((area) => fetchArea(wanted, area)));
  const [bodies] = await Promise.all([own, fetchFaces(wanted)]);
  const made = new FluentBundle(wanted, {useIsolating: false});
  for (const body of bodies) made.addResource({body});
  bundle = made;
  loaded = wanted;
  document.documentElement.lang = wanted;
}

/** Loads an area that only some pages need, in the language of the page. */
export async function useArea(area: string): Promise<void> {
  if (areas.has(area)) return;
  const into = bundle;
  const body = await fetchArea(loaded, area);
  into?.addResource({body});
  // Somebody may have changed the language in the meantime.
  if (into !== bundle) return useArea(area);
  areas.add(area);
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

/** The message of a key in the language of the page. Reactive: whoever calls it in markup is shown anew after a switch. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  const pattern = bundle?.getMessage(key)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, values && plainly(values)) : key;
}

/** Fetches something together with the words that it needs. */
export async function speaking<Page>(areas: readonly string[], page: Promise<Page>): Promise<Page> {
  const [fetched] = await Promise.all([page, ...areas.map(useArea)]);
  return fetched;
}
