import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { look, press, title } from '#test/browser/acts.ts';
import { shoot, sizes } from '#test/browser/browser.ts';
import { scriptArrived } from '#test/browser/script-arrived.ts';
import { useSite } from '#test/browser/site.ts';
import { kept } from '#test/browser/with-workers.ts';
import { eventually } from '#test/eventually.ts';
import { enrol, newCourse } from '#test/things/courses/courses.ts';

const { stack, newMember, visit } = useSite({ demo: 'copied' });

/** Goes there as a link does: the page is not loaded again. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const forms = [
  ['/groups', 'Create Group', 'Create Group'],
  ['/community-switching/all-communities', 'Create Community', 'Create Community'],
  ['/library', 'Add files', 'Add files'],
  ['/courses', 'Add Courses', 'Create course'],
  ['/calendar/my-events', 'Add event', 'Add event'],
] as const;

test('the form of what one writes opens for the first time without a connection', async () => {
  const { context, page } = await newMember('frida', {
    viewport: sizes.phone,
    serviceWorkers: 'allow',
  });
  await kept(page, true);
  await context.setOffline(true);
  await page.getByText('No connection. Posts, replies and most forms stay on this').waitFor();

  for (const [path, button, title] of forms) {
    await go(page, path);
    await page.getByRole('button', { name: button }).first().click();
    await page.getByRole('dialog', { name: title }).waitFor();
    await look(page, `first-offline-${path.split('/').at(-1)}`);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});

test('what is written into such a form goes out when the signal is back; feedback and the editor open too', async () => {
  const [frida, teacher] = [await stack.member('farah'), await stack.member('tove')];
  const { id } = await newCourse(teacher, { title: 'Dry stone walls' });
  await enrol(frida, id);
  const { context, page } = await visit('farah', {
    viewport: sizes.phone,
    path: `/course/${id}`,
    serviceWorkers: 'allow',
  });
  await kept(page, true);
  await context.setOffline(true);

  await page.getByRole('button', { name: 'You are subscriber' }).click();
  await page.getByText('Feedback', { exact: true }).click();
  await page.getByRole('dialog', { name: 'Feedback' }).waitFor();
  await page.keyboard.press('Escape');

  await go(page, '/news');
  await press(page, 'Add news');
  const news = page.getByRole('dialog');
  await news.getByLabel('Title').fill('Walls in spring');
  await news.getByLabel('Category').selectOption('Farming');
  await news.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Description').first().fill('Frost lifts the first stones.');

  await go(page, '/groups');
  await page.getByRole('button', { name: 'Create Group' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create Group' });
  await dialog.getByLabel('Title').fill('Wallers');
  await dialog.getByLabel('Description').fill('Who lays stones without mortar.');
  await dialog.getByLabel('Category').selectOption('Farmers');
  await dialog.getByRole('button', { name: 'Create Group' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.locator('#main').getByText('Wallers', { exact: true }).waitFor();

  await context.setOffline(false);
  const groups = async () => (await frida.call('GET', '/api/groups/community/3/user')).body.data;
  await eventually(async () => (await groups()).map(({ title }: { title: string }) => title), ['Wallers']);
});

test('what waits is seen without a connection before anything is kept for that', async () => {
  const { context, page } = await newMember('nell', { viewport: sizes.phone, path: null });
  await page.route(/\/later-[\w-]{7,}\.js$/, (route) => route.abort());
  await page.goto(`${stack.url}/groups`);
  await scriptArrived(page, /\/unsent-screen-.*\.js$/);
  await context.setOffline(true);

  await go(page, '/unsent');

  await title(page, 'Waiting to be sent');
});

test('whoever saves data fetches the screen of what waits only where something does', async () => {
  const { context, page } = await newMember('sid', { viewport: sizes.phone, path: null });
  await context.addInitScript(saveData);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${stack.url}/community-switching/all-communities`);
  await scriptArrived(page, /\/keeping-follow-[\w-]+\.js$/);
  expect(asked.filter((url) => url.includes('/unsent-screen-'))).toEqual([]);

  await page.route('**/api/communities*/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await page
    .getByRole('button', { name: /^Join community/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Waiting to be sent: 1' }).first().waitFor();
  await page.reload();

  await scriptArrived(page, /\/unsent-screen-[\w-]+\.js$/);
});

test('whoever saves data and never opened a form is told to look for a signal', async () => {
  const { context, page } = await newMember('sven', { viewport: sizes.phone, path: null });
  await context.addInitScript(saveData);
  await page.goto(`${stack.url}/groups`);
  await title(page, 'Groups');
  await context.setOffline(true);

  await page.getByRole('button', { name: 'Create Group' }).first().click();

  await page.getByText('There is no connection right now. Check your signal and try again.').waitFor();
  await shoot(page, 'first-offline-never-opened');
});

/** As a browser does that is told to save data. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}
