import { expect, test, vi } from 'vitest';
import { aDevice } from '#test/a-device.ts';
import { openShelf } from '#web/parts/sync/queue/shelf.ts';
import { aFollow } from './an-entry.ts';

test('a device that cannot be read for a while empties nothing', async () => {
  const device = aDevice();
  vi.stubGlobal('indexedDB', device);
  const shelf = openShelf('ada');
  const [first, second] = [aFollow('1'), aFollow('2')];
  for (const entry of [first, second]) await shelf.put({ ...entry, state: 'waiting', at: 0 });
  await shelf.drop(first.id);

  device.refuses = true;
  const meanwhile = await shelf.all();
  device.refuses = false;

  expect(meanwhile.map(({ id }) => id)).toEqual([second.id]);
  expect(await shelf.all()).toEqual(meanwhile);
});
