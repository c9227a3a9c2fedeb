import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type CourseCard, courses } from '#contract/courses/courses.ts';
import { json, never, renderAt, serve, showAt, startSite, storeSession } from '#test/web.tsx';
import { showEnrolment, showSaved } from '#web/features/courses/api.ts';
import { useApi } from '#web/lib/api/replies.tsx';
import type { ListRoute } from '#web/parts/lists/list-cache.ts';
import { aCourse, coursesPage, taken } from './a-course.ts';

beforeEach(() => storeSession());

interface ListProps {
  name?: string;
  of?: 'listCourses' | 'listUserCourses';
  input?: object;
}

/** A list as somebody sees it who comes back to it: as it was, unless it is known to be another by now. */
function List({ name, of = 'listCourses', input }: ListProps) {
  const route = courses[of] as ListRoute<CourseCard, 'data'>;
  const { data } = useApi(route, { ...input, pageNumber: 1 }, true);
  return (
    <ul data-testid={name}>
      {data?.data.map(({ id, completedCount, enrolledUser }) => (
        <li key={id}>
          {id} {enrolledUser[0]?.enrolls.isEnroll ? completedCount : 'not taken'}
        </li>
      ))}
    </ul>
  );
}

/** The list shows what the API answers, which is `stored`, and becomes another by what is done to that. */
async function show(list: ListProps, stored: { items: CourseCard[] }) {
  const answer = () => json(coursesPage(stored.items));
  await showAt('/', <List {...list} />, { 'GET /api/courses': answer, 'GET /api/courses/user': answer });
  await screen.findByText(/^old/);
}

const enrolment = (isEnroll: boolean) => ({ courseId: 'soil', isEnroll, learnersCount: 41 });

test.each([{ role: 'enrolled' }, {}])(
  'who leaves a course has it no more in their own of %o',
  async (input) => {
    const stored = { items: [aCourse('old', taken(1)), aCourse('soil', taken(2))] };
    await show({ of: 'listUserCourses', input }, stored);
    await screen.findByText('soil 2');

    stored.items = [aCourse('old', taken(1))];
    showEnrolment(enrolment(false), true);
    await expect.poll(() => screen.queryByText(/^soil/)).toBeNull();
  },
);

test('who comes back to a course they had left sees in each list what they had completed', async () => {
  const left = { enrolledUser: [{ id: 'ada', enrolls: { isEnroll: false } }] };
  const stored = { items: [aCourse('old'), aCourse('soil', left)] };
  await show({}, stored);
  cleanup();

  stored.items = [aCourse('old'), aCourse('soil', taken(3))];
  showEnrolment(enrolment(true), true);

  renderAt('/', <List />);
  await screen.findByText('soil 3');
});

test('a new course stands on top of the lists of all, of its category, and of what its creator made', async () => {
  const answered = new Set<string>();
  // What is asked again is not answered: what is seen is what was put there.
  const once = ({ url }: { url: URL }) => {
    if (answered.has(url.href)) return never();
    answered.add(url.href);
    return json(coursesPage([aCourse('old')]));
  };
  serve({ 'GET /api/courses': once, 'GET /api/courses/user': once });
  await startSite();
  renderAt(
    '/',
    <>
      <List name="all" />
      <List name="nature" input={{ category: '3' }} />
      <List name="farming" input={{ category: '1' }} />
      <List name="made" of="listUserCourses" input={{ role: 'created' }} />
      <List name="taken" of="listUserCourses" input={{ role: 'enrolled' }} />
    </>,
  );
  const said = (name: string) => screen.getByTestId(name).textContent?.replaceAll(' not taken', ';');
  for (const name of ['all', 'nature', 'farming', 'made', 'taken'])
    await waitFor(() => expect(said(name)).toBe('old;'));

  act(() => showSaved(aCourse('new', { categoryId: '3', category: 'Nature' }), true));

  for (const name of ['all', 'nature', 'made']) expect([name, said(name)]).toEqual([name, 'new;old;']);
  for (const name of ['farming', 'taken']) expect([name, said(name)]).toEqual([name, 'old;']);
});
