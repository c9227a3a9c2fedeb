import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import { json, renderAt, serve, startSite, storeSession } from '#test/web.tsx';
import { group } from '#web/features/groups/group-kind.ts';
import { Circles } from '#web/parts/circles/circles.tsx';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { aGroup, groupsPage } from '../../features/groups/a-group.ts';

test('a follow draws its card three times at most, and no other', async () => {
  vi.stubGlobal('scrollTo', vi.fn());
  storeSession();
  serve({
    'GET /api/groups/community/3': () => json(groupsPage(['a', 'b', 'c'].map((id) => aGroup(id)))),
    'POST /api/groups-users/follow': () => json({ data: { isFollowed: '1', followersCount: 65 } }),
  });
  await startSite();
  const drawn: string[] = [];
  const onRender = vi.fn();
  const kind: typeof group = {
    ...group,
    noteOf: ({ id }) => {
      drawn.push(id);
      return undefined;
    },
  };
  renderAt(
    '/groups',
    <Profiler id="circles" onRender={onRender}>
      <Circles kind={kind} tab="all" scope={{ communityId: '3' }} />
    </Profiler>,
  );
  const button = await screen.findByRole('button', { name: 'Follow: Group a' });
  await waitFor(() => expect(getOutbox().entries).toEqual([]));
  drawn.length = 0;
  onRender.mockClear();

  await userEvent.click(button);
  await waitFor(() => expect(getOutbox().entries?.map(({ state }) => state)).toEqual(['sent']));

  screen.getByText('65 followers');
  expect(drawn.filter((id) => id !== 'a')).toEqual([]);
  expect(drawn.length).toBeLessThanOrEqual(3);
  // With the list around it, and the mark in it.
  expect(onRender.mock.calls.length).toBeLessThanOrEqual(3);
});
