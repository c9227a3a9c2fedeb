import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Achievements } from '#contract/users/achievements.ts';
import { hrefOf } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { failure, json, never } from '#test/web.tsx';
import { AchievementsScreen } from '#web/screens/achievements-screen.tsx';

const OWN = 'GET /api/achievements';
const entries = [
  { id: 'lessons-1', title: 'Finish your first lesson', points: 5, at: '2026-03-09T07:30:00.000Z' },
  { id: 'files-1', title: 'Add your first file to the library', points: 5 },
  { id: 'finished-1', title: 'Finish your first course', points: 15, at: '2026-04-11T07:30:00.000Z' },
];
const sums = { level: 1, points: 20, ofLevel: 25, total: 245, achieved: 20 };
const newcomer = { ...sums, points: 0, achieved: 0, entries: entries.map(({ at: _, ...ahead }) => ahead) };
const reply = (data: Partial<Achievements> = {}) => json({ data: { ...sums, entries, ...data } });

const { show } = screenOf({ '/achievements': <AchievementsScreen /> }, '/achievements', {
  answers: () => ({ [OWN]: () => reply() }),
  hasToasts: false,
});
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const rows = async (name: string) =>
  (await part(name)).getAllByRole('listitem').map(({ textContent }) => textContent);

test('shows the level, the total and how far both are', async () => {
  await show();

  const level = await part('Level 1');
  const total = await part('Total 20');
  level.getByText('20/25');
  level.getByText('5 more points open level 2.');
  total.getByText('20/245');
  total.getByText('20', { ignore: '.vh' });
  total.getByText(/ of 245 in all\. /);
  const bars = [level, total].map((sum) => sum.getByRole('progressbar') as HTMLProgressElement);
  expect(bars.map(({ value, max }) => [value, max])).toEqual([
    [20, 25],
    [20, 245],
  ]);
  expect(hrefOf('My dashboard')).toBe('/dashboard');
});

test('lists what is achieved with its day, the last first, and what earns the rest', async () => {
  await show();

  expect(await rows('What you achieved')).toEqual([
    'Finish your first courseon 11 April 202615 points',
    'Finish your first lessonon 9 March 20265 points',
  ]);
  expect(await rows('What is ahead')).toEqual(['Add your first file to the library5 points']);
});

test('tells a newcomer where to begin', async () => {
  await show({ [OWN]: () => reply(newcomer) });

  (await part('What you achieved')).getByText(/^Nothing yet\./);
  expect(await rows('What is ahead')).toHaveLength(3);
});

test.each([
  [{ level: 9, points: 24, achieved: 224 }, 'One more point opens level 10.'],
  [{ level: 10, points: 15, ofLevel: 20, achieved: 240 }, 'The last level: 5 points are left.'],
  [{ level: 10, points: 20, ofLevel: 20, achieved: 245 }, 'You have achieved all there is.'],
])('says what is left of a level: %o', async (data, text) => {
  const all = entries.map((entry) => ({ ...entry, at: '2026-03-09T07:30:00.000Z' }));
  await show({ [OWN]: () => reply({ ...data, entries: all }) });

  await screen.findByText(text);
  expect(screen.queryByRole('region', { name: 'What is ahead' })).toBeNull();
});

test('keeps its title where they do not load', async () => {
  await show({ [OWN]: () => failure(500, 'internal', 'Something broke.') });

  await screen.findByRole('heading', { name: 'Your achievements did not load' });

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Achievements');
});

test('says that it loads', async () => {
  await show({ [OWN]: never });

  await screen.findByText('Loading...');
});
