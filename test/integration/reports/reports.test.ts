import { beforeAll, describe, expect, test } from 'vitest';
import { type Act, NO_COMMUNITY } from '#contract/moderation/moderation.ts';
import { eventually } from '#test/eventually.ts';
import { allItems } from '#test/system/items.ts';
import { workerRests } from '#test/system/jobs.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { useTableCalls } from '#test/system/table-calls.ts';
import { newCircle, newCommunity } from '#test/things/circles/circles.ts';
import { newPost, postsIn } from '#test/things/circles/posts.ts';
import { newNews, viewNews } from '#test/things/news.ts';
import { noticesOf } from '#test/things/notices/notices.ts';
import { deleteReply, newReply, repliesTo } from '#test/things/replies/replies.ts';

import {
  actsIn,
  answerReport,
  decide,
  joinedAgo,
  queueOf,
  report,
  shutOut,
  waitingFor,
} from '#test/things/replies/reports.ts';
import { granted, told } from '#test/told.ts';

const stack = useStack();
/** Ada makes the community, Ben writes in it, and the others read. */
const { ada, ben, cleo, dora, erin, root } = useMembers(stack, 'ada', 'ben', 'cleo', 'dora', 'erin', 'root');
const calls = useTableCalls();

let village = '';
beforeAll(async () => {
  village = (await newCommunity(ada, { name: 'Village' })).id;
});

const view = async (member: typeof ada, id: string) =>
  (await member.call('GET', `/api/news/${id}/community/${village}`)).status;

const cards = async (member: typeof ada, where = '') =>
  (await member.call('GET', `/api/news/community/${village}${where}`)).body.data;

describe('a report', () => {
  test('stands in the queue of who made the community: the piece as it was, how many, why', async () => {
    const { id } = await newNews(ben, { title: 'Sell all your seed' }, village);
    expect((await report(cleo, 'news', id, { reason: 'danger', text: 'This harms people.' })).body).toEqual({
      data: { on: 'news', id, reason: 'danger' },
    });
    await report(dora, 'news', id, { reason: 'spam' });
    await ben.form('PUT', `/api/news/${id}/community/${village}`, { title: 'Keep your seed' });

    const [first] = await queueOf(ada, village);

    expect(first).toMatchObject({
      on: 'news',
      id,
      title: 'Sell all your seed',
      creator: ben.id,
      author: 'ben',
      count: 2,
      reasons: [
        { reason: 'spam', count: 1 },
        { reason: 'danger', count: 1 },
      ],
      texts: [{ reason: 'danger', text: 'This harms people.' }],
      isHidden: false,
      isHideable: true,
      isRemovable: true,
    });
    expect(JSON.stringify(first)).not.toContain(cleo.id);
    for (const member of [ben, cleo])
      expect(told(await member.call('GET', `/api/reports/community/${village}`))).toEqual([
        403,
        'thing.not-yours',
      ]);
  });

  test('is counted on the card of the community for who made it, and for nobody else', async () => {
    const { id: hamlet } = await newCommunity(ada, { name: 'Hamlet' });
    const { id } = await newNews(ben, {}, hamlet);
    const waiting = async (member: typeof ada) => {
      const { body } = await member.call('GET', '/api/communities/search?name=hamlet');
      return body.communities[0].reportsCount;
    };
    expect(await waiting(ada)).toBeUndefined();

    await report(cleo, 'news', id);

    await eventually(() => waiting(ada), 1);
    expect(await waiting(cleo)).toBeUndefined();
    await decide(ada, 'news', id, 'keep');
    await eventually(() => waiting(ada), undefined);
  });

  test.each(['reports', 'moderation'])(
    'of a community that is not there, or was deleted, is none (%s)',
    async (of) => {
      const { id: hamlet } = await newCommunity(ada, { name: 'Hamlet' });
      await granted(ada.call('DELETE', `/api/communities/${hamlet}`));

      for (const id of [hamlet, 'never'])
        for (const member of [ada, ben, root]) {
          const asked = await member.call('GET', `/api/${of}/community/${id}`);
          expect(told(asked)).toEqual([404, 'community.missing']);
        }
    },
  );

  test('of a post, and of a reply to one, says where that stands', async () => {
    const { id: inId } = await newCircle(ada, 'enterprise', village);
    const post = await newPost(ben, 'enterprise', inId);
    const said = await newReply(ben, 'post', post.id);
    for (const [on, id] of [
      ['post', post.id],
      ['reply', said.id],
    ] as const)
      await report(cleo, on, id);

    const place = { in: 'enterprise', inId };
    expect(await queueOf(ada, village)).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ on: 'post', id: post.id, ...place }),
        expect.objectContaining({ on: 'reply', id: said.id, ...place }),
      ]),
    );
    for (const [on, id] of [
      ['post', post.id],
      ['reply', said.id],
    ] as const)
      await decide(ada, on, id, 'keep');
  });

  test('of the same member replaces the one before', async () => {
    const { id } = await newNews(ben, {}, village);
    await report(cleo, 'news', id, { reason: 'spam', text: 'Once' });
    await report(cleo, 'news', id, { reason: 'abuse', text: 'Twice' });

    const [first] = await queueOf(ada, village);

    expect([first.count, first.reasons, first.texts.map(({ text }: { text: string }) => text)]).toEqual([
      1,
      [{ reason: 'abuse', count: 1 }],
      ['Twice'],
    ]);
  });

  test('is not of what is one’s own, of what is not there, or for no reason', async () => {
    const { id } = await newNews(ben, {}, village);
    expect(told(await report(ben, 'news', id))).toEqual([409, 'report.own']);
    expect(told(await report(ben, 'news', 'none'))).toEqual([404, 'news.missing']);
    expect(told(await report(ben, 'user', 'none'))).toEqual([404, 'thing.missing']);
    expect(told(await report(cleo, 'news', id, { reason: 'dull' }))).toEqual([400, 'request.invalid']);
    expect(told(await decide(ada, 'news', id, 'hide'))).toEqual([404, 'report.missing']);
  });

  test.each(['news', 'reply'] as const)(
    'of fifty at once counts each of them, and stands in the queue once (%s)',
    async (on) => {
      const news = await newNews(ben, {}, village);
      const { id } = on === 'news' ? news : await newReply(dora, 'news', news.id);
      const names = Array.from({ length: 50 }, (_, index) => `one-${on}-${index}`);
      const many = await Promise.all(names.map((name) => stack.member(name)));

      const said = await Promise.all(many.map((member) => report(member, on, id)));

      expect(said.map(({ status }) => status)).toEqual(many.map(() => 201));
      const found = (await queueOf(ada, village)).filter((one: { id: string }) => one.id === id);
      expect(found.map(({ count }: { count: number }) => count)).toEqual([50]);
    },
  );
});

describe('what is hidden', () => {
  test('is gone for all but its author and those who decide, at once, and in lists stands that it is', async () => {
    const { id } = await newNews(ben, { title: 'Hush now' }, village);
    await newReply(dora, 'news', id);
    await report(cleo, 'news', id, { reason: 'abuse' });

    expect((await decide(ada, 'news', id, 'hide', 'Please be kind.')).status).toBe(200);

    for (const member of [ada, ben, root]) expect(await view(member, id)).toBe(200);
    for (const member of [cleo, dora]) expect(await view(member, id)).toBe(404);
    expect((await cards(cleo))[0]).toEqual({ id, isHidden: true });
    const { body } = await cleo.call('GET', `/api/news/community/${village}/search?title=hush`);
    expect(body).toMatchObject({ totalItems: 0, data: [] });
    expect((await cards(cleo, '?category=Nature'))[0]).toEqual({ id, isHidden: true });
    const hidden = { at: expect.any(String), reasons: ['abuse'], note: 'Please be kind.' };
    for (const member of [ada, ben])
      expect((await cards(member))[0]).toMatchObject({ id, title: 'Hush now', isHidden: true, hidden });
    expect(told(await cleo.call('GET', `/api/replies/news/${id}`))).toEqual([404, 'news.missing']);
    expect((await cleo.call('POST', '/api/useful', { on: 'news', id, useful: true })).status).toBe(404);
    expect(told(await report(dora, 'news', id))).toEqual([404, 'news.missing']);
    expect((await queueOf(ada, village)).some((one: { id: string }) => one.id === id)).toBe(false);
  });

  test('comes back when it is restored, and is not linked to meanwhile', async () => {
    const older = await newNews(ben, { title: 'Older' }, village);
    const { id } = await newNews(ben, { title: 'Middle' }, village);
    const newer = await newNews(ben, { title: 'Newer' }, village);
    await report(cleo, 'news', id);
    await decide(ada, 'news', id, 'hide');
    const beside = async () =>
      (await cleo.call('GET', `/api/news/${newer.id}/community/${village}`)).body.older;
    expect(await beside()).toMatchObject({ id: older.id });

    expect((await decide(ada, 'news', id, 'restore')).status).toBe(200);

    expect(await view(cleo, id)).toBe(200);
    expect((await cards(cleo))[1]).toMatchObject({ id, title: 'Middle' });
    expect((await cards(cleo))[1]).not.toHaveProperty('hidden');
    expect(await beside()).toMatchObject({ id });
    expect(told(await decide(ada, 'news', id, 'restore'))).toEqual([409, 'report.not-hidden']);
  });

  test('is a card in the list of posts too, and not found by its words', async () => {
    const { id: inId } = await newCircle(ada, 'group', village);
    const { id } = await newPost(ben, 'group', inId, { text: 'Zebra beans' });
    await report(cleo, 'post', id);
    await decide(ada, 'post', id, 'hide');

    expect((await postsIn(cleo, 'group', inId)).data).toEqual([{ id, isHidden: true }]);
    expect((await postsIn(ben, 'group', inId)).data).toMatchObject([{ id, text: 'Zebra beans' }]);
    const { body } = await cleo.call('GET', `/api/posts/group/${inId}/search?value=zebra`);
    expect(body).toMatchObject({ totalItems: 0, data: [] });
  });

  test('its author answers once, and those who decide see it', async () => {
    const { id } = await newNews(ben, {}, village);
    await report(cleo, 'news', id);
    expect(told(await answerReport(ben, 'news', id))).toEqual([409, 'report.not-hidden']);
    await decide(ada, 'news', id, 'hide');

    expect(told(await answerReport(cleo, 'news', id))).toEqual([403, 'thing.not-yours']);
    expect((await answerReport(ben, 'news', id, 'I measured it.')).status).toBe(201);
    expect(told(await answerReport(ben, 'news', id))).toEqual([409, 'report.answered']);

    const [first] = await queueOf(ada, village);
    expect(first).toMatchObject({ id, isHidden: true, answer: 'I measured it.' });
    expect((await viewNews(ben, id, village)).body.hidden.answer).toBe('I measured it.');
  });

  test('an answer to an earlier decision stays readable for those who decide, and its author answers anew', async () => {
    const { id } = await newNews(ben, {}, village);
    const first = async () => (await queueOf(ada, village)).find((one: { id: string }) => one.id === id);
    await report(cleo, 'news', id);
    await decide(ada, 'news', id, 'hide');
    await answerReport(ben, 'news', id, 'I measured it.');
    await decide(ada, 'news', id, 'restore');
    await report(dora, 'news', id);

    const again = await first();
    expect([again.answer, again.earlierAnswer]).toEqual([undefined, 'I measured it.']);

    await decide(ada, 'news', id, 'hide');
    expect((await answerReport(ben, 'news', id, 'Twice.')).status).toBe(201);
    expect(await first()).toMatchObject({ answer: 'Twice.', earlierAnswer: 'I measured it.' });
    expect((await viewNews(ben, id, village)).body.hidden.answer).toBe('Twice.');

    await decide(ada, 'news', id, 'hide');
    await report(dora, 'news', id);
    expect((await viewNews(ben, id, village)).body.hidden.answer).toBeUndefined();
  });

  test('a reply is, too: others see that there is one', async () => {
    const { id: newsId } = await newNews(ben, {}, village);
    const { id } = await newReply(dora, 'news', newsId, { text: 'Rude' });
    await newReply(cleo, 'news', newsId, { text: 'Kind' });
    await report(cleo, 'reply', id, { reason: 'abuse' });
    expect((await queueOf(ada, village))[0]).toMatchObject({ on: 'reply', text: 'Rude', at: { id: newsId } });

    await decide(ada, 'reply', id, 'hide');

    const [kind, rude] = (await repliesTo(cleo, 'news', newsId)).data;
    expect([kind.text, rude]).toEqual(['Kind', { id, isHidden: true }]);
    for (const member of [dora, ada])
      expect((await repliesTo(member, 'news', newsId)).data[1]).toMatchObject({
        text: 'Rude',
        isHidden: true,
      });
    expect((await cleo.call('POST', '/api/useful', { on: 'reply', id, useful: true })).status).toBe(404);
  });
});

test('who replied to what is hidden is told of their reply, and not what that is called', async () => {
  const { id: newsId } = await newNews(ben, { title: 'Poison the well' }, village);
  const { id } = await newReply(dora, 'news', newsId);
  const titles = async () =>
    (await noticesOf(dora))
      .filter((one: { kind: string; onId: string }) => one.kind === 'moderated' && one.onId === newsId)
      .map((one: { title: string }) => one.title);
  await report(cleo, 'reply', id);
  await decide(ada, 'reply', id, 'hide');
  await eventually(titles, ['Poison the well']);
  await report(cleo, 'news', newsId);

  await decide(ada, 'news', newsId, 'hide');

  expect(await titles()).toEqual(['']);
  await decide(ada, 'news', newsId, 'restore');
  expect(await titles()).toEqual(['Poison the well']);
});

describe('three who have been members for a week', () => {
  test('hide something until somebody has looked, and not after that', async () => {
    for (const member of [cleo, dora, erin]) await joinedAgo(member, 8);
    const { id } = await newNews(ben, {}, village);
    await report(cleo, 'news', id, { reason: 'spam' });
    await report(cleo, 'news', id, { reason: 'abuse' });
    await report(dora, 'news', id, { reason: 'spam' });
    expect(await view(root, id)).toBe(200);
    const young = await stack.member('frida');
    expect(await view(young, id)).toBe(200);

    await report(erin, 'news', id, { reason: 'spam' });

    expect(await view(young, id)).toBe(404);
    expect((await queueOf(ada, village))[0]).toMatchObject({ id, isHidden: true, count: 3 });
    expect((await viewNews(ben, id, village)).body.hidden.reasons).toEqual(['spam', 'abuse']);

    await decide(ada, 'news', id, 'keep');

    expect(await view(young, id)).toBe(200);
    for (const member of [cleo, dora, erin]) await report(member, 'news', id);
    expect(await view(young, id)).toBe(200);
    expect((await queueOf(ada, village))[0]).toMatchObject({ id, isHidden: false, count: 3 });
  });

  test('ten accounts of today do not', async () => {
    const { id } = await newNews(ben, {}, village);
    for (let index = 0; index < 10; index += 1) await report(await stack.member(`new-${index}`), 'news', id);

    expect(await view(await stack.member('greta'), id)).toBe(200);
    expect((await queueOf(ada, village))[0]).toMatchObject({ id, isHidden: false, count: 10 });
  });
});

describe('administrators', () => {
  test('get what is about an owner at once, which the owner neither sees nor decides', async () => {
    const { id } = await newNews(ada, {}, village);
    await report(cleo, 'news', id);

    expect((await waitingFor(root))[0]).toMatchObject({ id });
    expect((await queueOf(ada, village)).some((one: { id: string }) => one.id === id)).toBe(false);
    const refused = await decide(ada, 'news', id, 'keep');
    expect([told(refused), refused.body.error]).toEqual([
      [403, 'thing.not-yours'],
      'This is about you or what you made: somebody else decides on it.',
    ]);
    expect((await decide(root, 'news', id, 'hide')).status).toBe(200);
    expect(await waitingFor(root)).toEqual([]);
  });

  test("keep what is an owner's without the owner hearing that it was reported", async () => {
    const { id } = await newNews(ada, {}, village);
    await report(cleo, 'news', id);

    await granted(decide(root, 'news', id, 'keep', 'Nothing wrong with it.'));

    const kept = { action: 'keep', on: 'news', onId: id, note: 'Nothing wrong with it.' };
    expect((await actsIn(root, NO_COMMUNITY))[0]).toMatchObject(kept);
    expect((await actsIn(ada, village)).filter(({ onId }: Act) => onId === id)).toEqual([]);
  });

  test('are not asked about a group or an enterprise: whoever made its community keeps or removes it', async () => {
    for (const kind of ['group', 'enterprise'] as const) {
      const { id } = await newCircle(ben, kind, village);
      await report(cleo, kind, id, { reason: 'spam' });
      const [first] = await queueOf(ada, village);
      expect(first).toMatchObject({ on: kind, id, creator: ben.id, isHideable: false, isRemovable: true });
      expect(await waitingFor(root)).toEqual([]);
      expect(told(await decide(ada, kind, id, 'hide'))).toEqual([409, 'report.not-hideable']);

      expect((await decide(ada, kind, id, 'remove')).status).toBe(200);

      await workerRests();
      const path = kind === 'group' ? 'groups' : 'enterprises';
      expect((await cleo.call('GET', `/api/${path}/${id}`)).status).toBe(404);
      expect((await queueOf(ada, village)).some((one: { id: string }) => one.id === id)).toBe(false);
      expect((await actsIn(ada, village))[0]).toMatchObject({ action: 'remove', on: kind, onId: id });
    }
  });

  test('get what nobody has looked at for 72 hours, and what is in no community', async () => {
    const { id } = await newNews(ben, {}, village);
    await report(cleo, 'news', id);
    await report(cleo, 'user', ben.id, { reason: 'abuse' });
    const ids = async () => (await waitingFor(root)).map((one: { id: string }) => one.id);
    expect(await ids()).toEqual([ben.id]);

    await dueNow(id);

    expect((await ids()).toSorted()).toEqual([id, ben.id].toSorted());
    for (const [action, text] of [
      ['hide', 'This cannot be hidden.'],
      ['remove', 'This cannot be removed.'],
    ] as const) {
      const refused = await decide(root, 'user', ben.id, action);
      expect([told(refused), refused.body.error]).toEqual([[409, 'report.not-hideable'], text]);
    }
    for (const [on, one] of [
      ['user', ben.id],
      ['news', id],
    ] as const)
      expect((await decide(root, on, one, 'keep')).status).toBe(200);
    expect(await ids()).toEqual([]);
    expect(told(await ada.call('GET', '/api/reports'))).toEqual([403, 'member.not-admin']);
  });
});

/** Moves what waits for administrators to now. */
async function dueNow(id: string) {
  const { keys } = await import('#platform/table/keys.ts');
  const { findReported } = await import('#kinds/reports/report.ts');
  const { writeTogether } = await import('#platform/table/transaction.ts');
  const { update } = await import('#platform/table/update.ts');
  const item = await findReported('news', id);
  const due = new Date().toISOString();
  const { queued } = item ?? {};
  await writeTogether([
    { remove: { Key: keys.reportDue(queued?.due ?? '', 'news', id) } },
    { put: { Item: { ...keys.reportDue(due, 'news', id), on: 'news', id } } },
    { update: update(keys.reported('news', id), { set: { queued: { ...queued, due } } }) },
  ]);
}

describe('what was decided', () => {
  test('is nothing of a report that came while its piece went: it is taken out of the queue by keeping it', async () => {
    const { id } = await newNews(ben, {}, village);
    calls.onceBefore(`REPORTED#news#${id} PIECE`, async () => {
      await granted(ben.call('DELETE', `/api/news/${id}/community/${village}`));
      await workerRests();
    });
    await granted(report(cleo, 'news', id), 201);
    expect(await queueOf(ada, village)).toContainEqual(expect.objectContaining({ id }));
    for (const action of ['hide', 'restore', 'remove'])
      expect(told(await decide(ada, 'news', id, action))).toEqual([404, 'report.missing']);

    await granted(decide(ada, 'news', id, 'keep'));

    expect(await queueOf(ada, village)).not.toContainEqual(expect.objectContaining({ id }));
    expect(await actsIn(ada, village)).not.toContainEqual(expect.objectContaining({ onId: id }));
    expect(told(await decide(ada, 'news', id, 'keep'))).toEqual([404, 'report.missing']);
  });

  test('is listed with who and when, for those who decide, and what is removed is gone', async () => {
    const { id } = await newNews(ben, { title: 'Goes' }, village);
    await report(cleo, 'news', id);

    expect((await decide(ada, 'news', id, 'remove', 'Twice now.')).status).toBe(200);

    for (const action of ['keep', 'hide', 'restore', 'remove'])
      expect(told(await decide(ada, 'news', id, action))).toEqual([404, 'report.missing']);
    expect(await view(ben, id)).toBe(404);
    expect((await actsIn(ada, village))[0]).toMatchObject({
      action: 'remove',
      on: 'news',
      onId: id,
      title: 'Goes',
      note: 'Twice now.',
      by: ada.id,
      name: 'ada',
      at: expect.any(String),
    });
    expect(told(await ben.call('GET', `/api/moderation/community/${village}`))).toEqual([
      403,
      'thing.not-yours',
    ]);
    await eventually(
      async () => (await queueOf(root, village)).some((one: { id: string }) => one.id === id),
      false,
    );
  });

  test('says what is hidden still, and who is shut out still, on each of its pages', async () => {
    const news = await Promise.all([1, 2, 3].map(() => newNews(ben, {}, village)));
    const [stays, restored, deleted] = news.map(({ id }) => id) as [string, string, string];
    for (const { id } of news) {
      await granted(report(cleo, 'news', id), 201);
      await granted(decide(ada, 'news', id, 'hide'));
    }
    for (const { id } of [cleo, dora]) await granted(shutOut(ada, village, id, 7));
    await granted(decide(ada, 'news', restored, 'restore'));
    for (const action of ['restore', 'hide']) await granted(decide(ada, 'news', stays, action));
    await granted(shutOut(ada, village, dora.id, 0));
    await granted(ben.call('DELETE', `/api/news/${deleted}/community/${village}`));
    await workerRests();

    const path = `/api/moderation/community/${village}?pageSize=2&pageNumber=`;
    const pages = [];
    for (let page = 1; page <= 5; page += 1) pages.push(await granted(ada.call('GET', path + page)));
    const acts: Act[] = pages.flatMap(({ data }) => data);
    expect(acts.slice(0, 9).map(({ action, onId, isInForce }) => [action, onId, isInForce])).toEqual([
      ['let-in', dora.id, undefined],
      ['hide', stays, true],
      ['restore', stays, undefined],
      ['restore', restored, undefined],
      ['shut-out', dora.id, false],
      ['shut-out', cleo.id, true],
      ['hide', deleted, false],
      ['hide', restored, false],
      ['hide', stays, false],
    ]);
    await granted(shutOut(ada, village, cleo.id, 0));
  });

  test('of what was in no community is there for administrators alone', async () => {
    expect(await actsIn(root, NO_COMMUNITY)).toEqual(expect.any(Array));
    expect(told(await ben.call('GET', `/api/moderation/community/${NO_COMMUNITY}`))).toEqual([
      404,
      'community.missing',
    ]);
  });

  test('nothing of a report stays where a piece, or a reply, was deleted', async () => {
    const { id: newsId } = await newNews(ben, {}, village);
    const { id } = await newReply(dora, 'news', newsId);
    await report(cleo, 'reply', id);
    await report(cleo, 'news', newsId);
    const left = async () =>
      (await allItems()).filter(
        ({ pk, on, id: of }) =>
          /^(REPORT|JOBS)/.test(String(pk)) &&
          [String(pk), String(of), String(on)].some((text) => text.includes(id) || text.includes(newsId)),
      ).length;
    expect(await left()).toBeGreaterThan(0);

    await deleteReply(dora, id);
    await ben.call('DELETE', `/api/news/${newsId}/community/${village}`);
    await workerRests();

    await eventually(left, 0);
  });
});
