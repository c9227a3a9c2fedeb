import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { arrival, openSite, serve, storeSession } from '#test/web.tsx';
import { screens } from '#web/app/member-screens.ts';

beforeEach(() => {
  serve(arrival);
  storeSession();
});

test.each(['touchStart', 'pointerDown', 'pointerOver', 'focusIn'] as const)(
  'on %s of a link, the screen that it leads to is fetched',
  async (sign) => {
    const members = vi.spyOn(screens.MembersScreen, 'fetch');
    const dashboard = vi.spyOn(screens.DashboardScreen, 'fetch');
    openSite('/news');
    const link = await screen.findByRole('link', { name: 'Members' });
    members.mockClear();

    fireEvent[sign](link.firstElementChild ?? link);

    await waitFor(() => expect(members).toHaveBeenCalledOnce());
    expect(dashboard).not.toHaveBeenCalled();
  },
);

test('of a link to somewhere else nothing is fetched, nor of one that opens another window', async () => {
  openSite('/news');
  const members = vi.spyOn(screens.MembersScreen, 'fetch');
  await screen.findByRole('link', { name: 'Members' });
  const add = (href: string, target = '') => {
    const link = Object.assign(document.createElement('a'), { href, target });
    document.body.append(link);
    fireEvent.pointerDown(link);
    link.remove();
  };

  add('https://example.org/members');
  add('/members', '_blank');
  add('/members');

  await waitFor(() => expect(members).toHaveBeenCalled());
  expect(members).toHaveBeenCalledOnce();
});
