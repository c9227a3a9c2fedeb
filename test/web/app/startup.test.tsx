import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '#test/hands.ts';
import { noConnection, openSite, serve } from '#test/web.tsx';

test('says that the site did not start, and starts it with another try', async () => {
  serve({ 'GET /config.json': noConnection });
  openSite('/login');
  expect(await screen.findByRole('heading', { name: 'Furrow did not start' })).toBeTruthy();

  serve({});
  await press('Try again');

  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeTruthy();
});
