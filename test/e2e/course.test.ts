import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, shoot, sizes, useBrowser } from '#test/browser.ts';
import { newCourse, viewCourse } from '#test/courses.ts';
import { crampedOf } from '#test/cramped.ts';
import { eventually } from '#test/eventually.ts';
import { overflowOf, shiftOf } from '#test/layout.ts';
import { learn, newLessons } from '#test/lessons.ts';
import { memberPage } from '#test/member-page.ts';
import { useStack } from '#test/stack.ts';

const stack = useStack({ site: true });
const browser = useBrowser();

/** So long that its beginning is shown first. */
const WORDS = 'One field, one season, and what a spade tells of it. '.repeat(20);
const LESSONS = Array.from({ length: 10 }, (_, place) => `Spade ${place + 1}`);

/** What the page complains of by itself; a request that was broken on purpose is no complaint. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('net::ERR_FAILED'))
      complaints.push(message.text());
  });
  return complaints;
}

const isEnrolled = async (member: Parameters<typeof viewCourse>[0], id: string) =>
  (await viewCourse(member, id)).body.enrolledUser[0]?.enrolls.isEnroll === true;

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Which of the two is seen in the box of the progress. */
const progressShown = (page: Page) =>
  page.evaluate(() => {
    const widthOf = (part: string) => document.querySelector(part)?.getBoundingClientRect().width ?? 0;
    return { circles: widthOf('.progress .steps') > 0, bar: widthOf('.progress .progress-bar') > 0 };
  });

test('a learner joins without a signal, comes back, goes on, gives stars by keyboard and leaves', async () => {
  const teacher = await stack.member('teacher-of-soil');
  const learner = await stack.member('learner');
  const { id } = await newCourse(teacher, { title: 'Living soil', description: WORDS });
  await newCourse(teacher, { title: 'Drip lines' });
  const [first = '', second = ''] = await newLessons(teacher, id, LESSONS);
  const { page } = await memberPage(browser, stack, 'learner', { viewport: sizes.phone, path: null });
  const complaints = complaintsOf(page);

  await page.goto(`${stack.url}/course/${id}`);
  await title(page, 'Living soil');
  await page.getByRole('heading', { name: 'Also study this course' }).waitFor();
  await page.getByRole('link', { name: 'Drip lines' }).waitFor();
  expect(await page.getByRole('link', { name: /Spade/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'More', exact: true }).waitFor();
  expect(await crampedOf(page)).toEqual([]);
  expect(await shiftOf(page)).toBeLessThan(0.05);
  await expectAccessible(page);
  await shoot(page, 'course-new');

  // The signal goes while one joins.
  await page.route('**/api/enrolls/add', (route) => route.abort());
  await page.getByRole('button', { name: 'Join Course' }).dblclick();
  await page.getByText(/^On this (phone|computer)$/).waitFor();
  await page.getByRole('link', { name: 'Go to course' }).waitFor();
  expect(await isEnrolled(learner, id)).toBe(false);
  await page.reload();
  await page.getByText(/^On this (phone|computer)$/).waitFor();
  await page.getByRole('button', { name: 'You are subscriber' }).waitFor();
  await page.unroute('**/api/enrolls/add');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByText(/^On this (phone|computer)$/).waitFor({ state: 'detached' });
  // It is on its way then.
  await eventually(() => isEnrolled(learner, id), true);
  await page.getByRole('link', { name: /Spade 1/ }).waitFor();

  // Two lessons later.
  await learn(learner, first);
  await learn(learner, second);
  await page.reload();
  await page.getByRole('heading', { name: '2 of 10 lessons' }).waitFor();
  await page.getByText('20%').waitFor();
  await page.getByText('Finish Previous Lesson').first().waitFor();
  await expect.poll(() => progressShown(page)).toEqual({ circles: false, bar: true });
  expect(await overflowOf(page)).toBe(0);
  await expectAccessible(page);
  await shoot(page, 'course');
  // From 600 px a row of circles, where all of them fit.
  await page.setViewportSize({ width: 600, height: 800 });
  await expect.poll(() => progressShown(page)).toEqual({ circles: false, bar: true });
  await page.setViewportSize(sizes.desktop);
  await expect.poll(() => progressShown(page)).toEqual({ circles: true, bar: false });
  await expectAccessible(page);
  await shoot(page, 'course');
  await page.setViewportSize(sizes.phone);

  // Stars by the keyboard alone.
  await page.getByRole('button', { name: 'You are subscriber' }).press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Feedback' });
  await dialog.waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByText('Please choose 1 to 5 stars').waitFor();
  await page.keyboard.press('5');
  await page.keyboard.press('ArrowLeft');
  await dialog.getByText('4 of 5 stars', { exact: true }).last().waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Dig first, watch later.');
  expect(await overflowOf(page)).toBe(0);
  await expectAccessible(page);
  await shoot(page, 'course-feedback');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Thank you for your feedback.').waitFor();
  await page.getByRole('img', { name: '4 of 5 stars, from 1 learner' }).waitFor();
  expect((await viewCourse(learner, id)).body.feedback).toEqual({
    stars: 4,
    text: 'Dig first, watch later.',
  });

  await page.getByRole('button', { name: 'You are subscriber' }).click();
  await page.getByRole('button', { name: 'Leave Course' }).click();
  await page.waitForURL(/\/courses$/);
  await page.getByText('You have left Living soil. What you have completed is kept.').waitFor();
  await expect.poll(() => isEnrolled(learner, id)).toBe(false);
  await page.goto(`${stack.url}/course/${id}`);
  await page.getByRole('button', { name: 'Join Course' }).waitFor();
  expect(complaints).toEqual([]);
});

test('a purchase is an example that leads to my courses, and nobody is enrolled by it', async () => {
  const teacher = await stack.member('teacher-of-grafting');
  const buyer = await stack.member('buyer');
  const { id } = await newCourse(teacher, { title: 'Grafting', isFree: 'false', price: '40' });
  const { page } = await memberPage(browser, stack, 'buyer', { viewport: sizes.phone, path: null });
  const complaints = complaintsOf(page);
  const written: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') written.push(new URL(request.url()).pathname);
  });
  await page.goto(`${stack.url}/course/${id}`);
  await title(page, 'Grafting');
  await page.getByText('$40', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Buy Course' }).click();
  const purchase = page.getByRole('dialog', { name: 'Buy Course' });
  await purchase.getByText('$25.99').waitFor();
  expect(await overflowOf(page)).toBe(0);
  await expectAccessible(page);
  await shoot(page, 'course-purchase');
  await purchase.getByRole('button', { name: 'Buy Course' }).click();
  const congratulations = page.getByRole('dialog', { name: 'Congratulations' });
  await congratulations.getByText('Nothing was charged, and you are not enrolled.').waitFor();
  await expectAccessible(page);
  await shoot(page, 'course-congratulations');
  await page.keyboard.press('Enter');

  await page.waitForURL(/\/mycoursepage$/);
  await title(page, 'My courses');
  await page.getByRole('heading', { name: 'You take no course yet' }).waitFor();
  await expectAccessible(page);
  await shoot(page, 'my-course');
  expect(await isEnrolled(buyer, id)).toBe(false);
  expect(written.filter((path) => path.includes('enroll'))).toEqual([]);
  expect(complaints).toEqual([]);
});
