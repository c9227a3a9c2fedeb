import { render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeEach, expect, test, vi } from 'vitest';
import { communities } from '#contract/communities/communities.ts';
import { aDevice } from '#test/a-device.ts';
import { patiently } from '#test/patiently.ts';
import {
  community,
  failure,
  json,
  noConnection,
  onePage,
  serve,
  startSite,
  storeSession,
} from '#test/web.tsx';
import { forgetReplies, keptReplies, Replies, recallReplies, useApi } from '#web/lib/api/replies.tsx';
import { settled } from '#web/lib/device/device-store.ts';
import { inReplies, type KeptReply } from '#web/lib/device/kept-replies.ts';
import { replaceTokens, signOut } from '#web/lib/session/session.ts';
import { isDeviceFull, startKeeping } from '#web/parts/reading/keeper.ts';
import { openOutboxDb } from '#web/parts/sync/queue/outbox-db.ts';

const rows = () => inReplies('readonly', (store): Promise<KeptReply[]> => settled(store.getAll()));
const change = (to: (row: KeptReply) => KeptReply) =>
  inReplies('readwrite', async (store) => {
    const all: KeptReply[] = await settled(store.getAll());
    await Promise.all(all.map((row) => settled(store.put(to(row)))));
  });

const list = () => json({ ...onePage, communities: [{ ...community, name: 'Orchard' }] });

function Names({ search }: { search?: string }) {
  const { data, error } = useApi(communities.listCommunities, { pageNumber: 1, ...(search && { search }) });
  return <p>{data?.communities[0]?.name ?? (error ? 'lost' : 'coming')}</p>;
}

const open = (search?: string) =>
  render(
    <Replies>
      <SWRConfig value={{ dedupingInterval: 0, shouldRetryOnError: false }}>
        <Names {...(search && { search })} />
      </SWRConfig>
    </Replies>,
  );

beforeEach(async () => {
  serve({ 'GET /api/communities': list });
  storeSession();
  await startSite();
  startKeeping();
});

/** Shows the list until the device keeps it, and leaves the page. */
async function read(): Promise<void> {
  const { unmount } = open();
  await screen.findByText('Orchard');
  await patiently(async () => expect(await rows()).toHaveLength(1));
  unmount();
  forgetReplies();
}

test('a reply that came while a test held the timers does not end the keeping for the tests after it', async () => {
  vi.useFakeTimers();

  open();

  await vi.waitFor(() => expect(screen.getByText('Orchard')).toBeTruthy());
});

test('what a page read, the next one shows at once, also where no answer comes', async () => {
  await read();
  serve({ 'GET /api/communities': noConnection });
  await recallReplies('ada');

  open();

  expect(screen.getByText('Orchard')).toBeTruthy();
});

test('what no longer fits its schema is left out, and goes from the device', async () => {
  await read();
  await change((row) => ({ ...row, data: { communities: 'none' } }));
  serve({ 'GET /api/communities': noConnection });
  await recallReplies('ada');

  open();

  expect(screen.getByText('coming')).toBeTruthy();
  await screen.findByText('lost');
  await patiently(async () => expect(await rows()).toEqual([]));
});

test('what the API refuses from then on goes from the device', async () => {
  await read();
  await recallReplies('ada');
  serve({ 'GET /api/communities': () => failure(404, 'communities.missing', 'Gone') });

  open();

  await patiently(async () => expect(await rows()).toEqual([]));
});

test('nothing of one member is there for another', async () => {
  await read();

  await recallReplies('bob');

  expect(await rows()).toEqual([]);
  expect(keptReplies(communities.listCommunities)).toEqual([]);
});

test('a log-out is over only once the device is empty', async () => {
  await read();

  await signOut();

  expect(await rows()).toEqual([]);
});

test('a new password drops what was kept before it', async () => {
  await read();
  await recallReplies('ada');

  replaceTokens('ada', {});

  await patiently(async () => expect(await rows()).toEqual([]));
  expect(keptReplies(communities.listCommunities)).toEqual([]);
});

test('a device that is full is noticed, until something can be kept again', async () => {
  const device = aDevice();
  vi.stubGlobal('indexedDB', Object.assign(device, { isFull: true }));
  const { unmount } = open();
  await patiently(() => expect(isDeviceFull()).toBe(true));
  unmount();

  device.isFull = false;
  forgetReplies();
  await read();

  expect(isDeviceFull()).toBe(false);
});

test('what was read makes room for what was written', async () => {
  await read();
  const device = indexedDB as unknown as ReturnType<typeof aDevice>;
  device.isFull = true;
  const entry = { id: 'e1', kind: 'news', title: 'Hail', queueKey: '/news', steps: [], at: 0 };
  const outbox = openOutboxDb('ada');

  expect(await outbox.put({ ...entry, state: 'waiting' })).toBe(true);

  expect(await outbox.all()).toMatchObject([{ id: 'e1' }]);
  expect(await rows()).toEqual([]);
});
