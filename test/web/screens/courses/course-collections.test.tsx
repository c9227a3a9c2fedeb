import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { dialog, fill, heading, press } from '#test/hands.ts';
import { arrival, json, openSite, serve, storeSession } from '#test/web.tsx';
import { coursesPage } from '../../features/courses/a-course.ts';

beforeEach(() => storeSession());

async function open(path: string, title: string) {
  serve({ ...arrival, 'GET /api/courses/user': () => json(coursesPage([])) });
  openSite(path);
  await heading(title);
}

const main = () => within(screen.getByRole('main'));
const follow = (name: string) => userEvent.click(main().getByRole('link', { name }));
const titles = () =>
  main()
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const rows = () =>
  within(main().getByRole('list', { name: 'Courses in it' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('.list-title')?.textContent);
const choose = async (course: string, entry: string) => {
  await press(`Options: ${course}`);
  await press(entry);
};

const EDIT = '/courses/my-courses/edit-course';
const winter = [
  'Cover crops for cold winters',
  'Reading a soil test',
  'A tractor that starts in January',
  'The scythe, sharpened and swung',
];

test.each([
  ['/courses/my-courses/next-winter', 'For next winter', 'My courses & collections', '/courses/my-courses'],
  ['/courses/my-courses/orchard', 'An orchard from nothing', 'Users collections', '/courses/users'],
  [EDIT, 'Edit collection', 'For next winter', '/courses/my-courses/next-winter'],
])('%s says that it is an example, and leads back', async (path, title, back, to) => {
  await open(path, title);

  main().getByText('This is an example.');
  expect(main().getByRole('link', { name: back }).getAttribute('href')).toBe(to);
});

test('my collections stand below my courses, marked as examples, and lead to what is in them', async () => {
  await open('/courses/my-courses', 'Courses');
  const collections = within(main().getByRole('region', { name: 'My collections' }));
  collections.getByText('These collections are examples.');

  await userEvent.click(collections.getByRole('link', { name: 'For next winter' }));

  await heading('For next winter');
  expect(titles()).toEqual(winter);
});

test('the courses of a collection are searched', async () => {
  await open('/courses/my-courses/next-winter', 'For next winter');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search this collection' }), 'soil{Enter}');
  expect(titles()).toEqual(['Reading a soil test']);

  await userEvent.type(screen.getByRole('searchbox', { name: 'Search this collection' }), 'xyz{Enter}');
  await press('Clear the search');
  expect(titles()).toEqual(winter);
});

test('those of others are searched by their titles and by those of their courses', async () => {
  await open('/courses/users', 'Courses');
  const search = await screen.findByRole('searchbox', { name: 'Search users collections' });

  await userEvent.type(search, 'scythe{Enter}');

  expect(window.location.search).toBe('?search=scythe');
  await waitFor(() => expect(titles()).toEqual(['The scythe, sharpened and swung']));
  screen.getByText('1 collection found');
  await userEvent.clear(search);
  await userEvent.type(search, 'small flock{Enter}');
  await waitFor(() => expect(titles()).toEqual(['A calm lambing season', 'Cheese from twenty litres']));
  await userEvent.clear(search);
  await userEvent.type(search, 'zzz{Enter}');
  await heading('No collections found', 2);
});

test.each([
  ['users', 'An orchard from nothing'],
  ['saved-collection', 'A small flock'],
])('%s are marked as examples, and none of their courses opens', async (view, first) => {
  await open(`/courses/${view}`, 'Courses');

  await screen.findByText('This is an example.');
  const courses = within((await heading(first, 2)).closest('section') as HTMLElement);
  expect(courses.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(0);
  expect(courses.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Open']);
});

test('a collection that is not here says so', async () => {
  await open('/courses/my-courses/nowhere', 'This collection is not here');

  await follow('Go to My courses & collections');
  await heading('Courses');
});

test('what is moved, taken out and called otherwise stays on this page, and says that nothing is kept', async () => {
  await open(EDIT, 'Edit collection');
  main().getByText(/Nothing that you change here is kept/);
  expect(rows()).toEqual(winter);

  await choose('Reading a soil test', 'Move up');
  expect(rows()).toEqual([winter[1], winter[0], winter[2], winter[3]]);
  expect(main().getByText('Reading a soil test is now 1 of 4.').role).toBe('status');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Options: Reading a soil test' }));
  await press('Options: Reading a soil test');
  expect(screen.queryByRole('button', { name: 'Move up' })).toBeNull();
  await press('Move down');
  expect(rows()).toEqual(winter);

  await choose('Reading a soil test', 'Take out');
  expect(rows()).toHaveLength(3);
  await press('Undo');
  expect(rows()).toEqual(winter);
  await choose('Reading a soil test', 'Take out');

  await press('Rename');
  const form = await dialog('Rename');
  await fill('Name', '', form);
  await press('Rename', form);
  form.getByText('You must enter the name.');
  await fill('Name', 'For spring', form);
  await press('Rename', form);

  await follow('For spring');
  await heading('For spring');
  expect(titles()).toEqual([winter[0], winter[2], winter[3]]);
});
