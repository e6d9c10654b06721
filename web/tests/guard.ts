// Watches a page for things that no test may overlook: errors, and requests that failed.
import {expect, type Page} from '@playwright/test';

export class Guard {
  readonly #faults: string[] = [];
  readonly #pardoned: RegExp[] = [];

  constructor(page: Page) {
    page.on('pageerror', ({message, stack}) => this.#found(`page error: ${stack ?? message}`));
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      this.#found(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Requests that are still under way fail when the person leaves the page.
      if (reason !== 'net::ERR_ABORTED') this.#found(`request failed: ${request.url()} ${reason}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.#found(`response ${response.status()}: ${response.url()}`);
    });
  }

  /** Messages that a test causes on purpose. */
  pardon(...expected: RegExp[]): void {
    this.#pardoned.push(...expected);
  }

  check(): void {
    expect(this.#faults.filter((fault) => !this.#pardoned.some((expected) => expected.test(fault)))).toEqual([]);
  }

  #found(fault: string): void {
    this.#faults.push(fault);
  }
}
