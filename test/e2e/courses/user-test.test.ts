import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isSignedOut, revoke, signIn, tokenIn } from '#test/browser/accounts.ts';
import { button, connect, look, pathOf, title } from '#test/browser/acts.ts';
import { sizes } from '#test/browser/browser.ts';
import { crampedOf } from '#test/browser/cramped.ts';
import { lostInForcedColours } from '#test/browser/forced-colors.ts';
import { forgetShifts, overflowOf, shiftOf } from '#test/browser/layout.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSound } from '#test/browser/sound.ts';
import { turning } from '#test/browser/turning.ts';
import { enrol, newCourse } from '#test/things/courses/courses.ts';
import { newLessons } from '#test/things/courses/lessons.ts';
import { attemptsOf, mcq, newTest, subjective, takeTest } from '#test/things/courses/quizzes.ts';

const { stack, visit } = useSite();

const FINISH = '**/api/user_tests/*';
const DEEP = 'How deep does vetch want to lie?';
const WHY = 'Why does the drill have to follow the combine within two days?';
const CHANGE = 'What would you change on your own field this autumn, and why?';

/** A course of two lessons, the first with a test; answers the first lesson's id. */
async function lessonWithTest(learner: string) {
  const teacher = await stack.member(`teacher-of-${learner}`);
  const { id } = await newCourse(teacher, { title: 'Living soil' });
  const [lessonId = ''] = await newLessons(teacher, id, ['Drilling behind the combine', 'Rolling']);
  await newTest(teacher, lessonId, [
    mcq(DEEP, ['Three centimetres', 'On the surface', 'Ten centimetres']),
    mcq(WHY, ['The moisture near the surface is still there', 'The straw is still dry enough to bale']),
    subjective(CHANGE),
  ]);
  const member = await stack.member(learner);
  expect((await enrol(member, id)).status).toBe(201);
  return { lessonId, member };
}

const question = (page: Page, name: string) => page.getByRole('heading', { level: 2, name }).waitFor();
const verdict = (page: Page, name: string) => page.getByRole('alertdialog', { name });
const panel = (page: Page) => page.getByRole('region', { name: 'Lesson test' });

/** What of the shell stands around the question. */
const around = (page: Page) =>
  page.evaluate(() =>
    ['.phonebar', '.tabbar', '.topbar', '.sidebar'].filter((bar) =>
      document.querySelector(bar)?.checkVisibility(),
    ),
  );

test('a learner takes a test on a phone: through a reload and a lost signal, fails, passes, and goes on', async () => {
  const { lessonId, member } = await lessonWithTest('learner');
  const { page } = await visit('learner', {
    viewport: sizes.phone,
    path: `/lesson/${lessonId}`,
  });
  await panel(page).getByText("You didn't finish test yet.").waitFor();
  await expect
    .poll(() => page.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled'))
    .toBe('true');
  await look(page, 'test-panel-none');

  await forgetShifts(page);
  await button(page, 'Start test').click();
  await question(page, DEEP);
  expect(await shiftOf(page)).toBeLessThan(0.02);
  expect(pathOf(page)).toMatch(/^\/test-drilling-behind-the-combine\/[^/]+\/[^/]+$/);
  await expect.poll(() => around(page)).toEqual([]);
  await page.getByRole('radio', { name: 'On the surface' }).check();
  expect(await crampedOf(page)).toEqual([]);
  expect(await lostInForcedColours(page)).toEqual([]);
  await expectSound(page, 'test');
  // At a desk the shell stays around the question.
  await page.setViewportSize(sizes.desktop);
  await expect.poll(() => around(page)).toEqual(['.topbar', '.sidebar']);
  await page.getByText('Your answers are kept on this device.').waitFor();
  await page.setViewportSize(sizes.phone);
  await button(page, 'Next').click();
  await question(page, WHY);

  // It goes on where one was.
  await page.reload();
  await question(page, WHY);
  await page.getByText('1 answered').waitFor();
  expect(await shiftOf(page)).toBeLessThan(0.05);
  await page.getByRole('radio', { name: 'The straw is still dry' }).check();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => page.getByRole('radio', { name: 'The moisture' }).isChecked()).toBe(true);
  await page.keyboard.press('ArrowDown');
  await button(page, 'All questions').click();
  await page.getByRole('dialog', { name: 'All questions' }).waitFor();
  await look(page, 'test-list');
  await page.getByRole('button', { name: CHANGE }).click();
  await question(page, CHANGE);
  await page.getByText('One question has no answer yet:').waitFor();
  await page.getByRole('textbox', { name: CHANGE }).fill('Drill vetch right behind the combine.');
  await page.getByText('One question has no answer yet:').waitFor({ state: 'detached' });
  await expectSound(page, 'test-last');
  // It has room in large text on the smallest phone.
  const turn = await turning(page);
  await turn({ width: 320, height: 640, font: 32 });
  expect(await overflowOf(page)).toBe(0);
  await turn({ width: 320, height: 640 });
  expect(await overflowOf(page)).toBe(0);
  await turn(sizes.phone);

  // The signal goes as it is finished, and the reply of the first try after that is lost.
  let signal: 'none' | 'loses a reply' | 'whole' = 'none';
  await page.route(FINISH, async (route) => {
    if (route.request().method() !== 'PUT' || signal === 'whole') return route.continue();
    if (signal === 'loses a reply') {
      signal = 'whole';
      await route.fetch();
    }
    return route.abort();
  });
  await button(page, 'Finish Test').click();
  await verdict(page, 'Not sent: no connection').waitFor();
  await look(page, 'test-unsent');
  await page.reload();
  await verdict(page, 'Not sent: no connection').waitFor();
  signal = 'loses a reply';
  await connect(page);
  await verdict(page, 'You did not pass the test.').waitFor();
  expect(signal).toBe('whole');
  await look(page, 'test-failed');
  await page.keyboard.press('Escape');

  await panel(page).getByText('0/2').waitFor();
  await panel(page).getByText('2 of 2 are needed. Next opens then.').waitFor();
  await expect.poll(async () => (await attemptsOf(member, lessonId)).body.attempts).toHaveLength(1);

  await button(page, 'Start test').click();
  await question(page, DEEP);
  await page.getByText('0 answered').waitFor();
  await page.getByRole('radio', { name: 'Three centimetres' }).check();
  await button(page, 'Terminate').click();
  await panel(page).getByText('1 of 3 answers are on this phone.').waitFor();
  await page.getByRole('link', { name: 'Go on with the test' }).click();
  await question(page, DEEP);
  await button(page, 'Next').click();
  await page.getByRole('radio', { name: 'The moisture' }).check();
  await button(page, 'Next').click();

  // Back at the lesson it says that it waits, also where nothing of the site can be fetched.
  const test = page.url();
  signal = 'none';
  await button(page, 'Finish Test').click();
  await verdict(page, 'Not sent: no connection').waitFor();
  await page.context().setOffline(true);
  await page.keyboard.press('Escape');
  await panel(page).getByText('You finished the test. It is not sent yet.').waitFor();
  await page.context().setOffline(false);
  await page.goto(test);
  await verdict(page, 'Not sent: no connection').waitFor();
  signal = 'whole';
  await connect(page);
  await verdict(page, 'You passed the test.').waitFor();
  await look(page, 'test-passed');
  await button(page, 'Go Back').click();

  await panel(page).getByText('2/2').waitFor();
  await panel(page).getByText('Passed').waitFor();
  expect(await overflowOf(page)).toBe(0);
  await look(page, 'test-panel-passed');
  await page.getByRole('link', { name: 'Next' }).click();
  await title(page, 'Rolling');

  await page.goto(`${stack.url}/userinfo/reports`);
  await page.getByRole('button', { name: 'Test results: Living soil' }).click();
  await page.getByText('Second attempt').waitFor();
  expect(await overflowOf(page)).toBe(0);
  await look(page, 'reports');
});

/** Ends it as an expiry does: neither its token nor a new one is good any more. */
async function endSession(page: Page): Promise<void> {
  const token = await tokenIn(page);
  expect(await revoke(stack, page)).toBe(200);
  await page.route('**/api/**', (route) =>
    route.request().headers()['authorization'] === `Bearer ${token}`
      ? route.fulfill({ status: 401, json: { error: 'The token is not good.', code: 'token.failed' } })
      : route.fallback(),
  );
}

async function signInAgain(page: Page, username: string): Promise<void> {
  await isSignedOut(page);
  await signIn(page, username);
}

test('what was answered shows that it is on its way; what does not arrive of the site says so, and can be asked for', async () => {
  const { lessonId, member } = await lessonWithTest('slow-learner');
  const { id } = (await takeTest(member, lessonId, { [CHANGE]: 'Vetch.' })).body.data;
  const { page } = await visit('slow-learner', { viewport: sizes.phone, path: '/news' });
  let lose = () => {};
  const held = new Promise<void>((done) => {
    lose = done;
  });
  await page.route(/\/review-.*\.js/, async (route) => {
    await held;
    await route.abort();
  });

  await page.goto(`${stack.url}/test-drilling/${id}/${lessonId}`);

  await page.getByText('Loading...').waitFor({ state: 'attached' });
  lose();
  await title(page, 'This page did not load');
  await page.unrouteAll();
  await button(page, 'Try again').click();
  await title(page, 'Your answers');
  await page.getByText('Vetch.').waitFor();
});

test('a session that ends in the middle of a test, and as it is finished, takes no answer away; it counts once', async () => {
  const { lessonId, member } = await lessonWithTest('late-learner');
  const { page } = await visit('late-learner', {
    viewport: sizes.phone,
    path: `/lesson/${lessonId}`,
  });
  await button(page, 'Start test').click();
  await question(page, DEEP);
  await page.getByRole('radio', { name: 'Three centimetres' }).check();
  await button(page, 'Next').click();
  await question(page, WHY);

  await endSession(page);
  await page.reload();
  await signInAgain(page, 'late-learner');
  await question(page, WHY);
  await page.getByText('1 answered').waitFor();
  await page.getByRole('radio', { name: 'The moisture' }).check();
  await button(page, 'Next').click();
  await page.getByRole('textbox', { name: CHANGE }).fill('Vetch.');

  await endSession(page);
  await button(page, 'Finish Test').click();
  await signInAgain(page, 'late-learner');
  // It is sent with the sign-in: where that arrives before the screen stands, the attempt is shown as a finished one.
  await verdict(page, 'You passed the test.').or(page.getByText('2 of 2 right')).waitFor();
  await page.goto(`${stack.url}/lesson/${lessonId}`);
  await panel(page).getByText('2/2').waitFor();
  const { attempts } = (await attemptsOf(member, lessonId)).body;
  expect(attempts).toHaveLength(1);
});
