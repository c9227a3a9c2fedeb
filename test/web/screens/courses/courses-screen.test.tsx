import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { CourseCard } from '#contract/courses/courses.ts';
import { startingCategories } from '#functions/system/starting-data.ts';
import { box, callsTo, dialog, follow, heading, isKept, press, type } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import {
  type Answer,
  type Asked,
  currentAddress,
  failure,
  json,
  noConnection,
  onePage,
  serve,
} from '#test/web.tsx';
import { askFirst } from '#web/ask-first.ts';
import { enroll } from '#web/features/courses/enrolment.ts';
import { views } from '#web/features/courses/list/messages.ts';
import { type FirstScreen, firstScreens } from '#web/first-screens.ts';
import { CoursesScreen } from '#web/screens/courses/courses-screen.tsx';
import { aCourse, coursesPage, taken } from '../../features/courses/a-course.ts';
import { aCollection } from '../../parts/collections/a-collection.ts';

const LIST = 'GET /api/courses';
const OWN = 'GET /api/courses/user';

const [farming, nature] = startingCategories as [{ id: string; name: string }, { id: string; name: string }];
const inFarming = { categoryId: farming.id, category: farming.name };
const inNature = { categoryId: nature.id, category: nature.name };

const winter = aCollection('winter', { of: 'courses', title: 'For next winter' });
const selling = aCollection('selling', { of: 'courses', title: 'Selling what we grow' });

const screens = screenOf(
  Object.fromEntries(
    (['all', 'mine', 'users', 'saved'] as const).map((view) => [
      views[view].to,
      <CoursesScreen key={view} view={view} />,
    ]),
  ),
  '/courses',
  {
    answers: () => ({
      [OWN]: () => json(coursesPage([])),
      'GET /api/collections': () => json({ ...onePage, totalItems: 2, data: [winter, selling] }),
      'POST /api/courses/add': noConnection,
    }),
  },
);
const show = (path: string, answer: Answer, own?: Answer) =>
  screens.show({ [LIST]: answer, ...(own && { [OWN]: own }) }, path);

const all: readonly CourseCard[] = [
  aCourse('soil', { title: 'Living soil', ...inFarming }),
  aCourse('sky', { title: 'Reading the sky', ...inNature }),
  aCourse('drip', { title: 'Drip lines', ...inFarming }),
];

/** What the API answers of these, eight to a page. */
function answered({ url: { searchParams } }: Asked, courses = all): Response {
  const [category, search, page] = ['category', 'search', 'pageNumber'].map((name) => searchParams.get(name));
  const found = courses.filter(
    ({ categoryId, title }) =>
      (!category || categoryId === category) &&
      (!search || title.toLowerCase().startsWith(search.toLowerCase())),
  );
  const from = (Number(page) - 1) * 8;
  return json(coursesPage(found.slice(from, from + 8), found.length, Number(page)));
}

const section = async (name: string) => within((await heading(name, 2)).closest('section') as HTMLElement);
const titles = (of: Pick<typeof screen, 'queryAllByRole'> = screen) =>
  of.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const asksOf = (asked: readonly Asked[]) =>
  callsTo(asked, LIST).map(({ url }) => decodeURIComponent(url.search));

describe('all courses', () => {
  test('say where one is hidden, whatever its category', async () => {
    const page = coursesPage([...all]);
    await show('/courses', () => json({ ...page, data: [...page.data, { id: 'lime', isHidden: true }] }));

    await screen.findByText('This was hidden.');
    expect(titles(await section('Farming'))).toEqual(['Living soil', 'Drip lines']);
    expect(titles()).toHaveLength(3);
  });

  test('stand under their category where it has several, with the way to all of it, and else name it', async () => {
    const asked = await show('/courses', answered);

    expect(titles(await section('Farming'))).toEqual(['Living soil', 'Drip lines']);
    expect((await section('Farming')).getByRole('link', { name: 'All in Farming' })).toBeTruthy();
    const others = await section('Courses of several categories');
    expect(titles(others)).toEqual(['Reading the sky']);
    expect(others.getByText(nature.name)).toBeTruthy();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Courses of several categories', farming.name]);
    expect(screen.getAllByText(farming.name)).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Courses');
    expect(asksOf(asked)).toEqual(['?pageNumber=1']);
  });

  test('are searched within what is chosen, and then everywhere', async () => {
    const asked = await show(`/courses?category=${farming.id}&search=read`, answered);
    await screen.findByText('No course in Farming has “read” in its title.');
    expect(asksOf(asked).at(-1)).toBe(`?category=${farming.id}&search=read&pageNumber=1`);

    await follow('Search in all courses');
    await waitFor(() => expect(titles()).toEqual(['Reading the sky']));
    expect(currentAddress()).toBe('/courses?search=read');
    screen.getByText('1 course found');
    await press('Clear search');
    await waitFor(() => expect(titles()).toHaveLength(3));
  });

  test('say that there is no such category', async () => {
    await show('/courses?category=gone', (asked) =>
      asked.url.searchParams.has('category') ? json(coursesPage([])) : answered(asked),
    );
    await heading('There is no such category', 2);

    await follow('See all courses');
    await waitFor(() => expect(titles()).toHaveLength(3));
  });

  test('say that there are none, and offer to make the first', async () => {
    await show('/courses', () => json(coursesPage([])));
    const empty = (await heading('No courses yet', 2)).parentElement as HTMLElement;

    await press('Add Courses', within(empty));
    expect(currentAddress()).toBe('/courses?add=');
    await screen.findByRole('dialog');
  });

  test('say that there may be more', async () => {
    await show('/courses?search=s', () => json({ ...coursesPage([...all]), partial: true }));

    await screen.findByText('There may be more. Add another word to find them.');
    screen.getByText('More than 3 courses found');
  });

  test('are asked for early just as the screen asks for them', async () => {
    const asked = serve({ [LIST]: answered });
    await askFirst(firstScreens['/courses'] as FirstScreen, '', (key) => localStorage.getItem(key));

    await show('/courses', () => failure(500, 'twice', 'Asked twice.'));
    await screen.findByText('Living soil');
    expect(asksOf(asked)).toEqual(['?pageNumber=1']);
  });
});

test('a course that the member joins is a taken one in its list, before that has arrived', async () => {
  const [soil] = all as [CourseCard];
  await screens.show({ [LIST]: answered, 'POST /api/enrolls/add': noConnection });
  const courses = await section('Farming');
  expect(courses.queryByText('0 of 7 lessons')).toBeNull();

  act(() => void enroll(soil, true));

  await courses.findByText('0 of 7 lessons');
});

test('a new course that has not arrived stands first with its state, in its category too, and leads to why', async () => {
  const more = [...all, aCourse('clouds', { title: 'Clouds', ...inNature })];
  await show('/courses?page=2&add', (asked) => answered(asked, more));
  await press('Continue');
  await type('Title', 'Bees');
  await type('Description', 'In spring.');
  await userEvent.selectOptions(box('Category'), nature.name);
  await press('Create course', await dialog('Create course'));
  await isKept();
  expect(currentAddress()).toBe('/courses');

  const unsent = await section('Not sent yet');
  await unsent.findByText('On this phone');
  expect(unsent.getByRole('link', { name: 'Bees' })).toHaveProperty('pathname', '/unsent');
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Not sent yet');

  await follow(`All in ${nature.name}`);
  await waitFor(() => expect(titles()).toEqual(['Bees', 'Reading the sky', 'Clouds']));
  await userEvent.click(screen.getAllByRole('link', { name: 'All courses' })[0] as HTMLElement);
  await follow('All in Farming');
  await waitFor(() => expect(titles()).toEqual(['Living soil', 'Drip lines']));
});

describe('my courses', () => {
  const roleIn = ({ url }: Asked) => url.searchParams.get('role');
  const byRole: Answer = (asked) => {
    const own = aCourse('own', { title: 'Grafting', creator: 'ada' });
    const mine = aCourse('soil', { title: 'Living soil', ...taken(3) });
    return json(coursesPage([roleIn(asked) === 'created' ? own : mine], 1, 1, 6));
  };

  test('are those that I take and those that I made, with the way to look after them', async () => {
    await show('/courses/my-courses', answered, byRole);

    const taking = await section('Courses you take');
    await taking.findByRole('link', { name: 'Living soil' });
    taking.getByText('3 of 7 lessons');
    const made = await section('Courses you made');
    await made.findByRole('link', { name: 'Grafting' });
    expect(made.queryByText('Your course')).toBeNull();
    const lookAfter = made.getByRole('link', { name: 'Look after your courses' });
    expect(lookAfter).toHaveProperty('pathname', '/admin/courses');
  });

  test('load, fail and are empty each by itself', async () => {
    await show('/courses/my-courses', answered, (asked) =>
      roleIn(asked) === 'created' ? failure(503, 'busy', 'Too many at once.') : json(coursesPage([])),
    );

    await screen.findByText('You take no course yet');
    await screen.findByText('The courses that you made did not load');
  });

  test('are turned each by itself', async () => {
    const asked = await show('/courses/my-courses?made=2', answered, (request) => {
      const page = Number(request.url.searchParams.get('pageNumber'));
      return json(coursesPage([aCourse(`${roleIn(request)}-${page}`)], 13, page, 6));
    });
    await screen.findByText('Course created-2');
    await userEvent.click((await section('Courses you take')).getByRole('link', { name: 'Page 3' }));

    await screen.findByText('Course enrolled-3');
    screen.getByText('Course created-2');
    expect(currentAddress()).toBe('/courses/my-courses?taken=3&made=2');
    expect(callsTo(asked, OWN).map(({ url }) => url.searchParams.get('pageSize'))).toContain('6');
  });

  test('are searched where they stand, and so are the collections below them', async () => {
    const asked = await show('/courses/my-courses', answered, byRole);
    const search = await screen.findByRole('searchbox', { name: 'Search my courses & collections' });

    await userEvent.type(search, 'selling{Enter}');

    expect(currentAddress()).toBe('/courses/my-courses?search=selling');
    const searched = () =>
      callsTo(asked, OWN).flatMap(({ url: { searchParams } }) =>
        searchParams.get('search') === 'selling' ? searchParams.get('role') : [],
      );
    await waitFor(() => expect(searched()).toEqual(['enrolled', 'created']));
    const [found, ...others] = await (await section('My collections')).findAllByRole('listitem');
    expect(found?.textContent).toContain('Selling what we grow');
    expect(others).toEqual([]);
  });

  test('say when a search finds none of them', async () => {
    await show('/courses/my-courses?search=zzz', answered);

    expect(await screen.findAllByText('Nothing found')).toHaveLength(2);
    await screen.findByText('No collections found');
    await userEvent.click(screen.getAllByRole('link', { name: 'Clear the search' })[0] as HTMLElement);
    expect(currentAddress()).toBe('/courses/my-courses');
  });
});
