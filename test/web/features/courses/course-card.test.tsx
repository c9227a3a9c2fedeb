import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CONTENT_HOST, renderAt, serve, startSite, storeSession } from '#test/web.tsx';
import { CourseCard } from '#web/features/courses/list/course-card.tsx';
import { coverFor } from '#web/lib/art.ts';
import { aCourse, taken } from './a-course.ts';

beforeEach(async () => {
  storeSession();
  serve({});
  await startSite();
});

function show(card: Parameters<typeof CourseCard>[0]) {
  renderAt(
    '/',
    <ul>
      <CourseCard {...card} />
    </ul>,
  );
  return within(screen.getByRole('listitem'));
}

test('a course says who teaches it, how many lessons it has, what learners think and what it costs', () => {
  const card = show({ course: aCourse('soil', { title: 'Living soil' }) });

  expect(card.getByRole('link', { name: 'Living soil' })).toHaveProperty('pathname', '/course/soil');
  expect(card.getAllByRole('link')).toHaveLength(1);
  expect(card.queryByRole('button')).toBeNull();
  for (const fact of ['Ben Lane', '7 lessons', 'Free']) expect(card.getByText(fact)).toBeTruthy();
  expect(card.getByRole('img', { name: '4.2 of 5 stars' })).toBeTruthy();
  expect(card.queryByRole('progressbar')).toBeNull();
});

test('one that is hidden says so', () => {
  show({ course: aCourse('soil', { isHidden: true }) }).getByText('Hidden');
});

test('one that nobody has given stars says so, and a price is in dollars', () => {
  const card = show({
    course: aCourse('soil', { stars: 0, ratings: 0, isFree: false, price: 25.99, lessonsCount: 1 }),
  });

  for (const fact of ['No stars yet', '$25.99', '1 lesson']) expect(card.getByText(fact)).toBeTruthy();
  expect(card.queryByText('Free')).toBeNull();
});

test('who takes it sees how far they are', () => {
  const card = show({ course: aCourse('soil', taken(3)) });

  const bar = card.getByRole('progressbar', { name: 'Progress: Course soil' });
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['3', '7']);
  expect(bar.getAttribute('aria-valuetext')).toBe('3 of 7 lessons');
});

test('nobody is further than at its end', () => {
  const card = show({ course: aCourse('soil', taken(8)) });

  expect(card.getByRole('progressbar').getAttribute('value')).toBe('7');
  expect(card.getByText('7 of 7 lessons').querySelector('svg')).toBeTruthy();
});

test('a course without lessons has nothing to be far with', () => {
  const card = show({ course: aCourse('soil', { ...taken(0), lessonsCount: 0 }) });

  expect(card.getByText('No lessons yet')).toBeTruthy();
  expect(card.queryByRole('progressbar')).toBeNull();
});

test('its creator finds it marked, and comes to where it is changed', () => {
  const card = show({ course: aCourse('soil', { creator: 'ada' }) });

  expect(card.getByText('Your course')).toBeTruthy();
  expect(card.getByRole('link')).toHaveProperty('pathname', '/admin/course/soil');
});

test('a course has its picture in the size that it will have, or a drawing', () => {
  const cover = { name: 'soil.jpg', width: 1200, height: 800 };
  const own = show({ course: aCourse('soil', { thumbnail: cover.name, cover }) }).getByRole('presentation');

  expect(own.getAttribute('src')).toBe(`${CONTENT_HOST}/thumbnail/soil.jpg`);
  expect([own.getAttribute('width'), own.getAttribute('height')]).toEqual(['1200', '800']);
});

test('an example leads nowhere, and says no more than it knows', () => {
  const card = show({ course: { id: 'sample', title: 'An example' }, link: null });

  expect(card.getByRole('heading', { name: 'An example' })).toBeTruthy();
  expect(card.queryByRole('link')).toBeNull();
  expect(card.getByRole('presentation').getAttribute('src')).toBe(coverFor('sample'));
});
