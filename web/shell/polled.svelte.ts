// Something of the server that changes without us: asked for again and again while somebody looks at it.
export class Polled<T> {
  /** null until it came for the first time */
  value = $state.raw<T | null>(null);
  /** what the last attempt failed with */
  problem = $state.raw<unknown>(null);
  readonly #load: () => Promise<T>;

  /** In a component: it stops with it. A page that nobody looks at asks only so often, or never. */
  constructor(load: () => Promise<T>, everySeconds: number, unseenSeconds = Infinity) {
    this.#load = load;
    let asked = -Infinity;
    const look = () => {
      const seen = document.visibilityState === 'visible';
      if (!seen && Date.now() - asked < unseenSeconds * 1000) return;
      asked = Date.now();
      void this.refresh();
    };
    $effect(() => {
      look();
      const timer = setInterval(look, everySeconds * 1000);
      addEventListener('focus', look);
      document.addEventListener('visibilitychange', look);
      return () => {
        clearInterval(timer);
        removeEventListener('focus', look);
        document.removeEventListener('visibilitychange', look);
      };
    });
  }

  async refresh(): Promise<void> {
    try {
      this.value = await this.#load();
      this.problem = null;
    } catch (error) {
      this.problem = error;
    }
  }
}
