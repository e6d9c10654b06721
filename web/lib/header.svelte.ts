// What a page puts into the header of the house, beside what is always there.
import type {Snippet} from 'svelte';

let tools = $state.raw<Snippet | null>(null);

export const header = {
  get tools(): Snippet | null {
    return tools;
  },
};

/** Shows them until the page calls what this returns. */
export function useTools(shown: Snippet): () => void {
  tools = shown;
  return () => {
    if (tools === shown) tools = null;
  };
}
