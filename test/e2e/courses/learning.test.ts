import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { button, expectUsableByAll, pathOf, press, title } from '#test/browser/acts.ts';
import { sizes } from '#test/browser/browser.ts';
import { keeps } from '#test/browser/cut-off.ts';
import { hold } from '#test/browser/hold.ts';
import { arrived, overflowOf, shiftOf } from '#test/browser/layout.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSound } from '#test/browser/sound.ts';
import { newKey } from '#test/forms.ts';
import { rare, test } from '#test/rare.ts';
import { enrol, newCourse } from '#test/things/courses/courses.ts';
import { completeLesson, learn, newLesson, newLessons, startLesson } from '#test/things/courses/lessons.ts';
import { mcq, takeTest } from '#test/things/courses/quizzes.ts';
import { addBlock } from '#test/things/news.ts';
import { granted, made } from '#test/told.ts';

const { stack, visit } = useSite();

const DEEP = 'How deep does vetch want to lie?';
const WHEN = 'When is the soil warm enough for it?';
const PLACE = 'Vetch lies three centimetres deep: it needs the water that is there in August.';
const FILLER = 'Every dry day after the combine costs the cover crop a week in October. '.repeat(12);

/** A course of two lessons, the first with a test whose first question leads to the last of its blocks. */
async function aCourse(learner: string) {
  const teacher = await stack.member(`teacher-of-${learner}`);
  const { id } = await newCourse(teacher, { title: 'Living soil in two lessons' });
  const { id: lessonId, richtextId } = await newLesson(teacher, id, { title: 'Drilling behind the combine' });
  const text = (order: string, textDescription: string) =>
    made(addBlock(teacher, 'texts', { richtextId, order, textDescription }));
  for (const order of ['1', '2', '3']) await text(order, FILLER);
  const { id: block } = await text('4', PLACE);
  const questions = [
    { ...mcq(DEEP, ['Three centimetres', 'On the surface']), block },
    mcq(WHEN, ['From seven degrees', 'From twenty degrees']),
  ];
  await made(teacher.call('POST', '/api/tests/add', { lessonId, questions, showsAnswers: true }, newKey()));
  const [last = ''] = await newLessons(teacher, id, ['Rolling']);
  const member = await stack.member(learner);
  await enrol(member, id);
  return { id, lessonId, last, member };
}

/** How much of each row a line covers above its circle, and below it: together they go from centre to centre. */
const lineOf = (rows: Element[]) =>
  rows.map((row) =>
    ['::after', '::before'].map((part) => {
      const { content, height } = getComputedStyle(row, part);
      return content === 'none' ? 0 : Number((Number.parseFloat(height) / row.clientHeight).toFixed(1));
    }),
  );

const verdict = (page: Page, name: string) => page.getByRole('alertdialog', { name });

async function answer(page: Page, deep: string): Promise<void> {
  await press(page, 'Start test');
  await page.getByRole('radio', { name: deep }).check();
  await press(page, 'Next');
  await page.getByRole('radio', { name: 'From seven degrees' }).check();
  await press(page, 'Finish Test');
}

test('a learner on a phone sees what was wrong, reads it where the lesson says it, passes, goes on and finishes', async () => {
  const { id, lessonId, member } = await aCourse('lea');
  const { page } = await visit('lea', { viewport: sizes.phone, path: `/course/${id}` });
  await title(page, 'Living soil in two lessons');
  await expectSound(page, 'learning-course');
  await page.getByRole('link', { name: 'Next: Drilling behind the combine' }).click();
  await title(page, 'Drilling behind the combine');

  await answer(page, 'On the surface');
  const said = verdict(page, 'You did not pass the test.');
  await said.getByText('1 of 2 right').waitFor();
  await said.getByText('Right answer:').waitFor();
  await expectSound(page, 'learning-failed');
  await expectUsableByAll(page);
  await said.getByRole('link', { name: 'Read it in the lesson: Question 1' }).click();

  // It is far below: the page went there, and the focus with it.
  const place = page.getByText(PLACE);
  await expect
    .poll(() => place.evaluate((it) => it.closest('.article-block') === document.activeElement))
    .toBe(true);
  await expect.poll(() => place.evaluate((it) => it.getBoundingClientRect().top < innerHeight)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await expectSound(page, 'learning-place');

  await answer(page, 'Three centimetres');
  await verdict(page, 'You passed the test.').waitFor();
  await expectSound(page, 'learning-passed');
  await page.getByRole('link', { name: 'Next lesson' }).click();
  await title(page, 'Rolling');
  await page.getByRole('link', { name: 'Course Complete' }).click();

  const end = page.getByRole('link', { name: 'See your field and certificate' });
  await end.waitFor();
  expect(pathOf(page)).toBe(`/course/${id}`);
  // Seen without scrolling, and heard with the title, which has the focus.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const { y = 0, height = 0 } = (await end.boundingBox()) ?? {};
  expect(y + height).toBeLessThan(sizes.phone.height);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.ariaDescribedByElements?.[0]?.textContent))
    .toBe('You finished this course.');
  expect(await page.locator('.lesson').evaluateAll(lineOf)).toEqual([
    [0, 0.5],
    [0.5, 0],
  ]);
  await expectSound(page, 'learning-course-done');
  await expectUsableByAll(page);
  await end.click();
  await page.getByText(/^lea finished both lessons on /).waitFor();
  await expectSound(page, 'learning-finished');
  await expectUsableByAll(page);

  // A finished test by its address.
  const attempt = (await takeTest(member, lessonId, { [DEEP]: 'On the surface' })).body.data.id;
  await page.goto(`${stack.url}/test-drilling/${attempt}/${lessonId}`);
  await title(page, 'Your answers');
  await page.getByText('Right answer:').first().waitFor();
  await arrived(page);
  expect(await shiftOf(page)).toBeLessThan(0.05);
  expect(await overflowOf(page)).toBe(0);
  await expectSound(page, 'learning-review');
});

rare(
  'a course begins with its next lesson without a signal too, and its end is drawn the same in both themes',
  async () => {
    const { id, lessonId, last, member } = await aCourse('mia');
    await takeTest(member, lessonId, { [DEEP]: 'Three centimetres', [WHEN]: 'From seven degrees' });
    await learn(member, lessonId);
    const { page, context } = await visit('mia', { viewport: sizes.phone, path: `/course/${id}` });
    await page.getByRole('link', { name: 'Next: Rolling' }).waitFor();
    await arrived(page);
    expect(await shiftOf(page)).toBeLessThan(0.05);
    await page.getByRole('link', { name: 'Next: Rolling' }).click();
    await title(page, 'Rolling');
    for (const path of ['/api/courses/{id}', '/api/lessons/{id}']) await keeps(page, path);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Living soil in two lessons' }).click();
    await page.getByRole('link', { name: 'Next: Rolling' }).waitFor();
    await context.setOffline(false);

    // The page may have begun it.
    await startLesson(member, last);
    await granted(completeLesson(member, last));
    const release = await hold(page, '**/api/users/profile');
    await page.goto(`${stack.url}/course/${id}/finished`);
    const share = page.getByRole('button', { name: 'Tell a neighbour' });
    const place = await share.boundingBox();
    release();
    await page.getByText(/^mia finished both lessons on /).waitFor();
    await arrived(page);
    expect(await share.boundingBox()).toEqual(place);
    expect(await shiftOf(page)).toBeLessThan(0.05);
    const pictures: Buffer[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectSound(page, `learning-end-${colorScheme}`);
      const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Keep the picture')]);
      expect(download.suggestedFilename()).toBe('living-soil-in-two-lessons.png');
      await expect.poll(() => button(page, 'Keep the picture').getAttribute('aria-busy')).toBeNull();
      pictures.push(await buffer(await download.createReadStream()));
    }
    const [light, dark] = pictures;
    expect(light?.subarray(1, 4).toString()).toBe('PNG');
    expect(light?.equals(dark ?? Buffer.of())).toBe(true);
    if (process.env['SHOTS']) await download(light);
  },
);

/** To be looked at. */
async function download(picture: Buffer | undefined): Promise<void> {
  const { writeFile } = await import('node:fs/promises');
  if (picture) await writeFile(new URL('../screens/learning-picture.png', import.meta.url), picture);
}
