// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { arrival, clearSite, openSite, serve, storeSession } from '#test/web.tsx';

afterEach(clearSite);

test('says that no course is begun, and what to do next, without asking for reports', async () => {
  const asked = serve(arrival);
  storeSession();

  openSite('/userinfo/reports');

  expect(await screen.findByRole('heading', { level: 2, name: 'No course reports yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the news' }).getAttribute('href')).toBe('/news');
  expect(asked.filter(({ to }) => /course|enroll|test/.test(to))).toEqual([]);
});
