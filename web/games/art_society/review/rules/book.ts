// The rulebook in the language of the page, fetched when it is wanted.
import type {Rulebook} from '$lib/rulebook';
import type {Language} from '$lib/settings.svelte';

const files = import.meta.glob<Rulebook>('$docs/rules/art-society*.md', {query: '?rulebook', import: 'default'});

export async function loadBook(language: Language): Promise<Rulebook> {
  const name = language === 'en' ? 'art-society.md' : `art-society.${language}.md`;
  const load = Object.entries(files).find(([path]) => path.endsWith(`/${name}`))?.[1];
  if (!load) throw new Error(`there is no rulebook in ${language}`);
  return load();
}
