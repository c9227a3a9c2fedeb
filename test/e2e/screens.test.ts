import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { CourseCard } from '#contract/courses.ts';
import type { LessonCard } from '#contract/lesson-card.ts';
import type { NewsCard } from '#contract/news.ts';
import type { OneUserTest } from '#contract/user-tests.ts';
import { livingSoil } from '#lib/local/demo/living-soil.ts';
import { signIn } from '#lib/local/sign-in.ts';
import { expectAccessible, shoot, sizes, useBrowser } from '#test/browser.ts';
import { crampedByLargeText, crampedOf } from '#test/cramped.ts';
import { type DocumentedScreen, documentedScreens, filled, type Known } from '#test/documented-screens.ts';
import { lostInForcedColours } from '#test/forced-colors.ts';
import { arrived, lowFieldsOf, overflowOf, shiftOf, walkByKeyboard, watchShifts } from '#test/layout.ts';
import { useStack } from '#test/stack.ts';
import { storedSession } from '#test/stored-session.ts';
import { testPath } from '#web/features/tests/test-path.ts';

const stack = useStack({ site: true, demo: 'copied' });
const browser = useBrowser();

const windows = {
  phone: sizes.phone,
  tablet: { width: 768, height: 1024 },
  desktop: sizes.desktop,
  wide: { width: 1600, height: 900 },
};

/** What stands beside the documents' addresses. */
const others: readonly DocumentedScreen[] = [
  { path: '/mylibrary/new-1', title: 'This collection is not here', picture: 'collection-missing' },
  { path: '/unsent', title: 'Waiting to be sent', picture: 'unsent' },
  {
    path: '/nowhere',
    title: '404 Error',
    texts: ['Sorry! Page Not Found'],
    controls: ['link "Go back to Dashboard"'],
    picture: 'not-found',
  },
];
const forVisitors: readonly DocumentedScreen[] = [
  {
    path: '/login',
    title: 'Sign In',
    controls: [
      ...['textbox "Username"', 'textbox "Password"', 'button "Show password"', 'checkbox "Remember Me"'],
      ...[
        'button "Sign In"',
        'link "Forgot Password?"',
        'link "Become a member!"',
        'button "Google"',
        'button "Facebook"',
      ],
    ],
    picture: 'sign-in',
  },
  {
    path: '/register',
    title: 'Become a member',
    controls: [
      ...['textbox "Username"', 'textbox "Password"', 'button "Show password"'],
      ...['checkbox "I agree with', 'button "Sign Up"', 'link "Sign In"'],
    ],
    picture: 'sign-up',
  },
  {
    path: '/forgot-password',
    title: 'Forgot password',
    controls: ['textbox "Username"', 'button "Send Code"'],
    picture: 'forgot-password',
  },
  { path: '/terms', title: 'Terms of Service', picture: 'terms' },
  {
    path: '/register/verification',
    title: 'Confirm your account',
    controls: ['textbox "Username"', 'textbox "Code"', 'button "Resend Code"', 'button "Verify"'],
    picture: 'confirm-account',
  },
  { path: '/nowhere', title: '404 Error', picture: 'not-found-visitor' },
];
/** Opens a screen anew and waits until nothing of it is on its way. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(stack.url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await arrived(page);
}

/** Goes to a screen without loading the site again, as a link does. */
async function go(page: Page, path: string, title: string): Promise<void> {
  await page.evaluate((to) => {
    Object.assign(window, { shifts: { sum: 0 } });
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForFunction((wanted) => document.querySelector('h1')?.textContent === wanted, title);
  await arrived(page);
}

/** Of what the documents name on a screen, what it lacks. */
async function lacking(
  page: Page,
  { texts = [], controls = [], wide = [], narrow = [] }: DocumentedScreen,
  isNarrow: boolean,
) {
  const heard = await page.locator('body').ariaSnapshot();
  const seen = await page.evaluate(() => document.body.innerText);
  return [
    ...texts.filter((text) => !seen.includes(text)),
    ...[...controls, ...(isNarrow ? narrow : wide)].filter((control) => !heard.includes(control)),
  ];
}

async function asking(whom: string) {
  const { id, token } = await signIn(stack.cognito, whom, 'harvest1');
  const ask = async (path: string, init?: RequestInit) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const reply = await fetch(`${stack.url}/api/${path}`, { headers, ...init });
    return reply.json();
  };
  return { id, ask };
}

/** What the demo has for the documents' addresses. */
async function known(): Promise<Known> {
  const { id, ask } = await asking('farmer');
  const first = <T>(found: readonly T[]) => found[0] as T & { id: string; title: string };
  const { data: news }: { data: NewsCard[] } = await ask('news/community/3');
  const { data: members } = await ask('communities-users/community/3');
  const [course, ownCourse, group, enterprise] = (
    await Promise.all(
      [
        'courses/user?role=enrolled',
        'courses/user?role=created',
        'groups/community/3/user',
        'enterprises/community/3/user',
      ].map((path) => ask(path)),
    )
  ).map(({ data }) => first(data as { id: string; title: string }[]));
  if (!course || !ownCourse || !group || !enterprise)
    throw new Error('the farmer of the demo has too little');
  const own = first(news.filter(({ creator }) => creator === id));
  return {
    farmer: id,
    farmerName: 'Rosa Delgado',
    member: members.find(({ userId }: { userId: string }) => userId !== id).userId,
    news: own.id,
    newsTitle: own.title,
    course: course.id,
    courseTitle: course.title,
    ownCourse: ownCourse.id,
    ownCourseTitle: ownCourse.title,
    group: group.id,
    groupTitle: group.title,
    enterprise: enterprise.id,
    enterpriseTitle: enterprise.title,
  };
}

/** The documents' addresses of one person, filled. */
async function documented(who?: 'admin'): Promise<DocumentedScreen[]> {
  const names = await known();
  return documentedScreens
    .filter((screen) => screen.as === who)
    .map((screen) => ({
      ...screen,
      path: filled(screen.path, names),
      title: filled(screen.title, names),
      controls: screen.controls?.map((control) => filled(control, names)) ?? [],
    }));
}

/** The demo's whole course, half done by the farmer: as its learner and as its teacher meet it. */
async function coursesOf(whom: 'farmer' | 'teacher'): Promise<DocumentedScreen[]> {
  const { ask } = await asking(whom);
  const mine: CourseCard[] = (await ask(`courses/user?role=${whom === 'farmer' ? 'enrolled' : 'created'}`))
    .data;
  const course = mine.find(({ title }) => title === livingSoil.title)?.id;
  const [first, second, third]: LessonCard[] = (await ask(`lessons/course/${course}`)).data;
  if (!first || !second || !third) throw new Error('the course of the demo has no lessons');
  if (whom === 'teacher')
    return [
      { picture: 'lesson-own', path: `/lesson/${second.id}`, title: second.title },
      { picture: 'lesson-add', path: `/admin/lesson/add?course=${course}`, title: 'Add lesson' },
      { picture: 'lesson-edit', path: `/admin/lesson/edit/${second.id}`, title: 'Edit lesson' },
      { picture: 'test-add', path: `/admin/add-test/${third.id}`, title: 'Add test' },
      { picture: 'test-edit', path: `/admin/edit-test/${second.id}`, title: 'Edit test' },
    ];
  const body = JSON.stringify({ lessonId: second.id, startTime: String(Date.now()) });
  const attempt: OneUserTest = (await ask('user_tests/start', { method: 'POST', body })).data;
  return [
    { picture: 'lesson', path: `/lesson/${second.id}`, title: second.title },
    { picture: 'lesson-without-test', path: `/lesson/${first.id}`, title: first.title },
    { picture: 'test', path: testPath(attempt), title: 'Lesson test' },
  ];
}

describe.each(Object.entries(windows))('on a %s', (size, viewport) => {
  test.each([
    ['members', 'farmer', async () => [...(await documented()), ...others]],
    ['administrators', 'admin', () => documented('admin')],
    ['visitors', undefined, async () => forVisitors],
    ['learners', 'farmer', () => coursesOf('farmer')],
    ['teachers', 'teacher', () => coursesOf('teacher')],
  ] as const)(
    'every screen for %s has what the documents name, fits, stays where it is, and can be used by everyone',
    async (_, who, listOf) => {
      const storageState = who && (await storedSession(stack, who));
      const context = await browser.open({ viewport, ...(storageState && { storageState }) });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('console', (said) => said.type() === 'error' && errors.push(`${page.url()}: ${said.text()}`));
      await watchShifts(page);
      const isThorough = size === 'phone' || size === 'desktop';
      const screens = (await listOf()).filter(({ picture }) => isThorough || picture);
      const isNarrow = viewport.width < 850;

      for (const [place, screen] of screens.entries()) {
        const { path, picture } = screen;
        const title = (isNarrow && screen.narrowTitle) || screen.title;
        // To load the site anew each time is what costs: once for each screen and way of looking is enough.
        if (place === 0 || (isThorough && picture) || !who) await open(page, path);
        else await go(page, path, title);
        // Until what it is about is known, it has a name for all of its kind.
        await expect
          .poll(async () => [path, await page.locator('h1').first().textContent(), await page.title()])
          .toEqual([path, title, `${title} · Furrow`]);
        // A part that is asked for later, as the phone's field, comes a moment after.
        if (isThorough)
          await expect
            .poll(() => lacking(page, screen, isNarrow), { message: path, timeout: 10_000 })
            .toEqual([]);
        if (picture) await expectFits(page, path, picture, size);
        if (isThorough) await expectAccessible(page);
        if (!isThorough || !picture) continue;
        expect([path, await lostInForcedColours(page)]).toEqual([path, []]);
        expect([path, await walkByKeyboard(page)]).toEqual([path, []]);
      }
      expect(errors).toEqual([]);
    },
    600_000,
  );
});

async function expectFits(page: Page, path: string, picture: string, size: string): Promise<void> {
  expect([path, await overflowOf(page)]).toEqual([path, 0]);
  expect([path, await lowFieldsOf(page)]).toEqual([path, []]);
  expect.soft(await shiftOf(page), `${path} moves`).toBeLessThan(0.05);
  await shoot(page, `screen-${picture}`);
  const cramped = size === 'phone' ? await crampedByLargeText(page) : await crampedOf(page);
  expect([path, cramped]).toEqual([path, []]);
}

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
