// For tests: every word of the page, from all areas.
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {useArea, useLanguage} from '../i18n.svelte';
import type {Language} from '../settings.svelte';

const areas = readdirSync(join(import.meta.dirname, '../../i18n/en')).map((file) => file.replace('.ftl', ''));

export async function speak(language: Language): Promise<void> {
  await useLanguage(language);
  await Promise.all(areas.map(useArea));
}
