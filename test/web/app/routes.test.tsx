// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { arrival, clearSite, json, openSite, serve, storeSession } from '#test/web.tsx';
import { card } from '../features/news/a-news.ts';
import { user } from '../features/profile/a-user.ts';

afterEach(clearSite);

/** The documents' tables of protected routes, each with ids in its braces. */
const paths = [
  '/verification /edit-information /myProfile /profile/ben /userInfo /userinfo /userinfo/reports',
  '/calendar/my-events /calendar/enterprise-events /calendar/groups-events',
  '/library /library/collection /library/collection/users /library/collection/saved',
  '/messenger /messenger/amara-okafor',
  '/news /news/add /news/edit/n1 /news/n1',
  '/community-switching /community-switching/all-communities /community-switching/my-communities',
  '/members /members/profile/ben /community-members/growers',
  '/groups /your-groups /your-groups/7 /groups/7 /my-group-view-page /my-group-view-page/7 /your-community-group/growers',
  '/enterprises /your-enterprises /your-enterprises/7 /enterprises-view',
  '/courses /courses/my-courses /courses/saved-collection /courses/my-courses/7 /courses/my-courses/edit-course /courses/users',
  '/mycourse /mycoursepage /coursepage /course/7 /lesson/7',
  '/admin/courses /admin/course/7 /admin/lesson/add /admin/lesson/edit/7 /admin/add-test/7 /admin/edit-test/7',
  '/test-living-soil/7/9 /Test-living-soil/7/9 /test-%D0%B7%D0%B5%D0%BC%D0%BB%D1%8F/7/9 /admin/categories /admin/categories/7',
  '/dashboard /achievements /mylibrary /mysurvey /mygroups',
  '/mylibrary/farming-collections /mylibrary/farming /mylibrary/branding',
].flatMap((line) => line.split(' '));

const answers = {
  ...arrival,
  'GET /api/users/profile': () => json(user),
  'GET /api/users/profile/ben': () => json({ results: { ...user, id: 'ben' } }),
  'GET /api/news/community/3/n1': () =>
    json({ ...card, rich_text: { id: 'r1', texts: [], photos: [], videos: [] } }),
};
/** Also that below a dialog, which hides the page from readers. */
const title = async () => (await screen.findByRole('heading', { level: 1, hidden: true })).textContent;

describe.each(paths)('%s', (path) => {
  test('is a screen in the shell for a member', async () => {
    serve(answers);
    storeSession();

    openSite(path);

    await screen.findByRole('navigation', { name: 'Community', hidden: true });
    expect(await title()).not.toMatch(/^(404|Sign In|Something broke)/);
    await waitFor(async () => expect(document.title).toBe(`${await title()} · Furrow`));
  });

  test('leads a visitor to the sign-in', async () => {
    serve({});

    openSite(path);

    expect(await title()).toBe('Sign In');
    expect(window.location.pathname).toBe('/login');
  });
});

describe.each(['/nowhere', '/tests/7/9', '/test-/7/9', '/test-living-soil/7', '/news/n1/more', '/calendar'])(
  '%s',
  (path) => {
    test('is the 404 page, which leads to the dashboard', async () => {
      for (const prepare of [() => undefined, storeSession]) {
        serve(answers);
        prepare();
        openSite(path);

        expect(await title()).toBe('404 Error');
        expect(screen.getByText('Sorry! Page Not Found')).toBeTruthy();
        expect(screen.getByRole('link', { name: 'Go back to Dashboard' }).getAttribute('href')).toBe(
          '/dashboard',
        );
        cleanup();
      }
    });
  },
);

test('the terms are for everyone, signed in or not', async () => {
  for (const prepare of [() => undefined, storeSession]) {
    serve(answers);
    prepare();
    openSite('/terms');

    expect(await title()).toBe('Terms of Service');
    expect(
      screen.getByText('Whoever runs this site puts their own terms here', { exact: false }),
    ).toBeTruthy();
    expect(window.location.pathname).toBe('/terms');
    cleanup();
  }
});

test('a screen that is still to come says so and leads back to the news', async () => {
  serve(answers);
  storeSession();

  openSite('/groups');

  expect(await title()).toBe('Groups');
  expect(screen.getByText(/is being built and is not open yet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the news' }).getAttribute('href')).toBe('/news');
});
