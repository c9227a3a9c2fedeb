import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { callsTo, dialog, heading, press, sent } from '#test/hands.ts';
import {
  type Answers,
  type Asked,
  arrival,
  json,
  onePage,
  openSite,
  serve,
  storeSession,
} from '#test/web.tsx';
import { aCourse, coursesPage } from '../../features/courses/a-course.ts';
import { aCollection, aWhole } from '../../parts/collections/a-collection.ts';

beforeEach(() => storeSession());

const winter = aCollection('winter', { of: 'courses', title: 'For next winter', count: 2 });
const selling = aCollection('selling', { of: 'courses', title: 'Selling what we grow' });
const orchard = aCollection('orchard', {
  of: 'courses',
  title: 'An orchard',
  author: 'Piotr Zielinski',
  isCreator: 'false',
  isPublic: true,
  count: 1,
});
const soil = aCourse('soil', { title: 'Reading a soil test' });
const scythe = aCourse('scythe', { title: 'The scythe, sharpened' });
const scopes = { mine: [winter, selling], users: [orchard], saved: [orchard] };
const SET = 'PUT /api/collections/winter/items';
const EDIT = '/courses/my-courses/edit-course';

function listed({ url: { searchParams } }: Asked): Response {
  const data =
    searchParams.get('of') === 'courses' ? scopes[searchParams.get('scope') as keyof typeof scopes] : [];
  return json({ ...onePage, totalItems: data.length, data });
}

async function open(path: string, title: string, answers: Answers = {}) {
  const asked = serve({
    ...arrival,
    'GET /api/courses/user': () => json(coursesPage([])),
    'GET /api/collections': listed,
    'GET /api/collections/winter': () => json(aWhole(winter, [soil, scythe])),
    'GET /api/collections/selling': () => json(aWhole(selling, [])),
    'GET /api/collections/orchard': () => json(aWhole(orchard, [soil])),
    [SET]: (request) => json({ data: { ...sent(request), count: 1 } }),
    ...answers,
  });
  openSite(path);
  await heading(title);
  return asked;
}

const main = () => within(screen.getByRole('main'));
const follow = async (name: string) => userEvent.click(await main().findByRole('link', { name }));

test('my collections stand below my courses, and lead to what is in them', async () => {
  await open('/courses/my-courses', 'Courses');
  const own = within(await main().findByRole('region', { name: 'My collections' }));
  await own.findByRole('link', { name: 'Selling what we grow' });
  own.getByText('2 courses');

  await userEvent.click(own.getByRole('link', { name: 'For next winter' }));

  await heading('For next winter');
  expect((await main().findByRole('link', { name: soil.title })).getAttribute('href')).toBe('/course/soil');
  expect(main().getByRole('link', { name: 'My courses & collections' })).toBeTruthy();
});

test('a search among my courses looks in the titles of my collections, too', async () => {
  await open('/courses/my-courses?search=sell', 'Courses');

  await main().findByRole('link', { name: 'Selling what we grow' });
  expect(main().queryByRole('link', { name: 'For next winter' })).toBeNull();
});

test.each([
  ['users', 'Users collections'],
  ['saved-collection', 'Saved collections'],
])('%s lists those of others, which lead to their page', async (view, tab) => {
  await open(`/courses/${view}`, 'Courses');
  expect(main().getByRole('link', { name: tab, current: 'page' })).toBeTruthy();

  await follow('An orchard');

  await heading('An orchard');
  main().getByText('by Piotr Zielinski');
  expect(main().queryByRole('button', { name: 'Options' })).toBeNull();
  expect(main().getByRole('button', { name: 'Save' })).toBeTruthy();
});

test('its member takes a course out, and puts it back', async () => {
  const asked = await open('/courses/my-courses/winter', 'For next winter');
  await press('Options');
  await follow('Edit collection');
  await heading('Edit collection: For next winter');

  await press(`Take out: ${soil.title}`);

  await screen.findByText(`“${soil.title}” is no longer in it.`);
  await waitFor(() => expect(sent(callsTo(asked, SET)[0] as Asked)).toEqual({ id: 'soil', included: false }));
  await press('Undo');
  await waitFor(() => expect(sent(callsTo(asked, SET)[1] as Asked)).toEqual({ id: 'soil', included: true }));
});

test('nobody edits the collection of another', async () => {
  await open(`${EDIT}?collection=orchard`, 'An orchard');

  expect(main().queryByRole('button', { name: `Take out: ${soil.title}` })).toBeNull();
});

test('the address without a collection offers the own ones', async () => {
  await open(EDIT, 'Edit collection');

  await follow('For next winter');

  await heading('Edit collection: For next winter');
});

test('a collection is made among the courses', async () => {
  const ADD = 'POST /api/collections/add';
  const asked = await open('/courses/my-courses', 'Courses', {
    [ADD]: (request) => json({ data: aCollection('new', sent(request)) }, 201),
  });
  await press('New collection');
  const naming = await dialog('New collection');
  await userEvent.type(naming.getByRole('textbox', { name: 'Name' }), 'To learn{Enter}');

  await screen.findByText('“To learn” is in My collections');
  await waitFor(() =>
    expect(sent(callsTo(asked, ADD)[0] as Asked)).toEqual({
      of: 'courses',
      title: 'To learn',
      isPublic: false,
      cover: expect.any(Number),
    }),
  );
});

test('deleted, it leads to my courses, and says what stays', async () => {
  const asked = await open('/courses/my-courses/winter', 'For next winter', {
    'DELETE /api/collections/winter': () => json({ id: 'winter' }),
  });
  await press('Options');
  await press('Delete');
  const asking = within(await screen.findByRole('alertdialog'));
  asking.getByText('“For next winter” will be deleted. The courses in it stay as they are.');
  await userEvent.click(asking.getByRole('button', { name: 'Delete' }));

  await heading('Courses');
  await waitFor(() => expect(callsTo(asked, 'DELETE /api/collections/winter')).toHaveLength(1));
});

test('an empty one says how courses come into it', async () => {
  await open('/courses/my-courses/selling', 'Selling what we grow');

  await heading('Nothing in it yet', 2);
  expect(main().getByRole('link', { name: 'See all courses' }).getAttribute('href')).toBe('/courses');
});

test('one that is gone, or of files, is not here', async () => {
  await open('/courses/my-courses/files', 'This collection is not here', {
    'GET /api/collections/files': () => json(aWhole(aCollection('files'), [])),
  });

  await follow('Go to My courses & collections');
  await heading('Courses');
});
