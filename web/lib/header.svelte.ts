// What a page adds to the header of the house.
import type {Snippet} from 'svelte';

let tools = $state.raw<Snippet | null>(null);
let game = $state.raw<string | null>(null);

export const header = {
  get tools(): Snippet | null {
    return tools;
  },
  /** the one that a page is about whose address does not name it */
  get game(): string | null {
    return game;
  },
};

/** Shows them until the page calls what this returns. */
export function useTools(shown: Snippet): () => void {
  tools = shown;
  return () => {
    if (tools === shown) tools = null;
  };
}

/** Leads to the rules of this game until the page calls what this returns. */
export function useGame(id: string): () => void {
  game = id;
  return () => {
    if (game === id) game = null;
  };
}
