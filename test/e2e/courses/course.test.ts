import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { confirm, connect, said, title, waits } from '#test/browser/acts.ts';
import { expectAccessible, shoot, sizes } from '#test/browser/browser.ts';
import { crampedOf } from '#test/browser/cramped.ts';
import { arrived, overflowOf, shiftOf } from '#test/browser/layout.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSeen, expectSound } from '#test/browser/sound.ts';
import { eventually } from '#test/eventually.ts';
import { rare, test } from '#test/rare.ts';
import { newCourse, viewCourse } from '#test/things/courses/courses.ts';
import { learn, newLessons } from '#test/things/courses/lessons.ts';

const { stack, newMember, visit } = useSite();

beforeAll(async () => {
  const priya = await stack.member('priya');
  const { body } = await priya.call('GET', '/api/courses/categories');
  const [farming, people] = body.results.map(({ id }: { id: string }) => id);
  for (let number = 9; number > 0; number -= 1)
    await newCourse(priya, { title: `Soil ${number}`, categoryId: farming });
  await newCourse(priya, { title: 'Hiring fairly', categoryId: people });
});

const titlesOf = (page: Page) =>
  page.locator('#main').getByRole('listitem').getByRole('heading', { level: 3 }).allTextContents();
const shows = (page: Page, titles: string[]) => expect.poll(() => titlesOf(page)).toEqual(titles);
const soils = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `Soil ${from + index}`);
const at = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

/** Of a card: the corners of the card itself, and of what surrounds it while its link has the focus. */
const cornersOf = (page: Page, name: string) =>
  page.getByRole('link', { name }).evaluate((link) => {
    const card = link.closest('li') as HTMLElement;
    return [getComputedStyle(card), getComputedStyle(link, '::after')].map(
      ({ borderRadius }) => borderRadius,
    );
  });

rare('the ring of a course that has the focus has the corners of its card', async () => {
  const { page } = await newMember('ring', { viewport: sizes.desktop, path: '/courses' });
  await shows(page, ['Hiring fairly', ...soils(1, 7)]);

  // By the keyboard: whoever presses a link sees no ring.
  // It is the first of the list.
  await page.getByRole('link', { name: 'Hiring fairly' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  const [card, ring] = await cornersOf(page, 'Hiring fairly');

  expect(ring).toBe(card);
  expect(ring).not.toBe('0px');
});

test('a member looks through the courses by category, page and search, and comes back to the same place', async () => {
  const { page } = await newMember('reader', { viewport: sizes.phone, path: '/courses' });
  await shows(page, ['Hiring fairly', ...soils(1, 7)]);
  await arrived(page);
  expect(await shiftOf(page)).toBeLessThan(0.05);
  expect(await overflowOf(page)).toBe(0);
  await shoot(page, 'course-catalogue');

  await page.getByRole('link', { name: 'All in Farming' }).click();
  await title(page, 'Farming');
  await shows(page, soils(1, 8));
  await expect.poll(() => page.title()).toBe('Farming · Furrow');
  await expect.poll(() => page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'H1']);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await shows(page, ['Soil 9']);
  const place = at(page);
  expect(place).toMatch(/^\/courses\?category=[^&]+&page=2$/);

  await page.getByRole('link', { name: 'Soil 9' }).click();
  await title(page, 'Soil 9');
  await page.goBack();
  await shows(page, ['Soil 9']);
  expect(at(page)).toBe(place);

  await page.getByRole('searchbox').fill('hiring');
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
  await expectSound(page, 'courses-nothing-found');
  await page.getByRole('link', { name: 'Search in all courses' }).click();
  await shows(page, ['Hiring fairly']);

  // A phone has the other views in a menu, a desk beside each other.
  const tabs = page.getByRole('navigation', { name: 'Courses' });
  await tabs.getByRole('button', { name: 'All courses' }).click();
  await tabs.getByRole('link', { name: 'Users collections', exact: true }).click();
  await expect.poll(() => at(page)).toBe('/courses/users');
  await page.setViewportSize(sizes.desktop);
  await tabs.getByRole('link', { name: 'My courses & collections', exact: true }).click();
  await page.getByRole('heading', { name: 'You take no course yet' }).waitFor();
  await page.getByRole('heading', { name: 'My collections' }).waitFor();
});

/** So long that its beginning is shown first. */
const WORDS = 'One field, one season, and what a spade tells of it. '.repeat(20);
const LESSONS = Array.from({ length: 10 }, (_, index) => `Spade ${index + 1}`);

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

/** Which of the two is seen in the box of the progress. */
const progressShown = (page: Page) =>
  page.evaluate(() => {
    const widthOf = (part: string) => document.querySelector(part)?.getBoundingClientRect().width ?? 0;
    return { circles: widthOf('.progress .steps') > 0, bar: widthOf('.progress .progress-bar') > 0 };
  });

test('a learner joins without a signal, comes back, goes on, gives stars by keyboard, leaves, and is not enrolled by a purchase', async () => {
  const teacher = await stack.member('teacher-of-soil');
  const learner = await stack.member('learner');
  const { id } = await newCourse(teacher, { title: 'Living soil', description: WORDS });
  await newCourse(teacher, { title: 'Drip lines' });
  const [first = '', second = ''] = await newLessons(teacher, id, LESSONS);
  const { page } = await visit('learner', { viewport: sizes.phone, path: null });
  const complaints = complaintsOf(page);

  await page.goto(`${stack.url}/course/${id}`);
  await title(page, 'Living soil');
  await page.getByRole('heading', { name: 'Also study this course' }).waitFor();
  await page.getByRole('link', { name: 'Drip lines' }).waitFor();
  expect(await page.getByRole('link', { name: /Spade/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'More', exact: true }).waitFor();
  expect(await crampedOf(page)).toEqual([]);
  expect(await shiftOf(page)).toBeLessThan(0.05);
  await expectSeen(page, 'course-new');

  // The signal goes while one joins.
  await page.route('**/api/enrolls/add', (route) => route.abort());
  await page.getByRole('button', { name: 'Join Course' }).dblclick();
  await waits(page).waitFor();
  await page.getByRole('link', { name: 'Go to course' }).waitFor();
  expect(await isEnrolled(learner, id)).toBe(false);
  await page.reload();
  await waits(page).waitFor();
  await page.getByRole('button', { name: 'You are subscriber' }).waitFor();
  await page.unroute('**/api/enrolls/add');
  await connect(page);
  await waits(page).waitFor({ state: 'detached' });
  // It is on its way then.
  await eventually(() => isEnrolled(learner, id), true);
  await page.getByRole('link', { name: 'Spade 1', exact: true }).waitFor();

  // Two lessons later.
  await learn(learner, first);
  await learn(learner, second);
  await page.reload();
  await page.getByRole('heading', { name: '2 of 10 lessons' }).waitFor();
  await page.getByText('20%').waitFor();
  await page.getByText('Finish Previous Lesson').first().waitFor();
  await expect.poll(() => progressShown(page)).toEqual({ circles: false, bar: true });
  await expectSound(page, 'course');
  // From 600 px a row of circles, where all of them fit.
  await page.setViewportSize({ width: 600, height: 800 });
  await expect.poll(() => progressShown(page)).toEqual({ circles: false, bar: true });
  await page.setViewportSize(sizes.desktop);
  await expect.poll(() => progressShown(page)).toEqual({ circles: true, bar: false });
  await page.setViewportSize(sizes.phone);

  // Stars by the keyboard alone.
  await page.getByRole('button', { name: 'You are subscriber' }).press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Feedback' });
  await dialog.locator(':focus').waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByText('Please choose 1 to 5 stars').waitFor();
  await page.keyboard.press('5');
  await page.keyboard.press('ArrowLeft');
  await dialog.getByText('4 of 5 stars', { exact: true }).last().waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Dig first, watch later.');
  await expectSeen(page, 'course-feedback');
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
  await confirm(page, 'Leave Course');
  await page.waitForURL(/\/courses$/);
  await page.getByText('You have left Living soil. What you have completed is kept.').waitFor();
  await eventually(() => isEnrolled(learner, id), false);
  await page.goto(`${stack.url}/course/${id}`);
  await page.getByRole('button', { name: 'Join Course' }).waitFor();

  // A purchase is an example that leads to my courses, and nobody is enrolled by it.
  const paid = await newCourse(teacher, { title: 'Grafting', isFree: 'false', price: '40' });
  const written: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') written.push(new URL(request.url()).pathname);
  });
  await page.goto(`${stack.url}/course/${paid.id}`);
  await title(page, 'Grafting');
  await said(page, '$40');

  await page.getByRole('button', { name: 'Buy Course' }).click();
  const purchase = page.getByRole('dialog', { name: 'Buy Course' });
  await said(purchase, '$40');
  await expectSeen(page, 'course-purchase');
  await purchase.getByRole('button', { name: 'Buy Course' }).click();
  const congratulations = page.getByRole('dialog', { name: 'Congratulations' });
  await congratulations.getByText('Nothing was charged, and you are not enrolled.').waitFor();
  await expectSeen(page, 'course-congratulations');
  await page.keyboard.press('Enter');

  await page.waitForURL(/\/mycoursepage$/);
  await title(page, 'My courses');
  await page.getByRole('heading', { name: 'You take no course yet' }).waitFor();
  await shoot(page, 'my-course');
  expect(await isEnrolled(learner, paid.id)).toBe(false);
  expect(written.filter((path) => path.includes('enroll'))).toEqual([]);
  expect(complaints).toEqual([]);
});
