import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, look, pathOf, title } from '#test/browser/acts.ts';
import { sizes } from '#test/browser/browser.ts';
import { crampedOf } from '#test/browser/cramped.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSound } from '#test/browser/sound.ts';
import { kept } from '#test/browser/with-workers.ts';
import { eventually } from '#test/eventually.ts';
import type { TestMember } from '#test/system/stack.ts';
import { enrol, newCourse } from '#test/things/courses/courses.ts';
import { newLessons } from '#test/things/courses/lessons.ts';
import {
  attemptsOf,
  changeTest,
  learnersOf,
  mcq,
  newTest,
  subjective,
} from '#test/things/courses/quizzes.ts';

const { stack, visit } = useSite();

const DEEP = 'How deep does vetch want to lie?';
const WHY = 'Why does the drill follow the combine?';
const SECRET = 'Three centimetres, and not a hair more';
const WRONG = 'On the surface';

async function lessonWithTest(name: string) {
  const teacher = await stack.member(`teacher-of-${name}`);
  const { id } = await newCourse(teacher, { title: 'Living soil' });
  const [lessonId = ''] = await newLessons(teacher, id, ['Drilling', 'Rolling']);
  await newTest(teacher, lessonId, [mcq(DEEP, [WRONG, SECRET], SECRET), subjective(WHY)]);
  const member = await stack.member(name);
  expect((await enrol(member, id)).status).toBe(201);
  return { teacher, lessonId, member };
}

const panel = (page: Page) => page.getByRole('region', { name: 'Lesson test' });
const verdict = (page: Page, name: string) => page.getByRole('alertdialog', { name });
const marksOf = async (member: TestMember, lessonId: string) =>
  (await attemptsOf(member, lessonId)).body.attempts.map(({ marks }: { marks: number }) => marks);

/** A phone of the member's on which the lesson was opened, with its test, until the signal went. */
async function phoneOf(name: string, lessonId: string) {
  const { context, page } = await visit(name, {
    viewport: sizes.phone,
    path: `/lesson/${lessonId}`,
    serviceWorkers: 'allow',
  });
  await panel(page).getByText("You didn't finish test yet.").waitFor();
  await kept(page, true);
  await expect.poll(() => everythingOn(page)).toContain(DEEP);
  await context.setOffline(true);
  return { context, page };
}

async function takeTest(page: Page, choice: string): Promise<void> {
  await button(page, 'Start test').click();
  await page.getByRole('heading', { level: 2, name: DEEP }).waitFor();
  await page.getByRole('radio', { name: choice }).check();
  await button(page, 'Next').click();
  await page.getByRole('textbox', { name: WHY }).fill('The moisture is still there.');
  await button(page, 'Finish Test').click();
  await verdict(page, 'Not sent: no connection').waitFor();
}

/** All that the site has stored on the device, as one text. */
const everythingOn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error);
      });
    const all: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await settled(indexedDB.open(name));
      for (const store of db.objectStoreNames)
        all.push(await settled(db.transaction(store).objectStore(store).getAll()));
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        all.push(request.url, await (await cache.match(request))?.text());
    }
    return JSON.stringify(all);
  });

test('a test that is taken without a connection says that it waits, and comes once, with its mark', async () => {
  const { lessonId, member } = await lessonWithTest('offline-learner');
  const { context, page } = await phoneOf('offline-learner', lessonId);

  await takeTest(page, SECRET);
  expect(pathOf(page)).toMatch(/^\/test-drilling\/here-\w+\/.+$/);
  await look(page, 'test-offline-verdict');
  await button(page, 'Go Back').click();
  await panel(page).getByText('Waiting to be sent').waitFor();
  await panel(page).getByText('You finished the test. It is not sent yet.').waitFor();
  await page.getByText('Your test has to arrive first.').waitFor();
  expect(
    await panel(page)
      .getByText(/Success|Passed|failed/)
      .count(),
  ).toBe(0);
  await expectSound(page, 'test-offline-waits');
  expect(await crampedOf(page)).toEqual([]);
  // The questions and what was chosen are there; which option is right is nowhere.
  const stored = await everythingOn(page);
  expect(stored).toContain(WRONG);
  expect(stored).not.toMatch(/\\*"answer\\*":/);
  expect(stored).not.toMatch(/is_passed\\*":true/);

  await context.setOffline(false);

  await panel(page).getByText('1/1').waitFor();
  await panel(page).getByText('Passed').waitFor();
  expect(await panel(page).getByText('Waiting to be sent').count()).toBe(0);
  expect(await marksOf(member, lessonId)).toEqual([1]);
  await page.getByRole('link', { name: 'Next' }).click();
  await title(page, 'Rolling');
});

test('two phones of one member come to two attempts, each with its own mark, by the questions that they had', async () => {
  const { teacher, lessonId, member } = await lessonWithTest('two-phones');
  const one = await phoneOf('two-phones', lessonId);
  const other = await phoneOf('two-phones', lessonId);
  await takeTest(one.page, WRONG);
  await takeTest(other.page, SECRET);
  // Nobody had begun the questions that both phones have.
  const another = await changeTest(teacher, lessonId, [
    mcq('Another?', ['Yes', 'No']),
    mcq('And?', ['Yes', 'No']),
  ]);
  expect(another.status).toBe(200);

  await one.context.setOffline(false);
  await verdict(one.page, 'You did not pass the test.').waitFor();
  await other.context.setOffline(false);
  await verdict(other.page, 'You passed the test.').waitFor();

  await eventually(() => marksOf(member, lessonId), [0, 1]);
  await button(other.page, 'Go Back').click();
  await panel(other.page).getByText('First attempt').waitFor();
  await panel(other.page).getByText('0/1').waitFor();
  await panel(other.page).getByText('1/1').waitFor();
  const { data } = (await learnersOf(teacher, lessonId)).body;
  expect(data.map(({ questions }: { questions: { question: string }[] }) => questions[0]?.question)).toEqual([
    DEEP,
    DEEP,
  ]);
});
