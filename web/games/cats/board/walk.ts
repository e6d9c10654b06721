// The black cat walks from beside the board to the painting on which it sleeps, and back.
import {crossfade, fade} from 'svelte/transition';
import {mayMove} from '$lib/settings.svelte';

/** If only one of the two places is on the screen, the cat appears or disappears there. */
export const [leave, come] = crossfade({
  duration: () => (mayMove() ? 1100 : 0),
  fallback: (node) => fade(node, {duration: mayMove() ? 400 : 0}),
});

/** There is one black cat at a table. */
export const blackCat = {key: 'black-cat'};
