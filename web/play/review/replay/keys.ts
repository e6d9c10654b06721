// The keys of the replay.
import type {Player} from './player.svelte';

const actions: Record<string, (player: Player) => void> = {
  ' ': (player) => player.toggle(),
  ArrowRight: (player) => player.next(),
  ArrowLeft: (player) => player.previous(),
  PageDown: (player) => player.nextRound(),
  PageUp: (player) => player.previousRound(),
  Home: (player) => player.go(0),
  End: (player) => player.go(player.course.end),
};

/** Does what a key means, unless what has the focus needs it itself. */
export function keys(event: KeyboardEvent, player: Player): void {
  const action = actions[event.key];
  if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
  const focus = event.target instanceof Element ? event.target : null;
  if (focus?.closest('input, select, textarea, dialog')) return;
  if (event.key === ' ' && focus?.closest('button, a, summary')) return;
  event.preventDefault();
  action(player);
}
