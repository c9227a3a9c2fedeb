import { beforeAll, describe, expect, test } from 'vitest';
import { newKey } from '#test/forms.ts';
import { filesAtRest } from '#test/system/bucket.ts';
import { allItems } from '#test/system/items.ts';
import { clockCalls, workerRests } from '#test/system/jobs.ts';
import { leftOf } from '#test/system/left-of.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { follow, newCommunity } from '#test/things/circles/circles.ts';
import { joinEverything, makeEverything, newIllustrated, newPictured } from '#test/things/everything.ts';
import { newNews } from '#test/things/news.ts';
import { useModeration, useOthers } from '#test/things/replies/moderation.ts';

const stack = useStack();
const { ben } = useMembers(stack, 'ben');
const { accountOf, leftBehind, soon, system } = useModeration(stack);
const others = useOthers(ben);
beforeAll(async () => {
  await newIllustrated(ben, 'Not theirs', '2');
});

const DAY_MS = 24 * 60 * 60 * 1000;
const leave = (member: TestMember) => member.call('POST', '/api/users/leave', {}, newKey());
const keep = (member: TestMember) => member.call('DELETE', '/api/users/leave');
const leavingAt = async (member: TestMember) =>
  (await member.call('GET', '/api/users/profile')).body.leavingAt;

/** The clock calls when the time to change one's mind is over, and until nothing is due any more. */
async function weeksPass(): Promise<void> {
  for (let pass = 0; pass < 6; pass += 1) {
    await clockCalls(Date.now() + 15 * DAY_MS);
    await workerRests();
  }
}

describe('a member who leaves', () => {
  test('is told until when they can change their mind, however often they ask, and nobody else is', async () => {
    const eve = await stack.member('eve');

    const first = await leave(eve);
    const again = await leave(eve);

    const at = first.body.data.leavingAt;
    expect(Date.parse(at) - Date.now()).toBeGreaterThan(13.9 * DAY_MS);
    expect(Date.parse(at) - Date.now()).toBeLessThanOrEqual(14 * DAY_MS);
    expect([first.status, again.status, again.body.data.leavingAt]).toEqual([200, 200, at]);
    expect(await leavingAt(eve)).toBe(at);
    const seen = await ben.call('GET', `/api/users/profile/${eve.id}`);
    expect(JSON.stringify(seen.body)).not.toContain('leavingAt');
    expect((await allItems()).filter(({ kind }) => kind === 'leave')).toHaveLength(1);
  });

  test('stays with all that is theirs when they change their mind, also when the time has come', async () => {
    const fay = await stack.member('fay');
    const news = await newIllustrated(fay, 'Still here', '2');
    await leave(fay);

    expect((await keep(fay)).body.data).not.toHaveProperty('leavingAt');
    expect((await keep(fay)).status).toBe(200);
    await weeksPass();

    expect(await leavingAt(fay)).toBeUndefined();
    expect((await ben.call('GET', `/api/news/${news.id}/community/2`)).status).toBe(200);
    expect((await accountOf('fay')).isEnabled).toBe(true);
  });

  test('is not erased by an earlier wish once they asked anew', async () => {
    const gil = await stack.member('gil');
    const { enqueueJob } = await import('#platform/table/jobs.ts');
    const { writeTogether } = await import('#platform/table/transaction.ts');
    const at = (await leave(gil)).body.data.leavingAt;
    await keep(gil);
    await leave(gil);

    await writeTogether([enqueueJob({ kind: 'leave', userId: gil.id, leavingAt: at })]);
    await workerRests();

    expect((await leave(gil)).status).toBe(200);
    await keep(gil);
  });

  test('is erased with all that is theirs, and nothing of another goes', async () => {
    await workerRests();
    const files = await filesAtRest();
    const uploads = await filesAtRest('uploads');
    const ida = await stack.member('ida');
    const made = await makeEverything(ida);
    await joinEverything(ida, others);
    const shared = await newPictured(ida, 'Terraces for all');
    await follow(ben, 'community', shared.id);
    const guest = await newIllustrated(ben, 'A guest', shared.id);
    // Who writes need not follow.
    const written = await newCommunity(ida, { name: 'Terraces unfollowed' });
    const unasked = await newNews(ben, { title: 'Unasked' }, written.id);
    // Most of those who leave take what is theirs with them.
    expect((await ida.call('POST', '/api/users/export', {}, newKey())).status).toBe(202);
    await leave(ida);

    await clockCalls(Date.now() + 15 * DAY_MS);
    await workerRests();
    // From the first moment on, with a token that is still good.
    expect((await newsOf(ida)).status).toBe(401);
    expect((await keep(ida)).status).toBe(401);
    expect((await accountOf('ida')).isEnabled).toBe(false);
    // An operator cannot bring them back halfway, by neither command.
    const { enableMember } = await import('#lib/operations/moderation/account.ts');
    const { findNewcomer } = await import('#lib/operations/moderation/join.ts');
    const isBeingErased = 'ida left, and is being erased, which nobody can stop any more.';
    await expect(enableMember(system(), await accountOf('ida'))).rejects.toThrow(isBeingErased);
    await expect(findNewcomer(system(), ida.id, 'ida')).rejects.toThrow(isBeingErased);
    expect((await accountOf('ida')).isEnabled).toBe(false);
    expect((await newsOf(ida)).status).toBe(401);
    await weeksPass();

    expect(await leftBehind(ida.id)).toEqual([
      expect.objectContaining({ pk: 'AUDIT', by: 'the member', command: 'leave', subject: ida.id }),
    ]);
    const { community, ...alone } = made;
    for (const { id } of Object.values(alone)) expect(await leftOf(id)).toEqual([]);
    expect(await leftOf(community.id)).toEqual([]);
    await expect(accountOf('ida')).rejects.toThrow('There is no user ida.');
    // A community with others in it stays, without an owner.
    const left = await ben.call('GET', `/api/communities/${shared.id}`);
    expect(left.body).toMatchObject({ name: 'Terraces for all', isCreator: 'false', followersCount: 1 });
    expect((await ben.call('GET', `/api/news/${guest.id}/community/${shared.id}`)).status).toBe(200);
    expect((await ben.call('GET', `/api/news/${unasked.id}/community/${written.id}`)).status).toBe(200);
    expect((await filesAtRest()).length).toBe(files.length + 3);
    expect(await filesAtRest('uploads')).toEqual(uploads);
    expect(await filesAtRest('exports')).toEqual([]);
  });

  test('and is erased by an operator meanwhile leaves no job behind', async () => {
    const jon = await stack.member('jon');
    await leave(jon);
    const { eraseAccount } = await import('#lib/operations/moderation/erase.ts');

    await eraseAccount(system(), await accountOf('jon'), { wait: soon });

    expect(await leftBehind(jon.id)).toEqual([]);
  });

  test('and is disabled meanwhile can change their mind once they are enabled', async () => {
    const lea = await stack.member('lea');
    const { disableMember, enableMember } = await import('#lib/operations/moderation/account.ts');
    const account = await accountOf('lea');
    await leave(lea);

    await disableMember(system(), account);
    expect((await keep(lea)).status).toBe(401);
    await enableMember(system(), account);

    expect((await keep(lea)).status).toBe(200);
    expect(await leavingAt(lea)).toBeUndefined();
  });

  test('twenty times at once has one job', async () => {
    const kim = await stack.member('kim');

    const replies = await Promise.all(Array.from({ length: 20 }, () => leave(kim)));

    expect(new Set(replies.map(({ body }) => body.data.leavingAt)).size).toBe(1);
    const jobs = (await allItems()).filter(({ kind, userId }) => kind === 'leave' && userId === kim.id);
    expect(jobs).toHaveLength(1);
  });
});

const newsOf = (member: TestMember) => member.call('POST', '/api/richtexts', {}, newKey());
