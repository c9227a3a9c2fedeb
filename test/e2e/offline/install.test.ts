import { expect, test } from 'vitest';
import { sizes } from '#test/browser/browser.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSound } from '#test/browser/sound.ts';
import { storedSession } from '#test/browser/stored-session.ts';

const { stack, browser } = useSite({ demo: 'copied' });

test('after the third visit the dashboard offers the home screen once, and moves nothing', async () => {
  const storageState = await storedSession(stack, 'farmer');
  const context = await browser.open({ viewport: sizes.phone, storageState });
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem('deviceVisits', JSON.stringify({ count: 4, at: Date.now() }));
    // A browser without a home screen offers nothing by itself.
    addEventListener('load', () => {
      const prompt = async () => void document.documentElement.setAttribute('data-asked', '');
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      dispatchEvent(Object.assign(offer, { prompt }));
    });
  });
  await page.goto(`${stack.url}/news`);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const offer = page.getByRole('region', { name: 'On your home screen' });
  await offer.waitFor();
  await expectSound(page, 'install-offer');

  await offer.getByRole('button', { name: 'Put Furrow on your home screen' }).click();

  await offer.waitFor({ state: 'detached' });
  expect(await page.locator('html').getAttribute('data-asked')).toBe('');
  // As it came the first time: the browser has offered it before the dashboard is opened.
  await page.goto(`${stack.url}/news`);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rosa Delgado' }).waitFor();
  expect(await offer.count()).toBe(0);
});
