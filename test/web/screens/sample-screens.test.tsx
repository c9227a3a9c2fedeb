import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hrefOf } from '#test/hands.ts';
import { renderAt } from '#test/web.tsx';
import { AchievementsScreen } from '#web/screens/achievements-screen.tsx';

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

test('the achievements lead back to the dashboard and say that they are an example', () => {
  renderAt('/', <AchievementsScreen />);

  expect(headings(1)).toEqual(['Achievements']);
  expect(hrefOf('My dashboard')).toBe('/dashboard');
  expect(screen.getByText('This is an example.')).toBeTruthy();
});

test('the achievements show the level, the total and how far both are', () => {
  renderAt('/', <AchievementsScreen />);

  const level = within(screen.getByRole('region', { name: 'Level 4' }));
  const total = within(screen.getByRole('region', { name: 'Total 245' }));

  level.getByText('24/25');
  total.getByText('56/245');
  const bars = [level, total].map((part) => part.getByRole('progressbar') as HTMLProgressElement);
  expect(bars.map(({ value, max }) => [value, max])).toEqual([
    [24, 25],
    [56, 245],
  ]);
});
