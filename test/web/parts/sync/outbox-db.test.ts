import { expect, test, vi } from 'vitest';
import { aDevice } from '#test/a-device.ts';
import { openOutboxDb } from '#web/parts/sync/queue/outbox-db.ts';
import { aFollow } from './an-entry.ts';

test('a device that cannot be read for a while empties nothing', async () => {
  const device = aDevice();
  vi.stubGlobal('indexedDB', device);
  const db = openOutboxDb('ada');
  const [first, second] = [aFollow('1'), aFollow('2')];
  for (const entry of [first, second]) await db.put({ ...entry, state: 'waiting', at: 0 });
  await db.drop(first.id);

  device.refuses = true;
  const meanwhile = await db.all();
  device.refuses = false;

  expect(meanwhile.map(({ id }) => id)).toEqual([second.id]);
  expect(await db.all()).toEqual(meanwhile);
});
