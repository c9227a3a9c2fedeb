import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  confirm,
  expectUsableByAll,
  holds,
  look,
  pathOf,
  press,
  title,
  typeThere,
} from '#test/browser/acts.ts';
import { expectAccessible, shoot, sizes } from '#test/browser/browser.ts';
import { overflowOf } from '#test/browser/layout.ts';
import { scriptArrived } from '#test/browser/script-arrived.ts';
import { useSite } from '#test/browser/site.ts';
import { rare, test } from '#test/rare.ts';
import { newCourse } from '#test/things/courses/courses.ts';
import { lessonsOf, newLessons } from '#test/things/courses/lessons.ts';

const { stack, visit } = useSite();

const centreOf = async (of: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await of.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
};
const grip = (page: Page, of: string) => page.getByRole('button', { name: `Move: ${of}`, exact: true });
/** What moves the rows comes by itself, a moment after them, and takes hold of them in the next frame. */
async function sorterIsHere(page: Page): Promise<void> {
  await scriptArrived(page, /\/sort-by-pointer-.*\.js$/);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

test('a teacher puts lessons in order with the mouse and with the keys', async () => {
  const teacher = await stack.member('wanjiru');
  const course = await newCourse(teacher, { title: 'Grafting in one weekend' });
  await newLessons(teacher, course.id, [
    'Choosing scion and stock',
    'The whip and tongue',
    'Cleft and bark grafts',
  ]);
  const titles = async () =>
    (await lessonsOf(teacher, course.id)).map(({ title }: { title: string }) => title);
  const { page } = await visit('wanjiru', { path: `/admin/course/${course.id}` });
  const shown = () => page.locator('.owner-lesson h3').allTextContents();
  await sorterIsHere(page);

  const from = await centreOf(grip(page, 'Choosing scion and stock'));
  const to = await centreOf(grip(page, 'Cleft and bark grafts'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 20, { steps: 4 });
  await page.mouse.move(to.x, to.y + 10, { steps: 8 });
  await page.locator('.owner-lesson.is-held').waitFor();
  await page.mouse.up();

  const dragged = ['The whip and tongue', 'Cleft and bark grafts', 'Choosing scion and stock'];
  await expect.poll(shown).toEqual(dragged);
  await expect.poll(titles).toEqual(dragged);

  await grip(page, 'The whip and tongue').focus();
  await page.keyboard.press('Space');
  await page
    .getByRole('status')
    .getByText('Lesson 1 of 3 is held. Arrow keys move it, Space puts it down, Esc puts it back.')
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await look(page, 'owner-lesson-held');
  await expectUsableByAll(page);
  await page.keyboard.press('Space');

  const moved = ['Cleft and bark grafts', 'The whip and tongue', 'Choosing scion and stock'];
  await expect.poll(shown).toEqual(moved);
  await expect.poll(titles).toEqual(moved);
  expect(await overflowOf(page)).toBe(0);
  await page.setViewportSize(sizes.phone);
  await shoot(page, 'owner-lessons-phone');
  expect(await overflowOf(page)).toBe(0);
});

const card = (page: Page, place: number) => page.locator(`#question-${place}`);

/** A finger on the grip that goes so far, stays there until it is time, and lets go. */
async function dragByTouch(page: Page, from: Locator, by: number, isTime?: () => boolean): Promise<void> {
  const { x, y } = await centreOf(from);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x, y: at }] });
  await touch('touchStart', y);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', y + (by * step) / 10);
  if (isTime) await page.waitForFunction(isTime);
  await touch('touchEnd');
  await session.detach();
}

rare(
  'a teacher builds a test on a phone by keys and by touch, through a reload and a break; it is saved once',
  async () => {
    const teacher = await stack.member('nyokabi');
    const course = await newCourse(teacher, { title: 'Grafting' });
    const [lessonId = ''] = await newLessons(teacher, course.id, ['The whip and tongue']);
    const stored = async () =>
      (await teacher.call('GET', `/api/tests/lesson/${lessonId}`)).body.data as {
        questions: { type: string; question: string; options?: string[]; answer?: string }[];
        version: number;
      }[];
    const { context, page } = await visit('nyokabi', {
      viewport: sizes.phone,
      path: `/admin/edit-test/${lessonId}`,
    });
    // It has none yet.
    await expect.poll(() => pathOf(page)).toBe(`/admin/add-test/${lessonId}`);
    await look(page, 'test-builder-empty');

    await press(page, 'Choice (mcq)');
    await typeThere(page, 'How long is the slope of the cut?');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await typeThere(page, 'As long as the wood is thick');
    await page.keyboard.press('Enter');
    await typeThere(page, 'Three to four times as long as the wood is thick');
    await page.keyboard.press('Enter');
    await typeThere(page, 'Ten centimetres, always');
    await card(page, 1).getByRole('radio', { name: 'Option 2 is the correct answer' }).check();
    await press(page, 'Own words (subjective)');
    await typeThere(page, 'How would you check that both cambium layers meet?');
    await press(page, 'Choice (mcq)');
    await typeThere(page, 'When is the best time to graft?');

    // Where the screen ends, the bar takes the place of the tabs, and covers nothing that has the focus.
    expect(await page.locator('.tabbar').isVisible()).toBe(false);
    await page.reload();
    await page.getByText('You began this before. It is on this device only.').waitFor();
    await holds(card(page, 3).getByLabel('Question', { exact: true }), 'When is the best time to graft?');

    await press(page, 'Save test');
    await page.getByRole('alert').getByText('Please fill out all the input.').waitFor();
    await look(page, 'test-builder-gaps');
    await expectUsableByAll(page);
    expect(await overflowOf(page)).toBe(0);
    expect(await stored()).toEqual([]);
    await page.getByRole('link', { name: 'Question 3' }).click();
    await typeThere(page, 'When the sap rises');
    await expect.poll(() => isInSight(page)).toBe(true);
    await card(page, 3).getByRole('radio', { name: 'Option 1 is the correct answer' }).check();
    await card(page, 3).getByRole('button', { name: 'Remove option 2' }).click();
    await expect.poll(() => page.getByRole('alert').textContent()).toBe('');

    // The written one goes above the first by a finger, and the last one by the keys.
    await sorterIsHere(page);
    await grip(page, 'Question 1').scrollIntoViewIfNeeded();
    // A finger on it does not scroll the page, unless it comes to an edge.
    const before = await page.evaluate(() => scrollY);
    await dragByTouch(page, grip(page, 'Question 1'), -60);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await card(page, 2).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const { y } = await centreOf(grip(page, 'Question 2'));
    // At the upper edge the page scrolls until the first card makes room.
    await dragByTouch(
      page,
      grip(page, 'Question 2'),
      100 - y,
      () => new DOMMatrix(document.querySelector<HTMLElement>('#question-1')?.style.transform).m42 > 0,
    );
    await holds(card(page, 1).getByLabel('Question', { exact: true }), /^How would you check/);
    await grip(page, 'Question 3').focus();
    const said = () => page.getByRole('status').allTextContents();
    const held = (place: number) =>
      `Question ${place} of 3 is held. Arrow keys move it, Space puts it down, Esc puts it back.`;
    // For a moment after a drag no press counts: it could be the one that let go.
    await expect
      .poll(async () => {
        await page.keyboard.press('Space');
        return said();
      })
      .toContain(held(3));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect.poll(said).toContain(held(1));
    await shoot(page, 'test-builder-held');
    await page.keyboard.press('Space');

    await context.setOffline(true);
    await press(page, 'Save test');
    await page.getByText(/There is no connection right now/).waitFor();
    await shoot(page, 'test-builder-waiting');
    await context.setOffline(false);
    await expect.poll(() => pathOf(page)).toBe(`/lesson/${lessonId}`);
    await page.getByText('The test of “The whip and tongue” is saved.').waitFor();

    const [saved] = await stored();
    expect(saved).toMatchObject({
      version: 0,
      questions: [
        { type: 'mcq', options: ['When the sap rises'], answer: 'When the sap rises' },
        { type: 'subjective', question: 'How would you check that both cambium layers meet?' },
        {
          type: 'mcq',
          options: [expect.anything(), expect.anything(), 'Ten centimetres, always'],
          answer: 'Three to four times as long as the wood is thick',
        },
      ],
    });
    await page.goto(`${stack.url}/admin/add-test/${lessonId}`);
    await title(page, 'Edit test');
    await holds(card(page, 2).getByLabel('Question', { exact: true }), /^How would you check/);
    await press(page, 'Delete: Question 2');
    await page.getByRole('alertdialog', { name: 'Are you sure you want to delete?' }).waitFor();
    await look(page, 'test-builder-delete');
    await confirm(page, 'Cancel');
    await page.setViewportSize(sizes.desktop);
    await shoot(page, 'test-builder-edit');
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);
  },
);

/** Whether what has the focus is between the bars. */
const isInSight = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    const { top = 0, bottom = 0, left = 0 } = field?.getBoundingClientRect() ?? {};
    const ends = [
      document.elementFromPoint(left + 20, top + 4),
      document.elementFromPoint(left + 20, bottom - 4),
    ];
    return ends.every((end) => end !== null && field?.contains(end));
  });
