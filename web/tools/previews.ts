// The pictures that messengers show with a link to a match (server/web/preview.h): one for each game, of what the lobby shows of it.
import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {say} from './visit';

const size = {width: 1200, height: 630};

/** Leaves nothing on the lobby's page but the picture of the game and its name. */
function compose(page: Page): Promise<void> {
  return page.evaluate(() => {
    const picture = document.querySelector<HTMLElement>('.hero .picture');
    const name = document.querySelector<HTMLElement>('.hero .game');
    if (!picture || !name) throw new Error('the lobby shows no game');
    const sheet = document.createElement('div');
    sheet.style.cssText =
      'position:fixed;inset:0;z-index:1000;display:grid;grid-template-columns:minmax(0,1fr) 330px;align-items:center;gap:44px;' +
      'padding:36px 48px;background:var(--ground)';
    const words = document.createElement('div');
    const icon = document.querySelector<HTMLElement>('header .brand img')?.cloneNode() as HTMLImageElement;
    icon.style.cssText = 'width:112px;height:112px;margin-bottom:26px';
    name.style.cssText = 'font-size:52px;line-height:1.1;color:var(--ink)';
    const house = document.createElement('p');
    house.textContent = 'Vernissage';
    house.style.cssText = 'margin-top:22px;color:var(--brass);font:600 30px var(--serif)';
    words.append(icon, name, house);
    picture.style.cssText = 'margin:0;width:100%';
    sheet.append(picture, words);
    document.body.append(sheet);
  });
}

export async function drawPreviews(page: Page, folder: string): Promise<void> {
  mkdirSync(folder, {recursive: true});
  await page.setViewportSize(size);
  await page.goto('/');
  const links = page.getByRole('navigation', {name: 'Games'}).getByRole('link');
  await links.first().waitFor();
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  for (const address of addresses) {
    const id = new URL(address).searchParams.get('game') ?? '';
    say(id);
    await page.goto(address);
    await page.getByRole('heading', {level: 1}).waitFor();
    await page.waitForLoadState('networkidle');
    await compose(page);
    await page.waitForTimeout(300);
    await page.screenshot({path: join(folder, `${id}.jpg`), type: 'jpeg', quality: 84});
  }
}
