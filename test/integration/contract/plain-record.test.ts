import { beforeAll, expect, test } from 'vitest';
import { bodyOf, context, eventFrom, type Given } from '#test/system/events.ts';
import { workerRests } from '#test/system/jobs.ts';
import { leftOf } from '#test/system/left-of.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { newCommunity } from '#test/things/circles/circles.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');
let tools: typeof import('#test/things/lent-tools/lent-tools.ts').tools;
let communityId: string;
beforeAll(async () => {
  ({ tools } = await import('#test/things/lent-tools/lent-tools.ts'));
  communityId = (await newCommunity(ada)).id;
});

async function ask(who: TestMember, row: Exclude<keyof typeof tools, 'rows'>, given: Given) {
  const path = { communityId, ...given.path };
  const reply = await tools[row](eventFrom({ ...given, userId: who.id, path }), context);
  return { status: reply.statusCode, body: bodyOf(reply) };
}
const lend = async (title: string, price = 0) =>
  (await ask(ada, 'create', { body: { title, price } })).body.data;

test('a domain that is declared has its addresses', () => {
  const { list, get, create, update, remove } = tools.rows;

  expect([list, get, create, update, remove].map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/tools/community/{communityId}',
    'GET /api/tools/{id}/community/{communityId}',
    'POST /api/tools/add/community/{communityId}',
    'PUT /api/tools/{id}/community/{communityId}',
    'DELETE /api/tools/{id}/community/{communityId}',
  ]);
});

test('what is made is listed, found, read by others, and changed by its creator alone under its version', async () => {
  const drill = await lend('A drill');
  await lend('A scale', 5);

  const listed = await ask(ben, 'list', {});
  expect(listed.body.data.map(({ title }: { title: string }) => title)).toEqual(['A scale', 'A drill']);
  expect((await ask(ben, 'list', { query: { search: 'dri' } })).body.data).toEqual([drill]);
  const path = { id: drill.id };
  expect((await ask(ben, 'get', { path })).body).toEqual({ ...drill, price: 0, version: 0 });
  expect((await ask(ben, 'update', { path, body: { title: 'Mine' } })).status).toBe(403);
  const changed = await ask(ada, 'update', { path, body: { price: 7, version: 0 } });
  expect(changed.body).toMatchObject({ title: 'A drill', price: 7, version: 1 });
  const late = await ask(ada, 'update', { path, body: { price: 8, version: 0 } });
  expect([late.status, late.body.code]).toEqual([409, 'tool.changed']);
  expect((await ask(ada, 'create', { body: { price: -1 } })).body.fields).toEqual({
    title: 'You must enter the title.',
    price: 'The price must be a whole number of dollars, from 0 on.',
  });
});

test('what is made is found among what its maker made, until it is deleted', async () => {
  const { findMade } = await import('#kinds/member/find-made.ts');
  const found = async (who: TestMember) => (await findMade(who.id)).records.map(({ item }) => item.id);
  const { id } = await lend('A plough');

  expect(await found(ada)).toContain(id);
  expect(await found(ben)).not.toContain(id);
  await ask(ada, 'remove', { path: { id } });
  expect(await found(ada)).not.toContain(id);
});

test('what is deleted is gone for everyone, and all goes with its community, to the last word', async () => {
  const { id } = await lend('A trailer');

  expect((await ask(ben, 'remove', { path: { id } })).status).toBe(403);
  expect((await ask(ada, 'remove', { path: { id } })).body).toEqual({ id });
  expect((await ask(ben, 'get', { path: { id } })).body.code).toBe('tool.missing');

  expect((await ada.call('DELETE', `/api/communities/${communityId}`)).status).toBe(200);
  await workerRests();
  expect((await ask(ben, 'list', {})).body.code).toBe('community.missing');
  expect((await ask(ada, 'create', { body: { title: 'Late', price: 0 } })).body.code).toBe(
    'community.missing',
  );
  expect(await leftOf(communityId)).toEqual([]);
});
