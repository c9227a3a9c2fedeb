import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { callsTo, press, sent } from '#test/hands.ts';
import { type Asked, json, renderAt, serve, startSite, storeSession } from '#test/web.tsx';
import { MoveAdded } from '#web/features/library/collections/move-added.tsx';
import { aCollection } from '../../parts/collections/a-collection.ts';
import { aResource } from './a-resource.ts';

const ADD = 'POST /api/collections/add';
const SET = 'PUT /api/collections/new/items';

beforeEach(() => storeSession());

async function show() {
  localStorage.setItem(
    'added:ada',
    JSON.stringify([aResource('hedges'), aResource('gone'), aResource('lime')]),
  );
  const asked = serve({
    [ADD]: (request) => json({ data: aCollection('new', sent(request)) }, 201),
    [SET]: (request) =>
      sent(request)['id'] === 'gone'
        ? json({ error: 'There is no such file.', code: 'resource.missing' }, 404)
        : json({ data: { ...sent(request), count: 1 } }),
  });
  await startSite();
  return { asked, ...renderAt('/library/collection', <MoveAdded />) };
}

test('what was added on this device goes into a collection once, without what is gone', async () => {
  const { asked, unmount } = await show();
  expect(screen.getByText(/^3 files that you added are on this device only/)).toBeTruthy();

  await press('Put them into a collection');

  await waitFor(() => expect(callsTo(asked, SET)).toHaveLength(3));
  expect(sent(callsTo(asked, ADD)[0] as Asked)).toMatchObject({ of: 'library', title: 'My library' });
  expect(callsTo(asked, SET).map((one) => sent(one)['id'])).toEqual(['lime', 'gone', 'hedges']);
  unmount();
  renderAt('/library/collection', <MoveAdded />);
  expect(screen.queryByText(/on this device only/)).toBeNull();
});

test('who leaves it there is not asked again', async () => {
  const { asked, unmount } = await show();

  await press('Leave them here');

  unmount();
  renderAt('/library/collection', <MoveAdded />);
  expect(screen.queryByText(/on this device only/)).toBeNull();
  expect(callsTo(asked, ADD)).toEqual([]);
});
