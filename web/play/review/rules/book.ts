// A rulebook in the language of the page, fetched when it is wanted.
import type {Rulebook} from '$lib/rulebook';
import type {Language} from '$lib/settings.svelte';

const files = import.meta.glob<Rulebook>('$docs/rules/*.md', {query: '?rulebook', import: 'default'});

export async function loadBook(game: string, language: Language): Promise<Rulebook> {
  const name = language === 'en' ? `${game}.md` : `${game}.${language}.md`;
  const load = Object.entries(files).find(([path]) => path.endsWith(`/${name}`))?.[1];
  if (!load) throw new Error(`there is no rulebook of ${game} in ${language}`);
  return load();
}
