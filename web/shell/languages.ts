// The languages to choose from.
import {alert} from '$lib/announce.svelte';
import {preferred, t, useLanguage} from '$lib/i18n.svelte';
import {choose, type Language} from '$lib/settings.svelte';

/** The names of the languages, each in its own language. */
export const ownNames: Record<Language, string> = {
  en: 'English',
  ru: 'Русский',
  pl: 'Polski',
  'zh-Hant': '繁體中文',
  'zh-Hans': '简体中文',
};

/** Makes it the language of the page and keeps it; null is as the browser says. Without a line all stays as it was. */
export async function chooseLanguage(wanted: Language | null): Promise<void> {
  try {
    await useLanguage(wanted ?? preferred(navigator.languages));
    choose({language: wanted});
  } catch {
    alert(t('room-problem-lost'));
  }
}
