import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { title } from '#test/browser/acts.ts';
import { sizes } from '#test/browser/browser.ts';
import { useSite } from '#test/browser/site.ts';
import { storedSession } from '#test/browser/stored-session.ts';
import { countTaps } from '#test/browser/taps.ts';
import { formOf, newKey } from '#test/forms.ts';

// How many taps each thing takes on a phone, by the rule of `countTaps`: the figures are those of the issue that asked
// for them, and no change may cost one more. The video is one on the web; one among the phone's files takes two more.

const { stack, browser } = useSite({ demo: 'copied' });

const photo = 'lib/local/demo/photo-valley.png';

/** A phone's page, at the address. */
async function phone(path: string, username?: string): Promise<Page> {
  const storageState = username ? await storedSession(stack, username) : undefined;
  const touch = { viewport: sizes.phone, hasTouch: true, isMobile: true };
  const context = await browser.open({ ...touch, ...(storageState && { storageState }) });
  const page = await context.newPage();
  await page.goto(stack.url + path);
  // It lies over the screen until that is whole.
  await page.locator('#boot').waitFor({ state: 'detached' });
  return page;
}

test('to register takes five taps and a scroll, to join and visit a community three, to write with a photo and a video eight, to change it five', async () => {
  const page = await phone('/login');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });

  const register = countTaps(page);
  await register.tap(link('Become a member!'));
  await register.tap(page.getByLabel('Username', { exact: true }));
  await register.type('Username', 'newcomer');
  await register.tap(page.getByLabel('Password', { exact: true }));
  await register.type('Password', 'harvest1');
  await register.tap(page.getByLabel('I agree with Terms of Service'));
  await register.tap(button('Sign Up'));
  await title(page, 'News');
  expect(register.counted.taps).toBeLessThanOrEqual(5);
  expect(register.counted.scrolls).toBeLessThanOrEqual(1);

  const join = countTaps(page);
  await join.tap(link('Switch Community'));
  await join.tap(button('Join community: Orchard Keepers'));
  await join.tap(button('Visit: Orchard Keepers'));
  await page.getByRole('link', { name: 'Orchard Keepers, News' }).waitFor();
  expect(join.counted.taps).toBeLessThanOrEqual(3);

  const write = countTaps(page);
  await write.tap(button('Add news'));
  await write.type('Title', 'Grafting day');
  await write.choose(page.getByLabel('Category'), 'Nature');
  await write.tap(button('Continue'));
  await write.type('Description', 'Forty of us, and two knives.');
  await write.pick(page.getByText('Photo', { exact: true }), photo);
  await page.getByRole('img', { name: /Photo/ }).waitFor();
  await write.tap(button('Add video'));
  await write.type('Video link', 'https://video.example/knives');
  await write.tap(button('Publish'));
  await page.waitForURL(/\/news\/(?!add\b)[^/]+$/);
  expect(write.counted.taps).toBeLessThanOrEqual(8);

  await page.goto(`${stack.url}/news`);
  const edit = countTaps(page);
  await edit.tap(link('Grafting day'));
  await edit.tap(button('Options: Grafting day'));
  await edit.tap(button('Edit'));
  await edit.tap(page.getByLabel('Description', { exact: true }).first());
  await edit.type('Description', 'Nobody was hurt. ');
  await edit.tap(button('Save changes'));
  await page.getByText('Nobody was hurt.').waitFor();
  await page.waitForURL(/\/news\/(?!edit)[^/]+$/);
  expect(edit.counted.taps).toBeLessThanOrEqual(5);
});

test('to find a member takes four taps, to change the picture six', async () => {
  const member = await stack.member('rosalind');
  const img = new Uint8Array(readFileSync('lib/local/demo/photo-farmhouse.png'));
  const fields = { firstName: 'Rosalind', lastName: 'Orr', email: 'rosalind@farm.example', attachments: img };
  await member.call('PUT', '/api/users/profile', formOf(fields), newKey());
  const page = await phone('/news', 'rosalind');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await title(page, 'News');

  const find = countTaps(page);
  await find.tap(button('Menu'));
  await find.tap(link('Members'));
  await find.tap(page.getByRole('searchbox'));
  await find.type('Search', 'delg');
  const found = page.getByRole('list', { name: 'Members' }).getByRole('listitem');
  await expect.poll(() => found.allTextContents()).toEqual([expect.stringMatching(/^Rosa Delgado/)]);
  await find.tap(found.getByRole('link', { name: /^Rosa Delgado/ }));
  await title(page, 'User Profile');
  expect(find.counted.taps).toBeLessThanOrEqual(4);

  const change = countTaps(page);
  await change.tap(link('Dashboard'));
  await change.tap(link('My Profile'));
  await change.tap(link('Edit Information'));
  await change.pick(page.locator('label', { has: page.getByLabel('Profile picture:') }), photo);
  await page.getByRole('img', { name: 'The chosen picture' }).waitFor();
  await change.tap(button('Continue'));
  await page.waitForURL(/\/myProfile$/);
  expect(change.counted.taps).toBeLessThanOrEqual(6);
});

test('to get back in without the password takes eight taps', async () => {
  const attributes = { email: 'lost@farm.example', email_verified: 'true' };
  await stack.cognito.adminCreateUser({ username: 'forgetful', password: 'harvest1', attributes });
  const page = await phone('/login');
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  const recover = countTaps(page);
  await recover.tap(page.getByRole('link', { name: 'Forgot Password?' }));
  await recover.tap(page.getByLabel('Username', { exact: true }));
  await recover.type('Username', 'forgetful');
  await recover.tap(button('Send Code'));
  await page.getByText('Code has been sent', { exact: false }).waitFor();
  await recover.type('Code', stack.mailbox.list()[0]?.code ?? '');
  await recover.tap(page.getByLabel('New password', { exact: true }));
  await recover.type('New password', 'barley-22');
  await recover.tap(page.getByLabel('Confirm new password'));
  await recover.type('Confirm new password', 'barley-22');
  await recover.tap(button('Change Password'));
  await title(page, 'Sign In');
  await recover.tap(page.getByLabel('Password', { exact: true }));
  await recover.type('Password', 'barley-22');
  await recover.tap(button('Sign In'));
  await title(page, 'News');
  expect(recover.counted.taps).toBeLessThanOrEqual(8);
});

test('a course of five lessons, each with a test of three questions, takes 46 taps: 91 by typing each question where it stands', async () => {
  const page = await phone('/courses', 'teacher');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const questions = [
    'How deep?',
    '* Two centimetres',
    'Ten',
    '',
    'When?',
    'In May',
    '* In March',
    '',
    'Why?',
  ];

  const build = countTaps(page);
  await build.tap(button('Add Courses').first());
  await build.tap(button('Continue'));
  await build.type('Title', 'Pruning in five lessons');
  await build.tap(page.getByLabel('Description'));
  await build.type('Description', 'From winter to summer.');
  await build.choose(page.getByLabel('Category'), 'Nature');
  await build.tap(button('Create course'));
  await title(page, 'Pruning in five lessons');
  for (const place of [1, 2, 3, 4, 5]) {
    await build.tap(link(place === 1 ? 'Add lesson' : 'Next lesson'));
    await build.type('Title', `Cut ${place}`);
    await build.tap(page.locator('li.block-card').getByLabel('Description'));
    await build.type('Description', 'The saw goes in from below.');
    await build.tap(page.getByLabel('Lesson description'));
    await build.type('Lesson description', 'Where the saw goes in.');
    await build.tap(button('Add lesson'));
    await build.tap(link('Add a test'));
    await build.tap(button('Paste questions'));
    await build.type('Questions and answers', questions.join('\n'));
    await build.tap(button('Add 3 questions'));
    await build.tap(button('Save test'), { x: 8, y: 8 });
    await page.getByText(`“Cut ${place}” is saved with its test.`, { exact: false }).waitFor();
  }
  await expect.poll(() => page.getByText('Test: 3 questions').count()).toBe(5);
  expect(build.counted.taps).toBeLessThanOrEqual(46);
});
