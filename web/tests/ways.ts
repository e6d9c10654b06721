// The ways in which people use the page: with a mouse, with a finger, with the keyboard.
import {expect, type Locator, type Page} from '@playwright/test';

export interface Way {
  /** Presses a button or follows a link. */
  press: (page: Page, what: Locator) => Promise<void>;
  /** Lays what is in the hand on some place of the wall. */
  hang: (page: Page, wall: Locator) => Promise<void>;
}

/** Squares of the wall from the middle outwards, as shares of its width and height: where one looks for a place. */
function* spots(): Generator<{x: number; y: number}> {
  for (let ring = 0; ring <= 5; ring++) {
    for (let x = -ring; x <= ring; x++) {
      for (let y = -ring; y <= ring; y++) {
        if (Math.max(Math.abs(x), Math.abs(y)) === ring) yield {x: 0.5 + x / 11, y: 0.5 + y / 11};
      }
    }
  }
}

async function* pointsOn(wall: Locator): AsyncGenerator<{x: number; y: number}> {
  await wall.scrollIntoViewIfNeeded();
  const box = await wall.boundingBox();
  if (!box) return;
  for (const {x, y} of spots()) {
    const inside = (share: number) => Math.min(0.98, Math.max(0.02, share));
    yield {x: box.x + inside(x) * box.width, y: box.y + inside(y) * box.height};
  }
}

export const mouse: Way = {
  press: (_page, what) => what.click(),
  async hang(page, wall) {
    const found = page.getByText(/^(You can still take it back in this round|You will be asked before it is final)$/);
    for await (const {x, y} of pointsOn(wall)) {
      await page.mouse.move(x, y);
      if (!(await found.isVisible())) continue;
      await page.mouse.click(x, y);
      return;
    }
    throw new Error('the mouse found no place on the wall');
  },
};

export const finger: Way = {
  press: (_page, what) => what.tap(),
  async hang(page, wall) {
    // The first tap on a place brings the button that hangs it there.
    const asked = page.getByRole('group', {name: 'Hang it here?'});
    for await (const {x, y} of pointsOn(wall)) {
      await page.touchscreen.tap(x, y);
      if (await asked.isVisible()) return;
    }
    throw new Error('the finger found no place on the wall');
  },
};

/** For tests that are about something else: the mouse, but no search for places. */
export const quick: Way = {
  press: mouse.press,
  async hang(_page, wall) {
    await wall.press('Home');
    await wall.press('Enter');
  },
};

/** The focus must be visible. */
async function expectFocusSeen(page: Page): Promise<void> {
  const unseen = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return '';
    // A control may be drawn by its label.
    const drawn = [focused, focused.closest('label')].filter((element) => element !== null);
    const seen = drawn.some((element) => {
      const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(element);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    });
    return seen ? '' : focused.outerHTML.slice(0, 200);
  });
  expect(unseen, 'has the focus, and nobody can see it').toBe('');
}

const mostKeys = 150;

/** The key that leads to an element from where the focus is. In a list with one tab stop arrows lead on from there. */
const keyTo = (what: Locator) =>
  what.evaluate((element) => {
    const focused = document.activeElement;
    if (element === focused) return 'Enter';
    if (!focused || element.tabIndex >= 0 || !element.closest('ol')?.contains(focused)) return 'Tab';
    const before = element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
    return before ? 'ArrowLeft' : 'ArrowRight';
  });

export const keyboard: Way = {
  async press(page, what) {
    for (let keys = 0; keys < mostKeys; keys++) {
      const key = await keyTo(what);
      await page.keyboard.press(key);
      if (key === 'Enter') return;
      await expectFocusSeen(page);
    }
    throw new Error(`the keyboard does not lead to ${what.toString()}`);
  },
  async hang(page, wall) {
    const focused = () => wall.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; tabs < mostKeys && !(await focused()); tabs++) await page.keyboard.press('Tab');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
  },
};
