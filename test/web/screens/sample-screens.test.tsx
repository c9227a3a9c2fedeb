import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { hrefOf } from '#test/hands.ts';
import { renderAt } from '#test/web.tsx';
import { AchievementsScreen } from '#web/screens/achievements-screen.tsx';
import { SurveysScreen } from '#web/screens/surveys-screen.tsx';

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

test.each([
  ['Achievements', AchievementsScreen],
  ['My Survey', SurveysScreen],
])('%s leads back to the dashboard and says that it is an example', (title, Screen) => {
  renderAt('/', <Screen />);

  expect(headings(1)).toEqual([title]);
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

test('each survey has a title, a subtitle, a count of answers, and buttons that tell readers why they do nothing', async () => {
  renderAt('/', <SurveysScreen />);
  const cards = screen.getAllByRole('listitem');
  expect(cards.length).toBeGreaterThan(1);

  for (const card of cards) {
    const shown = within(card);
    const title = shown.getByRole('heading', { level: 2 }).textContent;
    expect(shown.getAllByText(/./, { selector: 'p' })).toHaveLength(2);
    shown.getByText(/^\d+ answered$/);
    for (const name of ['Answer', 'Dismiss']) {
      const button = shown.getByRole('button', { name: `${name} ${title}` });
      expect(button.textContent).toBe(name);
      expect(button.getAttribute('aria-disabled')).toBe('true');
      const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
      expect(reason?.textContent).toContain('the buttons here do nothing');
      await userEvent.click(button);
    }
  }
  expect(screen.getAllByRole('listitem')).toHaveLength(cards.length);
});
