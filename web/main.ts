import './ui/fonts.css';
import './ui/theme.css';
import './ui/opening.css';
import './ui/form/form.css';
import {mount} from 'svelte';
import App from './shell/App.svelte';
import {useLanguage} from '$lib/i18n.svelte';
import {route} from '$lib/router.svelte';
import {turn} from '$lib/turns';
import {fetchSoon} from './shell/pages';

async function open(target: HTMLElement): Promise<void> {
  try {
    fetchSoon(route());
    await useLanguage();
    await turn();
    target.replaceChildren();
    mount(App, {target});
  } catch (error) {
    // The messages did not come, so there is no language to say it in but that of the document.
    target.textContent = 'Vernissage did not arrive in full. Look at your connection and load the page again.';
    throw error;
  }
}

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
void open(target);
