// The black cat walks from beside the board to the painting on which it sleeps, and back.
import {crossfade, fade} from 'svelte/transition';
import {mayMove} from '$lib/settings.svelte';

/** Where only one of the two places is on the screen, it comes and goes there. */
export const [leave, come] = crossfade({
  duration: () => (mayMove() ? 1100 : 0),
  fallback: (node) => fade(node, {duration: mayMove() ? 400 : 0}),
});

/** There is one black cat at a table. */
export const blackCat = {key: 'black-cat'};
