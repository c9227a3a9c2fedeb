import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { knowledgeScreens } from '#test/browser/documented/knowledge.ts';
import { adminScreens, peopleScreens } from '#test/browser/documented/people.ts';
import { filled } from '#test/browser/documented/screen.ts';
import { arrival, json, openSite, serve, storeSession } from '#test/web.tsx';
import { card } from '../features/news/a-news.ts';
import { user } from '../features/profile/a-user.ts';

const known = {
  farmer: 'ada',
  farmerName: 'Ada Field',
  member: 'ben',
  news: 'n1',
  newsTitle: card.title,
  course: '7',
  courseTitle: '',
  ownCourse: '8',
  ownCourseTitle: '',
  group: '7',
  groupTitle: '',
  enterprise: '7',
  enterpriseTitle: '',
};

/** Every address of the documents' tables that members have. */
const paths = [
  ...[...peopleScreens, ...knowledgeScreens, ...adminScreens].map(({ path }) => filled(path, known)),
  ...'/courses/my-courses/7 /lesson/7 /admin/lesson/add /admin/lesson/edit/7 /enterprises-view'.split(' '),
  ...'/admin/add-test/7 /admin/edit-test/7 /admin/categories/7 /test-living-soil/7/9 /Test-living-soil/7/9'.split(
    ' ',
  ),
  '/test-%D0%B7%D0%B5%D0%BC%D0%BB%D1%8F/7/9',
];

/** Those that stand for another. */
const onward = new Map([
  // Without a title one writes none: the dialog that asks for it.
  ['/news/add', '/news'],
  ['/community-switching', '/community-switching/all-communities'],
  ['/mygroups', '/your-groups'],
  ['/my-group-view-page', '/your-groups'],
]);

const answers = {
  ...arrival,
  'GET /api/categories': () => json({ results: [] }),
  'GET /api/users/profile': () => json(user),
  'GET /api/users/profile/ben': () => json({ results: { ...user, id: 'ben' } }),
  'GET /api/news/community/3/n1': () =>
    json({ ...card, rich_text: { id: 'r1', texts: [], photos: [], videos: [] } }),
};
/** Also that below a dialog, which hides the page from readers. */
const title = async () => (await screen.findByRole('heading', { level: 1, hidden: true })).textContent;

test.each(paths)(
  '%s is a screen in the shell, for a member alone: a visitor signs in and is back',
  async (path) => {
    serve(answers);

    openSite(path);

    expect(await title()).toBe('Sign In');
    expect(window.location.pathname).toBe('/login');

    // What the form does in the end: what comes before that is not of this address.
    act(() => storeSession());

    await screen.findByRole('navigation', { name: 'Community', hidden: true });
    expect(await title()).not.toMatch(/^(404|Sign In|Something broke)/);
    await waitFor(async () => expect(document.title).toBe(`${await title()} · Furrow`));
    expect(decodeURIComponent(window.location.pathname)).toMatch(
      onward.get(path) ?? decodeURIComponent(path.split('?')[0] ?? ''),
    );
  },
);

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
