// The typeface of headings comes in one file for each script. The one of the Latin letters is fetched with the page.
import type {Language} from './settings.svelte';

const letters: Partial<Record<Language, string>> = {ru: 'Ж', pl: 'ł'};
const patience = 400; // ms; then the system's letters do as well

/**
 * Fetches the letters that headings in this language need besides, so that they are there when the first heading is
 * drawn.
 */
export async function fetchFaces(language: Language): Promise<void> {
  const sample = letters[language];
  if (!sample || !('fonts' in document)) return;
  const fetched = document.fonts.load('600 1em Lora', sample).catch(() => []);
  await Promise.race([fetched, new Promise((done) => setTimeout(done, patience))]);
}
