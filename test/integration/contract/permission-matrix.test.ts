import { beforeAll, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { keys } from '#platform/table/keys.ts';
import {
  makeThings,
  pathIds,
  permissionRows,
  type Things,
  withMore,
} from '#test/contract/permission-rows.ts';
import { workerRests } from '#test/system/jobs.ts';
import { type TestMember, useStack } from '#test/system/stack.ts';

const stack = useStack();
let callers: Record<'stranger' | 'member' | 'admin', TestMember>;
/** Somebody else's, for all rows: none of them is to touch them. */
let others: Things;
let othersBefore: unknown;
beforeAll(async () => {
  callers = {
    stranger: await stack.member('cleo'),
    member: await stack.member('ben'),
    admin: await stack.member('root', ['admin']),
  };
  others = await thingsOf('dora');
  othersBefore = await seen(others);
});

const rows = Object.entries(contract).flatMap(([domain, routes]) =>
  Object.entries(routes).map(([name, route]) => ({ name: `${domain}.${name}`, method: route.method, route })),
);

/** Things of a member who has no others: only so many uploads may be open at once. */
const thingsOf = async (name: string) =>
  makeThings(await stack.member(name), `Village of ${name}`, await stack.member('fay'));

interface Lent {
  readonly things: Things;
  /** How they look. */
  readonly before: unknown;
}

/** What the next row may ask for: making all of it takes longest here. */
let usable: Lent | undefined;

/** The same for a row, which gives them back unless it has spent them. */
async function lend(name: string): Promise<Lent> {
  if (usable) {
    const lent = usable;
    usable = undefined;
    return lent;
  }
  const things = await thingsOf(name);
  await callers.member.call('POST', '/api/communities-users/follow', { communityId: things.communityId });
  return { things, before: await seen(things) };
}

/** What is new for a member, and what of theirs is useful to others, is what others do. */
const ofOthers = ['users.getToday', 'achievements.getAchievements'];

/** The rows that show one thing by its address. */
const single = rows.filter(
  ({ name, method }) => method === 'GET' && /\.get\w+$/.test(name) && !ofOthers.includes(name),
);

/** A reply without when it was given. */
const timeless = (body: unknown) =>
  JSON.parse(JSON.stringify(body, (name, value) => (name === 'at' ? undefined : value)));

/** All that others see of what somebody made, and what only its owner will: blocks without a news, an open upload. */
async function seen(things: Things): Promise<unknown> {
  const { owner, communityId, richtextId, uploadId, partedId } = things;
  const { readRichtext } = await import('#kinds/richtext.ts');
  const { findItem } = await import('#platform/table/table.ts');
  const paths = single.flatMap(({ name }) => permissionRows[name]?.ask(things)[0] ?? []);
  const events = `/api/events?scope=groups&communityId=${communityId}&month=2026-03`;
  const replies = await Promise.all([...paths, events].map((path) => owner.call('GET', path)));
  return [
    ...replies.map(({ status, body }) => [status, { ...body, ...counted }]),
    await readRichtext(richtextId),
    await findItem(keys.upload(owner.id, uploadId)),
    await findItem(keys.upload(owner.id, partedId)),
  ];
}

/** What anybody may add to. */
const counted = {
  followersCount: undefined,
  learnersCount: undefined,
  viewsCount: undefined,
  course_views: undefined,
  repliesCount: undefined,
  usefulCount: undefined,
};

test('every row of the route table says who is answered what', () => {
  expect(Object.keys(permissionRows).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('there is one of each kind for the rows to ask for, and the made-up requests', async () => {
  const { kinds } = await import('#kinds/declared/all.ts');
  for (const { noun } of kinds.map(({ declared }) => declared)) {
    const said = `makeThings in test/support/contract/permission-rows.ts makes no ${noun}`;
    expect(others, said).toHaveProperty(`${noun}Id`);
  }
});

test.each(rows)(
  "$name answers each as its row in the matrix says, a refusal changes nothing, and another's ids beside one's own neither",
  async ({ name, method, route }) => {
    const row = permissionRows[name];
    if (!row) throw new Error(`${name} has no line in the matrix`);
    const { things, before } = await lend(name);
    const [path, body] = row.ask(things);

    const nobody = await fetch(stack.url + path, {
      method,
      ...(body && method !== 'GET' && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const [stranger, member, admin, creator] = row.expected;
    expect(['nobody', nobody.status]).toEqual(['nobody', route.access === 'public' ? stranger : 401]);

    for (const [who, status] of Object.entries({ stranger, member, admin })) {
      const reply = await callers[who as keyof typeof callers].call(method, path, row.ask(things)[1]);
      expect([who, reply.status, reply.body.error]).toEqual([
        who,
        status,
        status < 400 ? undefined : expect.any(String),
      ]);
    }
    // What a reading changed after all, the next row that writes sees.
    if (method !== 'GET') expect(await seen(things)).toEqual(before);

    const smuggled = { ...idsOf(others), ...pathIds(route.path, row.ask(others)[0]) };
    const isQuery = method === 'GET' || method === 'DELETE';
    const plain = method === 'GET' && (await things.owner.call(method, path));
    const query = `${path.includes('?') ? '&' : '?'}${new URLSearchParams(smuggled)}`;
    const reply = isQuery
      ? await things.owner.call(method, path + query)
      : await things.owner.call(method, path, withMore(row.ask(things)[1], smuggled));

    expect(['creator', reply.status]).toEqual(['creator', creator]);
    if (plain) expect(timeless(reply.body)).toEqual(timeless(plain.body));
    const { newsId, resourceId, courseId, owner } = others;
    for (const id of method === 'GET' ? [newsId] : [newsId, resourceId, courseId, owner.id])
      expect(JSON.stringify(reply.body)).not.toContain(id);
    const isAsBefore = method === 'GET' || creator >= 400;
    if (!isAsBefore) expect(await seen(others)).toEqual(othersBefore);
    if (row.spends) return;
    if (!isAsBefore) await workerRests();
    usable = { things, before: isAsBefore ? before : await seen(things) };
  },
);

test("another's things are as they were, whoever read what", async () => {
  expect(await seen(others)).toEqual(othersBefore);
});

/** Of what belongs to somebody else, under every name that something here goes by. */
const idsOf = ({ owner, partEtag: _, partedId: _parted, ...ids }: Things) => ({
  ...ids,
  creator: owner.id,
  userId: owner.id,
  userID: owner.id,
  member: owner.id,
  parent: ids.communityId,
});

test('what belongs to no community of the address is not there', async () => {
  const { newsId, groupId, enterpriseId, owner } = others;
  for (const path of [`news/${newsId}`, `groups/${groupId}`, `enterprises/${enterpriseId}`]) {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const body = method === 'PUT' ? { title: 'x' } : undefined;
      const reply = await owner.call(method, `/api/${path}/community/1`, body);
      expect([path, method, reply.status]).toEqual([path, method, 404]);
    }
  }
});
