import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { title } from '#test/browser/acts.ts';
import { useVersions } from '#test/browser/versions.ts';
import { kept } from '#test/browser/with-workers.ts';

const { site, farmer } = useVersions();

/**
 * Chromium cannot subscribe without a push service outside; what one would deliver comes from the tools of developers.
 */
async function deliver(page: Page, data: string): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((done) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) done(first.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  await tools.send('ServiceWorker.deliverPushMessage', {
    origin: site.url,
    registrationId: await registered,
    data,
  });
  await tools.detach();
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const notices = (await registration?.getNotifications()) ?? [];
    return notices.map(({ title, body, tag, data }) => ({ title, body, tag, path: data }));
  });

/** As a finger does: none can be put on what the system shows. */
async function tapNotice(context: BrowserContext): Promise<void> {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as {
      readonly registration: ServiceWorkerRegistration;
      readonly NotificationEvent: new (kind: string, more: object) => Event;
      readonly dispatchEvent: (event: Event) => void;
    };
    const [notification] = await scope.registration.getNotifications();
    const tap = new scope.NotificationEvent('notificationclick', { notification });
    // Only the browser's own may be waited for, and only they may bring a window to the front.
    Object.defineProperty(tap, 'waitUntil', { value: (work: Promise<void>) => void work.catch(() => {}) });
    scope.dispatchEvent(tap);
  });
}

test('what the server rings about is shown, one for each piece, and a tap goes there without a reload', async () => {
  const context = await farmer();
  await context.grantPermissions(['notifications'], { origin: site.url });
  const page = await context.newPage();
  await page.goto(`${site.url}/news`);
  await title(page, 'News');
  await kept(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const ring = (body: string) =>
    JSON.stringify({
      web_push: 8030,
      notification: {
        title: 'Tomasz replied to you',
        body,
        tag: 'group g1',
        lang: 'en',
        navigate: `${site.url}/groups?community=1`,
      },
    });

  await deliver(page, ring('Ours is late.'));
  await deliver(page, ring('And the brook is high.'));

  const one = { title: 'Tomasz replied to you', tag: 'group g1', path: '/groups?community=1' };
  await expect.poll(() => shown(page)).toEqual([{ ...one, body: 'And the brook is high.' }]);

  await tapNotice(context);

  await title(page, 'Groups');
  expect(new URL(page.url()).search).toBe('?community=1');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await expect.poll(() => shown(page)).toEqual([]);

  await deliver(page, 'Ring');

  await expect
    .poll(() => shown(page))
    .toEqual([{ title: 'Something new on Furrow', body: '', tag: '', path: '/' }]);
});
