import { expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import type { Route } from '#contract/route.ts';
import { type KeptKey, keepableOf, keepablePaths, pageOf } from '#web/parts/reading/keepable.ts';

const rows = Object.values(contract).flatMap((routes): Route[] => Object.values(routes));
const readPaths = rows.filter(({ method }) => method === 'GET').map(({ path }): string => path);
const keyOf = (path: string, input: object): KeptKey => [path, input, 'ada'];

test('each path that is kept is one that the API answers', () => {
  expect(keepablePaths.filter((path) => !readPaths.includes(path))).toEqual([]);
});

test('learners, uploads and what administrators see are not kept', () => {
  const secret = /questions|learners|uploads|token|^\/api\/categories/;

  expect(keepablePaths.filter((path) => secret.test(path))).toEqual([]);
  expect(readPaths.filter((path) => path.endsWith('/search') && keepablePaths.includes(path))).toEqual([]);
});

test('a search is not kept; the list that it searches is', () => {
  const path = '/api/courses';

  expect(keepableOf(keyOf(path, { pageNumber: 1 }))).toBeDefined();
  expect(keepableOf(keyOf(path, { pageNumber: 1, search: 'soil' }))).toBeUndefined();
});

test('of who saw a course, the member alone is kept', () => {
  const course = { title: 'Soil', course_views: [{ userId: 'ada' }, { userId: 'bob' }] };

  const part = keepableOf(keyOf('/api/courses/{id}', { id: '7' }))?.part?.(course as never, 'ada');

  expect(part).toEqual({ title: 'Soil', course_views: [{ userId: 'ada' }] });
});

test('a test is kept for its learners, and not with a right answer', () => {
  const asked = { id: 'q1', question: 'How "answer": deep?', options: ['On top', 'Below'] };
  const told = { ...asked, answer: 'Below' };
  const partOf = (path: string, data: object) => keepableOf(keyOf(path, {}))?.part?.(data as never, 'ada');

  for (const [path, wrap] of [
    ['/api/tests/lesson/{lessonId}', (question: object) => ({ data: [{ questions: [asked, question] }] })],
    ['/api/user_tests/{id}', (question: object) => ({ questions: [asked, question] })],
  ] as const) {
    expect(partOf(path, wrap(asked))).toEqual(wrap(asked));
    expect(partOf(path, wrap(told))).toBeUndefined();
  }
});

test('a place is that of the current community; an article is read from any', () => {
  const list = keyOf('/api/news/community/{communityId}', { communityId: '3', pageNumber: 1 });
  const article = keyOf('/api/news/{id}/community/{communityId}', { communityId: '3', id: 'n1' });

  expect(pageOf(list, {}, '3')).toEqual({ to: '/news', title: 'News' });
  expect(pageOf(list, {}, '4')).toBeUndefined();
  expect(pageOf(article, { title: 'Hail' }, '4')).toEqual({ to: '/news/n1?community=3', title: 'Hail' });
});
