import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { makeThings, permissionRows, type Things } from '#test/permission-rows.ts';
import { type TestMember, useStack } from '#test/stack.ts';

const stack = useStack();
let callers: Record<'stranger' | 'member' | 'admin', TestMember>;
beforeAll(async () => {
  callers = {
    stranger: await stack.member('cleo'),
    member: await stack.member('ben'),
    admin: await stack.member('root', ['admin']),
  };
});

const rows = Object.entries(contract).flatMap(([domain, routes]) =>
  Object.entries(routes).map(([name, { method }]) => ({ name: `${domain}.${name}`, method })),
);

/** Things of a member who has no others: only so many uploads may be open at once. */
const thingsOf = async (name: string) => makeThings(await stack.member(name), `Village of ${name}`);

/** All that others see of what somebody made. */
async function seen({ owner, communityId, newsId }: Things): Promise<unknown> {
  const replies = await Promise.all([
    owner.call('GET', `/api/communities/${communityId}`),
    owner.call('GET', `/api/news/${newsId}/community/${communityId}`),
    owner.call('GET', '/api/users/profile'),
  ]);
  return replies.map(({ status, body }) => [status, { ...body, followersCount: undefined }]);
}

test('every row of the route table says who is answered what', () => {
  expect(Object.keys(permissionRows).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

describe.each(rows)('$name', ({ name, method }) => {
  test('answers each as its row in the matrix says, and a refusal changes nothing', async () => {
    const row = permissionRows[name];
    if (!row) throw new Error(`${name} has no line in the matrix`);
    const things = await thingsOf(`ada-${name}`);
    await callers.member.call('POST', '/api/communities-users/follow', { communityId: things.communityId });
    const [path, body] = row.ask(things);
    const before = await seen(things);

    const nobody = await fetch(stack.url + path, {
      method,
      ...(body && method !== 'GET' && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    expect(['nobody', nobody.status]).toEqual(['nobody', 401]);

    const [stranger, member, admin, creator] = row.expected;
    for (const [who, status] of Object.entries({ stranger, member, admin })) {
      const reply = await callers[who as keyof typeof callers].call(method, path, row.ask(things)[1]);
      expect([who, reply.status, reply.body.error]).toEqual([
        who,
        status,
        status < 400 ? undefined : expect.any(String),
      ]);
    }
    expect(await seen(things)).toEqual(before);

    const own = await things.owner.call(method, path, row.ask(things)[1]);
    expect(['creator', own.status]).toEqual(['creator', creator]);
  });
});

test('an upload of another is not there for anyone else, whatever would take it', async () => {
  const { uploadId, communityId, newsId } = await thingsOf('uma');
  const reference = `upload:${uploadId}`;
  const richtext = (await callers.member.call('POST', '/api/richtexts')).body.data.richtext.id;
  const draft = { title: 'Mine', category: 'Nature', richtextId: richtext, news: reference };

  const taken = await callers.member.call('POST', `/api/news/add/community/${communityId}`, draft);
  const changed = await callers.member.call('PUT', `/api/news/${newsId}/community/${communityId}`, {
    news: reference,
  });

  expect([taken.status, taken.body.code]).toEqual([400, 'upload.missing']);
  expect(changed.status).toBe(403);
});

test('what belongs to no community of the address is not there', async () => {
  const { newsId, owner } = await thingsOf('eva');
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const reply = await owner.call(
      method,
      `/api/news/${newsId}/community/1`,
      method === 'PUT' ? { title: 'x' } : undefined,
    );
    expect([method, reply.status]).toEqual([method, 404]);
  }
});
