import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type CourseCard, courses } from '#contract/courses.ts';
import { json, noConnection, renderAt, serve, startSite, storeSession } from '#test/web.tsx';
import { showEnrolment } from '#web/features/courses/api.ts';
import { enroll, useWishedEnrolment } from '#web/features/courses/enrolment.ts';
import { useApi } from '#web/lib/api/replies.tsx';
import type { ListRoute } from '#web/parts/lists/list-cache.ts';
import { aCourse, coursesPage, taken } from './a-course.ts';

beforeEach(() => storeSession());

const left = { enrolledUser: [{ id: 'ada', enrolls: { isEnroll: false } }] };
const enrolment = (isEnroll: boolean) => ({ courseId: 'soil', isEnroll, learnersCount: 41 });

interface ListProps {
  of: 'listCourses' | 'listUserCourses';
  input: object;
}

/** A list as somebody sees it who comes back to it: as it was, unless it is known to be another by now. */
function List({ of, input }: ListProps) {
  const route: ListRoute<CourseCard, 'data'> = courses[of];
  const { data } = useApi(route, { ...input, pageNumber: 1 }, true);
  return data?.data.map(({ id, completedCount, enrolledUser }) => (
    <p key={id}>
      {id} {enrolledUser[0]?.enrolls.isEnroll ? completedCount : 'not taken'}
    </p>
  ));
}

/** The list shows what the API answers, which is `stored`, and becomes another by what is done to that. */
async function show(list: ListProps, stored: { items: CourseCard[] }) {
  const answer = () => json(coursesPage(stored.items));
  serve({ 'GET /api/courses': answer, 'GET /api/courses/user': answer });
  await startSite();
  renderAt('/', <List {...list} />);
  await screen.findByText(/^old/);
}

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
  const stored = { items: [aCourse('old'), aCourse('soil', left)] };
  const list = { of: 'listCourses', input: {} } as const;
  await show(list, stored);
  cleanup();

  stored.items = [aCourse('old'), aCourse('soil', taken(3))];
  showEnrolment(enrolment(true), true);

  renderAt('/', <List {...list} />);
  await screen.findByText('soil 3');
});

test('a course that the member joins is a taken one in its list, before that has arrived', async () => {
  const course = aCourse('soil');
  const Wished = () => <p>{useWishedEnrolment()(course).completedCount ?? 'not taken'}</p>;
  serve({ 'POST /api/enrolls/add': noConnection });
  await startSite();
  renderAt('/courses', <Wished />);
  screen.getByText('not taken');
  enroll(course, true);
  await screen.findByText('0');
});
