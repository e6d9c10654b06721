// What must be true of every page in every look: it fits the screen, it is in the right language, everybody can use it.
import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

export const languages = ['en', 'ru', 'pl', 'zh-Hant', 'zh-Hans'] as const;
export const desktop = {width: 1440, height: 900};
export const phone = {width: 360, height: 740};

/** What does not fit: the page, or the word of a button. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const wide = root.scrollWidth > root.clientWidth ? [`the page: ${root.scrollWidth} px`] : [];
    const cut = [...document.querySelectorAll<HTMLElement>('button, a.button, select')]
      .filter((element) => element.checkVisibility() && element.innerText.trim() !== '')
      .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 160));
    return [...wide, ...cut];
  });

/** No page scrolls sideways, and no button is too small for its word. A page that was made narrower has a moment to arrange itself. */
export async function expectFits(page: Page, where: string): Promise<void> {
  await expect.poll(() => tooWide(page), {message: `${where}: too wide`, timeout: 3000}).toEqual([]);
}

/** A text that is missing shows as its key. */
export async function expectTranslated(page: Page, where: string): Promise<void> {
  const keys = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      // The rulebook names options as the program does.
      const {parentElement, textContent} = walker.currentNode;
      if (!parentElement?.closest('code')) texts.push(textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '');
    }
    return texts.map((text) => text.trim()).filter((text) => /^[a-z]+(-[a-z\d]+)+$/.test(text));
  });
  expect([...new Set(keys)], `${where}: texts that are missing`).toEqual([]);
}

export async function expectAccessible(page: Page, where: string): Promise<void> {
  const {violations} = await new AxeBuilder({page}).analyze();
  const found = violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html.slice(0, 160)).join(' | ')}`);
  expect(found, `${where}: found by axe`).toEqual([]);
}

/** Everything that a finger has to hit is large enough, at least for the finger. Links within a text are left out. */
export async function expectTargets(page: Page, where: string): Promise<void> {
  const small = await page.evaluate(() => {
    const half = 44 / 2 - 0.5;
    const answersAround = (target: Element) => {
      target.scrollIntoView({block: 'center'});
      const {x, y, width, height} = target.getBoundingClientRect();
      const middle = {x: x + width / 2, y: y + height / 2};
      return [-half, half].every(
        (away) =>
          target.contains(document.elementFromPoint(middle.x + away, middle.y)) &&
          target.contains(document.elementFromPoint(middle.x, middle.y + away)),
      );
    };
    const controls = document.querySelectorAll<HTMLElement>('button, a[href], input, select, summary, [role=button]');
    return [...controls].flatMap((control) => {
      const target = control.closest('label') ?? control;
      const seen = target.checkVisibility({visibilityProperty: true}) && getComputedStyle(target).clipPath === 'none';
      if (!seen || getComputedStyle(target).display === 'inline') return [];
      const {width, height} = target.getBoundingClientRect();
      if ((width >= 2 * half && height >= 2 * half) || answersAround(target)) return [];
      return [`${width.toFixed(0)}×${height.toFixed(0)} ${control.outerHTML.slice(0, 140)}`];
    });
  });
  expect(small, `${where}: too small for a finger`).toEqual([]);
}

/** By the switch in the header. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.getByRole('banner').getByRole('combobox').first().selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Everything above, in all languages, wide and narrow, by day and in the evening. */
export async function inspect(page: Page, where: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme: theme, reducedMotion: 'reduce'});
    await expectAccessible(page, `${where}, ${theme}`);
  }
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    for (const language of languages) {
      await speak(page, language);
      await expectTranslated(page, `${where} in ${language}`);
      await expectFits(page, `${where} in ${language} at ${size.width} px`);
    }
  }
  await speak(page, 'en');
}
