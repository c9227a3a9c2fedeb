import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { CourseCard } from '#contract/courses.ts';
import type { LessonCard } from '#contract/lesson-card.ts';
import type { OneUserTest } from '#contract/user-tests.ts';
import { livingSoil } from '#lib/local/demo/living-soil.ts';
import { signIn } from '#lib/local/sign-in.ts';
import { expectAccessible, shoot, sizes, useBrowser } from '#test/browser.ts';
import { crampedByLargeText, crampedOf } from '#test/cramped.ts';
import { lostInForcedColours } from '#test/forced-colors.ts';
import { arrived, lowFieldsOf, overflowOf, shiftOf, walkByKeyboard, watchShifts } from '#test/layout.ts';
import { useStack } from '#test/stack.ts';
import { storedSession } from '#test/stored-session.ts';
import { testPath } from '#web/features/tests/test-path.ts';

const stack = useStack({ site: true, demo: true });
const browser = useBrowser();

const windows = {
  phone: sizes.phone,
  tablet: { width: 768, height: 1024 },
  desktop: sizes.desktop,
  wide: { width: 1600, height: 900 },
};

/** Every screen as a farmer of the demo meets it: the name of its picture, where it is, and its heading. */
const screens: readonly (readonly [name: string, path: string, heading: string])[] = [
  ['dashboard', '/dashboard', 'Rosa Delgado'],
  ['news', '/news', 'News'],
  ['communities', '/community-switching/all-communities', 'Communities'],
  ['communities-own', '/community-switching/my-communities', 'Communities'],
  ['members', '/members', 'Growers'],
  ['profile-own', '/myProfile', 'User Profile'],
  ['edit-information', '/edit-information', 'Edit Information'],
  ['user-info', '/userInfo', 'Payment information'],
  ['reports', '/userinfo/reports', 'Course reports'],
  ['verification', '/verification', 'Confirm your account'],
  ['achievements', '/achievements', 'Achievements'],
  ['surveys', '/mysurvey', 'My Survey'],
  ['my-library', '/mylibrary', 'My library (files)'],
  ['farming-collections', '/mylibrary/farming-collections', 'Farming Collections'],
  ['collection', '/mylibrary/farming', 'Farming'],
  ['collection-missing', '/mylibrary/new-1', 'This collection is not here'],
  ['messenger', '/messenger', 'Messenger'],
  ['unsent', '/unsent', 'Waiting to be sent'],
  ['library', '/library', 'Library'],
  ['library-mine', '/library/collection', 'Library'],
  ['library-users', '/library/collection/users', 'Library'],
  ['library-saved', '/library/collection/saved', 'Library'],
  ['courses', '/courses', 'Courses'],
  ['courses-mine', '/courses/my-courses', 'Courses'],
  ['courses-users', '/courses/users', 'Courses'],
  ['courses-saved', '/courses/saved-collection', 'Courses'],
  ['course-collection', '/courses/my-courses/next-winter', 'For next winter'],
  ['course-collection-edit', '/courses/my-courses/edit-course', 'Edit collection'],
  ['later', '/groups', 'Groups'],
  ['not-found', '/nowhere', '404 Error'],
];
const forVisitors: typeof screens = [
  ['sign-in', '/login', 'Sign In'],
  ['sign-up', '/register', 'Become a member'],
  ['forgot-password', '/forgot-password', 'Forgot password'],
  ['terms', '/terms', 'Terms of Service'],
  ['confirm-account', '/register/verification', 'Confirm your account'],
  ['not-found-visitor', '/nowhere', '404 Error'],
];

/** Opens a screen anew and waits until nothing of it is on its way. */
async function open(page: Page, path: string): Promise<string> {
  await page.goto(stack.url + path);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  await arrived(page);
  return (await heading.textContent()) ?? '';
}

/** The demo's whole course, half done by the farmer: as its learner and as its teacher meet it. */
async function coursesOf(whom: 'farmer' | 'teacher'): Promise<typeof screens> {
  const { token } = await signIn(stack.cognito, whom, 'harvest1');
  const ask = async (path: string, init?: RequestInit) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const reply = await fetch(`${stack.url}/api/${path}`, { headers, ...init });
    return (await reply.json()).data;
  };
  const mine: CourseCard[] = await ask(`courses/user?role=${whom === 'farmer' ? 'enrolled' : 'created'}`);
  const course = mine.find(({ title }) => title === livingSoil.title)?.id;
  const [first, second, third]: LessonCard[] = await ask(`lessons/course/${course}`);
  if (!first || !second || !third) throw new Error('the course of the demo has no lessons');
  if (whom === 'teacher')
    return [
      ['lesson-own', `/lesson/${second.id}`, second.title],
      ['lesson-add', `/admin/lesson/add?course=${course}`, 'Add lesson'],
      ['lesson-edit', `/admin/lesson/edit/${second.id}`, 'Edit lesson'],
      ['test-add', `/admin/add-test/${third.id}`, 'Add test'],
      ['test-edit', `/admin/edit-test/${second.id}`, 'Edit test'],
    ];
  const body = JSON.stringify({ lessonId: second.id, startTime: String(Date.now()) });
  const attempt: OneUserTest = await ask('user_tests/start', { method: 'POST', body });
  return [
    ['lesson', `/lesson/${second.id}`, second.title],
    ['lesson-without-test', `/lesson/${first.id}`, first.title],
    ['test', testPath(attempt), 'Lesson test'],
  ];
}

describe.each(Object.entries(windows))('on a %s', (size, viewport) => {
  test.each([
    ['members', 'farmer', async () => screens],
    ['visitors', undefined, async () => forVisitors],
    ['learners', 'farmer', () => coursesOf('farmer')],
    ['teachers', 'teacher', () => coursesOf('teacher')],
  ] as const)(
    'every screen for %s fits, stays where it is, and can be used by everyone',
    async (_, who, listOf) => {
      const storageState = who && (await storedSession(stack, who));
      const context = await browser.open({ viewport, ...(storageState && { storageState }) });
      const page = await context.newPage();
      await watchShifts(page);
      const isThorough = size === 'phone' || size === 'desktop';

      for (const [name, path, heading] of await listOf()) {
        expect([path, await open(page, path)]).toEqual([path, heading]);
        expect([path, await page.title()]).toEqual([path, `${heading} · Furrow`]);
        expect([path, await overflowOf(page)]).toEqual([path, 0]);
        expect([path, await lowFieldsOf(page)]).toEqual([path, []]);
        expect.soft(await shiftOf(page), `${path} moves`).toBeLessThan(0.05);
        await shoot(page, `screen-${name}`);
        const cramped = size === 'phone' ? await crampedByLargeText(page) : await crampedOf(page);
        expect([path, cramped]).toEqual([path, []]);
        if (!isThorough) continue;
        expect([path, await lostInForcedColours(page)]).toEqual([path, []]);
        await expectAccessible(page);
        expect([path, await walkByKeyboard(page)]).toEqual([path, []]);
      }
    },
    300_000,
  );
});

test('an article and its editor have room for large text', async () => {
  const storageState = await storedSession(stack, 'farmer');
  const page = await (await browser.open({ viewport: sizes.phone, storageState })).newPage();
  await open(page, '/news');
  const article = await page.locator('article:has(button) h2 a').first().getAttribute('href');
  if (!article) throw new Error('the farmer of the demo wrote no news');

  for (const path of [article, article.replace('/news/', '/news/edit/')]) {
    await open(page, path);
    expect([path, await crampedByLargeText(page)]).toEqual([path, []]);
  }
});
