import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeSession } from '#test/web.tsx';
import { replyCache } from '#web/lib/api/reply-cache.ts';
import { getSession } from '#web/lib/session/session.ts';
import { KeptList, setScreenHere } from '#web/parts/reading/kept-list.tsx';

const keep = (path: string, input: object, data: object) =>
  replyCache.set(`${path} ${JSON.stringify(input)}`, { _k: [path, input, getSession().user?.id], data });

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  storeSession();
  keep('/api/groups/{id}', { id: 'g1' }, { title: 'Night lambing' });
  keep('/api/users/profile', {}, { name: 'Ada' });
});
afterEach(() => {
  replyCache.clear();
  setScreenHere(async () => true);
  vi.restoreAllMocks();
});

const links = async () => (await screen.findAllByRole('link')).map(({ textContent }) => textContent);
const open = () => render(<KeptList />, { wrapper: MemoryRouter });

test('what was read is offered where its screen is on the device, too', async () => {
  setScreenHere(async (pathname) => pathname !== '/myProfile');

  open();

  expect(await links()).toEqual(['Night lambing']);
});

test('a screen that does not answer is not offered', async () => {
  setScreenHere((pathname) =>
    pathname === '/groups/g1' ? new Promise(() => undefined) : Promise.resolve(true),
  );

  open();

  expect(await links()).toEqual(['My profile']);
});

test('of many, no more screens are asked for than are offered', async () => {
  const asked: string[] = [];
  setScreenHere(async (pathname) => asked.push(pathname) > 0);
  for (let at = 0; at < 40; at += 1) keep('/api/groups/{id}', { id: `many-${at}` }, { title: `Group ${at}` });

  open();

  expect(await links()).toHaveLength(12);
  expect(asked).toHaveLength(12);
});

test('with a connection no screen is asked for: each opens', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const asked: string[] = [];
  setScreenHere(async (pathname) => asked.push(pathname) < 0);

  open();

  expect(await links()).toEqual(['Night lambing', 'My profile']);
  expect(asked).toEqual([]);
});
