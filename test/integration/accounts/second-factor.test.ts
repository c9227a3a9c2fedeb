import { beforeAll, expect, test, vi } from 'vitest';
import { contract } from '#contract/index.ts';
import { switchOn } from '#test/system/second-factor.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { newCommunity } from '#test/things/circles/circles.ts';
import { newNews } from '#test/things/news.ts';
import { decide, report, shutOut } from '#test/things/replies/reports.ts';
import { granted, told } from '#test/told.ts';

const stack = useStack();
const { root, ada } = useMembers(stack, 'root', 'ada');
beforeAll(() => void vi.stubEnv('ADMIN_SECOND_FACTOR', 'true'));

const rows = Object.values(contract).flatMap((routes) => Object.values(routes));
const administrators = rows.filter(({ access }) => access === 'admin');

test('an administrator without a second factor does nothing of one, and is told what to do', async () => {
  expect(administrators).toHaveLength(6);
  for (const { method, path } of administrators) {
    const body = method === 'POST' || method === 'PUT' ? { name: 'Bees' } : undefined;
    const reply = await root.call(method, path.replace('{id}', 'unknown'), body);

    expect([method, path, reply.status, reply.body.code]).toEqual([
      method,
      path,
      403,
      'member.no-second-factor',
    ]);
    expect(reply.body.error).toContain('switch it on in your profile');
  }
});

test('in rows for others, too, they may do without one what any member may, and nothing more', async () => {
  const { id: village } = await newCommunity(ada, { name: 'Village' });
  const { id } = await newNews(ada, {}, village);
  await granted(report(root, 'news', id), 201);
  const { id: own } = await newCommunity(root, { name: 'Of his own' });

  const replies = [
    await decide(root, 'news', id, 'remove'),
    await shutOut(root, village, root.id, 7),
    await root.call('GET', `/api/reports/community/${village}`),
    await root.call('GET', `/api/moderation/community/${village}`),
    await root.call('GET', '/api/moderation/community/none'),
    await root.call('PUT', `/api/replies/news/${id}/closed`, { closed: true }),
    await root.call('POST', '/api/communities/add', {
      name: 'Valley',
      description: 'Wet.',
      auto_follow: true,
    }),
    await root.call('PUT', `/api/communities/${own}`, { auto_follow: true, version: 1 }),
  ];

  expect(replies.map(told)).toEqual(replies.map(() => [403, 'member.no-second-factor']));
  await granted(root.call('GET', `/api/reports/community/${own}`));
  await granted(root.call('GET', `/api/moderation/community/${own}`));
  expect(told(await ada.call('GET', `/api/reports/community/${own}`))).toEqual([403, 'thing.not-yours']);
});

test('with one everything goes; who is no administrator is told that first', async () => {
  for (const { token } of [root, ada]) await switchOn(stack.cognito, token);

  const { status, body } = await root.call('POST', '/api/categories', { name: 'Bees' });
  expect([status, body.data.name]).toEqual([201, 'Bees']);
  expect(await root.call('GET', '/api/categories')).toMatchObject({ status: 200 });
  expect(await ada.call('GET', '/api/categories')).toMatchObject({
    status: 403,
    body: { code: 'member.not-admin' },
  });
});
