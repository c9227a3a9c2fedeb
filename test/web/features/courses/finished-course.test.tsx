import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Course } from '#contract/courses/courses.ts';
import { dialog, heading, hrefOf, press } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { type Answers, failure, json, noConnection } from '#test/web.tsx';
import { furrowsOf } from '#web/features/courses/finish/furrows.ts';
import { linesOf } from '#web/features/courses/finish/picture.ts';
import { CourseScreen } from '#web/screens/courses/course-screen.tsx';
import { user } from '../profile/a-user.ts';
import { aLesson, aTakenCourse, aWholeCourse } from './a-whole-course.ts';

const COURSE = 'GET /api/courses/soil';
const PROFILE = 'GET /api/users/profile';
const ada = { ...user, name: 'Ada Lane' };

const { show } = screenOf({ '/course/:courseId/finished': <CourseScreen isEnd /> }, '/course/soil/finished');
const open = (course: Course, answers: Answers = {}) =>
  show({ [COURSE]: () => json(course), [PROFILE]: () => json(ada), ...answers });

const lessons = [1, 2, 3].map((number) =>
  aLesson(`l${number}`, { lesson_progresses: [{ id: `l${number}`, isCompleted: true }] }),
);
const done = aTakenCourse(3, 3, { lessons, completedAt: '2026-03-02T10:00:00.000Z' });

test('the end of a course has its name, the learner, the day, and what to do with it', async () => {
  await open(done);

  await heading('Living soil');
  await screen.findByText('Ada Lane finished all 3 lessons on 2 March 2026.');
  expect(document.querySelectorAll('.course-field')).toHaveLength(1);
  expect(hrefOf('Back to the course')).toBe('/course/soil');
  await press('Rate it');
  const rating = await dialog('Feedback');
  rating.getByText('Living soil');
});

test('a learner whose profile does not load is there without a name, and gets the picture, too', async () => {
  await open(done, { [PROFILE]: noConnection });

  const said = await screen.findByText('You finished all 3 lessons on 2 March 2026.');
  await waitFor(() => expect(said.getAttribute('aria-hidden')).toBe('false'));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Keep the picture' }).disabled).toBe(false);
});

test('a neighbour is told by the share sheet, or else by a copied link to the course', async () => {
  const hands = userEvent.setup();
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await open(done);

  await hands.click(await screen.findByRole('button', { name: 'Tell a neighbour' }));

  await screen.findByText('The link to the course is copied.');
  expect(written.mock.calls).toEqual([[new URL('/course/soil', location.href).href]]);
});

test('a browser that cannot draw the picture says so', async () => {
  await open(done);

  await press('Keep the picture');

  await screen.findByText(/The picture could not be drawn/);
});

test.each([
  ['unfinished', aTakenCourse(2, 3), 'You have not finished this course yet', '/course/soil'],
  ['not taken', aWholeCourse(), 'You are not taking this course', '/course/soil'],
  ['empty', aTakenCourse(0, 0), 'This course has no lessons yet', '/course/soil'],
  ['their own', aWholeCourse({ creator: 'ada' }), 'You made this course', '/admin/course/soil'],
])('a course that is %s says so in words, and leads on', async (_, course, title, to) => {
  await open(course);

  await heading(title, 3);
  expect(document.querySelector('.course-field')).toBeNull();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.at(-1)).toBe(to);
});

test('one that is gone says that', async () => {
  await open(done, { [COURSE]: () => failure(404, 'course.missing', 'Gone.') });

  await heading('This course is not here');
});

test('a field has a row for each lesson, planted from the edge inwards, and is whole with the last', () => {
  const planted = (completed: number, all: number) => {
    const { furrows } = furrowsOf(completed, all);
    return [furrows.filter(({ isPlanted }) => isPlanted).length, furrows.length];
  };

  expect([planted(0, 14), planted(1, 14), planted(14, 14)]).toEqual([
    [0, 14],
    [1, 14],
    [14, 14],
  ]);
  expect([planted(1, 3), planted(3, 3)]).toEqual([
    [5, 15],
    [15, 15],
  ]);
  expect([planted(199, 200), planted(200, 200)]).toEqual([
    [24, 25],
    [25, 25],
  ]);
  expect(furrowsOf(1, 2).furrows.findIndex(({ isPlanted }) => !isPlanted)).toBe(7);
});

test('a long title takes three lines of its picture, and says that there is more', () => {
  const lines = linesOf('one two three four five six seven', 9, (text) => text.length);

  expect(lines).toEqual(['one two', 'three', 'four five…']);
});
