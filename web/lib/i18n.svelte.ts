// Messages in five languages, by Project Fluent. A file of i18n/ is loaded when its language is chosen; English stands in for
// what is missing, which a test does not let happen.
import {FluentBundle, FluentResource, type FluentVariable} from '@fluent/bundle';
import {fetchFaces} from './faces';
import {languages, settings, type Language} from './settings.svelte';

type Files = Record<string, () => Promise<string>>;
const files = import.meta.glob('../i18n/*/*.ftl', {query: '?raw', import: 'default'}) as Files;

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
  const own = Object.entries(files).filter(([path]) => path.includes(`/${wanted}/`));
  const [texts] = await Promise.all([Promise.all(own.map(([, load]) => load())), fetchFaces(wanted)]);
  const made = new FluentBundle(wanted, {useIsolating: false});
  for (const text of texts) made.addResource(new FluentResource(text));
  bundle = made;
  loaded = wanted;
  document.documentElement.lang = wanted;
}

/** The message of a key in the language of the page. Reactive: whoever calls it in markup is shown anew after a switch. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  const pattern = bundle?.getMessage(key)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, values) : key;
}
