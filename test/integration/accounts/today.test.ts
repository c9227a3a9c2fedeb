import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, test, vi } from 'vitest';
import { newKey } from '#test/forms.ts';
import { useOneDay } from '#test/one-day.ts';
import { ask } from '#test/system/functions.ts';
import { putItems } from '#test/system/items.ts';
import { freshTable } from '#test/system/table.ts';

useOneDay();
freshTable({ stream: false });
afterEach(() => vi.unstubAllEnvs());

const sowing = { scope: 'my', date: '2026-03-01', time: '08:00', task: 'Sow the oats' };
const make = (who: string, key = newKey()) =>
  ask('events/create-event', who, { body: sowing, headers: { 'idempotency-key': key } });

test('of all that a member makes at once, as much is let in as the day has room for; others are not in its way', async () => {
  vi.stubEnv('MADE_A_DAY', '5');

  const replies = await Promise.all(Array.from({ length: 12 }, () => make('ada')));

  const refused = replies.filter(({ status }) => status === 429);
  expect(replies.filter(({ status }) => status === 201).length).toBe(5);
  expect(refused.length).toBe(7);
  expect(refused[0]?.body.code).toBe('today.full');
  expect((await make('ben')).status).toBe(201);
});

test('whom a creator lets into a course counts as made: nobody is enrolled by the thousand', async () => {
  const { keys, lists } = await import('#platform/table/keys.ts');
  const { rowKey } = await import('#platform/lists/paged-list.ts');
  const course = {
    id: 'soil',
    title: 'Soil',
    description: 'All.',
    categoryId: 'nature',
    topicRow: 'soil',
    isFree: false,
    price: 0.01,
    creator: 'tess',
    createdAt: '2026-05-01T08:00:00.000Z',
    version: 0,
  };
  const members = ['one', 'two', 'three'].map((id) => ({ ...keys.user(id), id, username: id }));
  const items = [{ ...rowKey(lists.courses, course.id), ...course }, ...members];
  await putItems(items);
  vi.stubEnv('MADE_A_DAY', '2');
  const lets = async (userId: string) =>
    (await ask('enrolls/let-in', 'tess', { path: { id: course.id }, body: { userId } })).status;

  expect([await lets('one'), await lets('two'), await lets('three')]).toEqual([201, 201, 429]);
});

test('who founded enough for a day, in all sorts of circles together, makes other things', async () => {
  vi.stubEnv('CIRCLES_A_DAY', '3');
  vi.stubEnv('CONTENT_BUCKET', 'content');
  vi.stubEnv('UPLOAD_BUCKET', 'uploads');
  const found = async (row: string, fields: object, path = {}) => {
    const body = { description: 'Steep fields.', category: 'Farmers', ...fields };
    return ask(row, 'gwen', { body, path });
  };
  const { body, status } = await found('communities/create-community', { name: 'Hill Farmers' });
  const within = { communityId: body.data.id };
  const inner = async (noun: string) =>
    (await found(`${noun}s/create-${noun}`, { title: 'Seed savers' }, within)).status;

  expect([status, await inner('group'), await inner('enterprise'), await inner('group')]).toEqual([
    201, 201, 201, 429,
  ]);
  expect((await found('communities/create-community', { name: 'Vale Farmers' })).body.code).toBe(
    'today.full',
  );
  expect((await make('gwen')).status).toBe(201);
});

test('who reported enough for a day is told so, and the desk of others stays as it is', async () => {
  vi.stubEnv('REPORTS_A_DAY', '1');
  const { keys } = await import('#platform/table/keys.ts');
  const members = ['fay', 'gus'].map((id) => ({ ...keys.user(id), id, username: id }));
  await putItems(members);
  const report = async (id: string) =>
    (await ask('reports/add-report', 'eve', { body: { on: 'user', id, reason: 'spam' } })).status;

  expect([await report('fay'), await report('gus')]).toEqual([201, 429]);
  expect((await make('eve')).status).toBe(201);
});

test('who made enough for a day may still change and delete, and a retry is answered as it was', async () => {
  vi.stubEnv('MADE_A_DAY', '1');
  const key = newKey();
  const first = await make('cleo', key);
  const path = { id: first.body.data.taskId };

  expect((await make('cleo')).status).toBe(429);
  expect((await make('cleo', key)).body).toEqual(first.body);
  expect((await ask('events/update-event', 'cleo', { path, body: { task: 'Sow the rye' } })).status).toBe(
    200,
  );
  expect((await ask('events/delete-event', 'cleo', { path })).status).toBe(200);
});

test('who wrote enough for a day may read, and what counts them goes by itself', async () => {
  vi.stubEnv('WRITTEN_A_DAY', '1');
  const { body } = await make('dora');
  const path = { id: body.data.taskId };

  const { table, TableName } = await import('#platform/table/table.ts');
  const { keys } = await import('#platform/table/keys.ts');
  const day = new Date().toISOString().slice(0, 10);

  expect((await ask('events/delete-event', 'dora', { path })).status).toBe(429);
  expect((await ask('events/get-event', 'dora', { path })).status).toBe(200);
  const { Item } = await table.send(new GetCommand({ TableName, Key: keys.today('dora', day) }));
  expect(Item).toMatchObject({ written: 1, made: 1 });
  expect(Number(Item?.['expiresAt']) - Date.now() / 1000).toBeGreaterThan(24 * 60 * 60);
});
