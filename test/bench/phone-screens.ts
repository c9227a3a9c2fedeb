import type { Page } from 'playwright-core';
import type { Lesson } from '#contract/lessons/lessons.ts';

/** A screen as a phone opens it. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Resolves when all of it stands. */
  readonly stands: (page: Page) => Promise<unknown>;
  /** What a person does there first. */
  readonly touch: (page: Page) => Promise<unknown>;
}

export const signInScreen: Screen = {
  name: 'sign-in',
  path: '/login',
  stands: (page) => page.getByRole('button', { name: 'Sign In' }).waitFor(),
  touch: (page) => page.getByLabel('Username').pressSequentially('farmer'),
};

/** The members' screens that are measured; `read` asks the API for a path's JSON, as the member. */
export async function memberScreens(read: (path: string) => Promise<unknown>): Promise<Screen[]> {
  const first = async (path: string) => ((await read(path)) as { data: [{ id: string }] }).data[0].id;
  const course = await first('/api/courses/user?role=enrolled&pageNumber=1');
  const { data: lessons } = (await read(`/api/lessons/course/${course}`)) as { data: Lesson[] };
  const lesson = lessons[0]?.id;
  const tested = lessons.find(({ isLocked, questionsCount }) => !isLocked && questionsCount > 0)?.id;
  const { attempts } = (await read(`/api/user_tests/lesson/${tested}`)) as { attempts: [{ id: string }] };
  const member = (name: string, path: string, touch = openMenu): Screen => ({ name, path, stands, touch });
  return [
    member('news list', '/news', addNews),
    member('an article', `/news/${await first('/api/news/community/3?pageNumber=1')}`),
    member('courses', '/courses'),
    member('a course', `/course/${course}`),
    member('a lesson', `/lesson/${lesson}`),
    member('a test', `/test-lesson/${attempts[0].id}/${tested}`),
    member('groups', '/groups'),
    member('library', '/library'),
    member('calendar', '/calendar/my-events'),
    member('dashboard', '/dashboard'),
  ];
}

/** Nothing is awaited any more, and the pictures in sight have arrived. */
async function stands(page: Page): Promise<void> {
  await page.locator('#root main').waitFor();
  await page.waitForFunction(
    () =>
      !document.querySelector('#boot, [data-waiting]') &&
      ![...document.querySelectorAll('main .sk')].some(
        (skeleton) => skeleton.checkVisibility() && skeleton.getBoundingClientRect().top < window.innerHeight,
      ) &&
      [...document.images].every(({ loading, complete }) => loading === 'lazy' || complete),
  );
}

const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click();

async function addNews(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add news' }).click();
  await page.getByRole('dialog').waitFor();
}
