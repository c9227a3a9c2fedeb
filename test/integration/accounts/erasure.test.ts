import { expect, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { newKey } from '#test/forms.ts';
import { putItems } from '#test/system/items.ts';
import { workerRests } from '#test/system/jobs.ts';
import { meter } from '#test/system/meter.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { useTableCalls } from '#test/system/table-calls.ts';
import { newPost, viewPost } from '#test/things/circles/posts.ts';
import { letIn, newCourse, readLearners, viewCourse } from '#test/things/courses/courses.ts';
import { joinEverything, makeEverything } from '#test/things/everything.ts';
import { newNews } from '#test/things/news.ts';
import { useModeration, useOthers } from '#test/things/replies/moderation.ts';
import { deleteReply, newReply, repliesTo } from '#test/things/replies/replies.ts';
import { granted } from '#test/told.ts';

const stack = useStack();
const { ben } = useMembers(stack, 'ben');
const calls = useTableCalls();
const load = () => import('#lib/operations/moderation/erase.ts');
const { system, soon, accountOf, leftBehind } = useModeration(stack);
const others = useOthers(ben);

const numbers = async () => {
  const read = async (path: string) => (await ben.call('GET', path)).body;
  const { followersCount } = await read(`/api/groups/${others.group}/community/${others.community}`);
  const community = await read(`/api/communities/${others.community}`);
  const { learnersCount, viewsCount } = await read(`/api/courses/${others.course}`);
  const groups = await read('/api/groups/community/2');
  const courses = await read('/api/courses');
  return {
    followersCount,
    learnersCount,
    viewsCount,
    ofCommunity: community.followersCount,
    groups: groups.totalItems,
    courses: courses.totalItems,
  };
};

/** Writes one after the other, all sorts, until the token is refused. */
async function storm(member: TestMember, from: number): Promise<void> {
  const { community: communityId, group: groupId, course: courseId } = others;
  const text = { title: 'In a storm', description: 'It blows.' };
  const writes: (() => Promise<{ status: number }>)[] = [
    () => member.form('POST', '/api/groups/add/community/2', text),
    () => member.form('POST', '/api/courses/add', { ...text, categoryId: '1' }),
    () => member.call('POST', '/api/groups-users/follow', { groupId }, newKey()),
    () => member.call('POST', '/api/communities-users/follow', { communityId }, newKey()),
    () => member.call('POST', '/api/enrolls/add', { courseId }, newKey()),
    () => member.call('PUT', '/api/enrolls', { courseId }, newKey()),
    () => member.call('POST', '/api/courses/views', { courseId }, newKey()),
    () => member.call('POST', '/api/richtexts', undefined, newKey()),
  ];
  for (let turn = from; ; turn += 1) {
    const { status } = (await writes[turn % writes.length]?.()) ?? {};
    if (status === 401) return;
  }
}

/** Holds so many transactions that name somebody back, as a slow table does; those that come after them pass. */
async function holdBack(id: string, many: number) {
  const [all, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let held = 0;
  calls.tap(async (call, input) => {
    if (call !== 'TransactWriteItems' || held === many || !JSON.stringify(input).includes(id)) return;
    held += 1;
    if (held === many) all.resolve();
    await end.promise;
  });
  return { areHeld: all.promise, letGo: () => end.resolve() };
}

test('a member is erased who writes in eight places when it begins', async () => {
  await workerRests();
  const before = await numbers();
  const mia = await stack.member('mia');
  const account = await accountOf('mia');
  const loops = Promise.all(Array.from({ length: 8 }, (_, from) => storm(mia, from)));
  await eventually(async () => (await numbers()).groups > before.groups + 2, true);
  const { areHeld, letGo } = await holdBack(mia.id, 8);
  await areHeld;
  const { eraseAccount } = await load();
  const requestsEnd = async () => {
    letGo();
    await loops;
  };

  // Who does not wait for them meets them between its look and what it then removes.
  await eraseAccount(system(requestsEnd), account, {
    wait: soon,
    tell: (line) => line.includes('files are gone') && letGo(),
  });
  await workerRests();

  expect(await leftBehind(mia.id)).toEqual([]);
  expect(await numbers()).toEqual(before);
});

test('who is erased is named no more by what others wrote, which stays as it was', async () => {
  const theo = await stack.member('theo');
  const news = await newNews(ben);
  const said = await newReply(ben, 'news', news.id, { text: 'Ask @theo, @theo.' });
  const gone = await newReply(ben, 'news', news.id, { text: '@theo again' });
  const asked = await newPost(ben, 'group', others.group, { text: 'Has @theo rain?' });
  await workerRests();
  const named = async () => [
    (await repliesTo(ben, 'news', news.id)).data.find(({ id }: { id: string }) => id === said.id),
    await granted(viewPost(ben, asked.id)),
  ];
  expect((await named()).map(({ mentions }) => mentions)).toEqual(
    Array.from({ length: 2 }, () => [{ name: 'theo', id: theo.id }]),
  );
  await deleteReply(ben, gone.id);
  const { eraseAccount } = await load();

  await eraseAccount(system(), await accountOf('theo'), { wait: soon });
  await workerRests();

  expect(await leftBehind(theo.id)).toEqual([]);
  expect((await named()).map(({ mentions = [], text }) => [mentions, text])).toEqual([
    [[], 'Ask @theo, @theo.'],
    [[], 'Has @theo rain?'],
  ]);
});

test('a member is erased of whom an earlier try has removed what counts and lists their own', async () => {
  await workerRests();
  const before = await numbers();
  const nora = await stack.member('nora');
  await makeEverything(nora);
  await joinEverything(nora, others);
  await workerRests();
  const { findMade } = await import('#kinds/member/find-made.ts');
  const { removeItems } = await import('#platform/table/table.ts');
  const { own } = await findMade(nora.id);
  await removeItems(own.filter(({ pk }) => /^((GROUP|ENTERPRISE)?FOLLOWS|TAKEN)#/.test(pk)));
  const { eraseAccount } = await load();

  await eraseAccount(system(), await accountOf('nora'), { wait: soon });
  await workerRests();

  expect(await leftBehind(nora.id)).toEqual([]);
  expect(await numbers()).toEqual(before);
});

test('to find what a member made costs the same beside a few things of others and beside thousands', async () => {
  const { table } = await import('#platform/table/table.ts');
  const { findMade } = await import('#kinds/member/find-made.ts');
  const rosa = await stack.member('rosa');
  await makeEverything(rosa);
  await joinEverything(rosa, others);
  await workerRests();
  const units = meter(table);
  const look = async () => {
    units.take();
    const { records } = await findMade(rosa.id);
    const taken = units.take();
    return { records: records.length, reads: taken.reduce((sum, { reads }) => sum + reads, 0) };
  };
  const before = await look();
  const text = 'Said by another. '.repeat(50);
  const items = Array.from({ length: 1500 }, (_, index) => ({
    pk: 'NEWS#2',
    sk: `R#-${index}`,
    creator: ben.id,
    memberId: ben.id,
    text,
  }));
  // A few batches at a time: the engine shares the machine with others.
  for (let first = 0; first < items.length; first += 100) {
    await putItems(items.slice(first, first + 100));
  }

  expect(await look()).toEqual(before);
  expect(before.records).toBeGreaterThanOrEqual(8);
  expect(before.reads).toBeLessThan(100);
  const { removeItems } = await import('#platform/table/table.ts');
  for (let first = 0; first < items.length; first += 100) await removeItems(items.slice(first, first + 100));
});

/** What a course with a price says of who takes it, and all that it has of one member. */
const ordersOf = async (courseId: string, userId: string) => {
  const { learnersCount } = (await viewCourse(ben, courseId)).body;
  const { data, totalItems } = (await readLearners(ben, courseId)).body;
  const left = (await leftBehind(userId)).filter(({ pk }) => String(pk).includes(courseId));
  return { learnersCount, listed: data.length, totalItems, left };
};
const noPlaces = { learnersCount: 0, listed: 0, totalItems: 0, left: [] };

test('nobody is let into a course while they are erased', async () => {
  const { id } = await newCourse(ben, { isFree: 'false', price: '9' });
  const olga = await stack.member('olga');
  const { disableMember } = await import('#lib/operations/moderation/account.ts');
  await disableMember(system(), await accountOf('olga'));

  expect(await letIn(ben, id, olga.id)).toMatchObject({ status: 404, body: { code: 'user.missing' } });

  expect(await ordersOf(id, olga.id)).toEqual(noPlaces);
});

test('who is let in again while they are taken out of a course is taken out again', async () => {
  const { id } = await newCourse(ben, { isFree: 'false', price: '9' });
  const pia = await stack.member('pia');
  await letIn(ben, id, pia.id);
  const { findMade } = await import('#kinds/member/find-made.ts');
  const { leaveEverything } = await import('#functions/worker/erase/leave-everything.ts');
  // The index follows the table a moment later.
  await eventually(async () => (await findMade(pia.id)).taken, [id]);
  const made = await findMade(pia.id);
  let replied = 0;
  const calm = calls.tap(async (call, input) => {
    if (replied || call !== 'Query' || !JSON.stringify(input).includes(`PROGRESS#${id}#${pia.id}`)) return;
    calm();
    replied = (await letIn(ben, id, pia.id)).status;
  });

  for (const act of leaveEverything(pia.id, made)) await act();
  await workerRests();

  expect(replied).toBe(201);
  expect(await ordersOf(id, pia.id)).toEqual(noPlaces);
});
