import { afterAll, beforeAll, expect, test } from 'vitest';
import { poolClient } from '#lib/local/local-pool.ts';
import { ruleOf } from '#lib/operations/restore/partitions.ts';
import { restoreMissing, restoreWhole } from '#lib/operations/restore/restore.ts';
import type { Item, Tables } from '#lib/operations/restore/tables.ts';
import { png } from '#test/files/pictures.ts';
import { newKey, photoForm } from '#test/forms.ts';
import { workerRests } from '#test/system/jobs.ts';
import { leftOf } from '#test/system/left-of.ts';
import {
  breakEach,
  copyTable,
  keysOf,
  miscounted,
  versionedBucket,
  wholeTable,
} from '#test/system/restore.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { newEvent } from '#test/things/calendar/calendar.ts';
import { newCircle } from '#test/things/circles/circles.ts';
import { changeCourse, enrol, letIn, newCourse, rate } from '#test/things/courses/courses.ts';
import { learn, newLesson } from '#test/things/courses/lessons.ts';
import { newIllustrated, newPictured } from '#test/things/everything.ts';
import { newResource } from '#test/things/library/resources.ts';
import { newNews, newRichtext } from '#test/things/news.ts';

const stack = useStack();
const { max } = useMembers(stack, 'max');
let rosa: TestMember;
let things: Awaited<ReturnType<typeof makeThings>>;
let tables: Tables;
let files: Awaited<ReturnType<typeof versionedBucket>>;
let before: unknown[];

const ok = async (reply: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await reply;
  expect([status < 300, body]).toEqual([true, expect.anything()]);
  // biome-ignore lint/suspicious/noExplicitAny: replies of every shape
  return body as any;
};

async function makeThings() {
  const draft = {
    name: 'Water by the Drop',
    description: 'Irrigation.',
    category: 'Business',
    community: png,
  };
  const community = (await ok(rosa.form('POST', '/api/communities/add', draft))).data;
  await ok(max.call('POST', '/api/communities-users/follow', { communityId: community.id }));
  const group = await newCircle(rosa, 'group', community.id, { category: 'Farmers' });
  await ok(max.call('POST', '/api/groups-users/follow', { groupId: group.id }, newKey()));
  const event = await newEvent(rosa, { scope: 'groups', groupId: group.id });
  const richtextId = await newRichtext(rosa);
  const photo = (await ok(rosa.call('POST', '/api/photos/add', photoForm(richtextId, 1), newKey()))).data;
  const news = await newNews(rosa, { richtextId, news: png }, community.id);
  const elsewhere = await newNews(rosa, { title: 'Barley as well' });
  const course = await newCourse(rosa, { thumbnail: png });
  const lesson = await newLesson(rosa, course.id);
  await ok(enrol(max, course.id));
  await learn(max, lesson.id);
  await ok(rate(max, course.id, 4, 'Worth the evenings.'));
  await ok(changeCourse(rosa, course.id, { isFree: 'false', price: '9' }));
  await ok(letIn(rosa, course.id, max.id));
  const resource = await newResource(rosa, { thumbnail: png });
  return { community, group, event, news, photo, elsewhere, course, lesson, resource };
}

/** What members see of all that, and whether its pictures are there. */
async function seen(): Promise<unknown[]> {
  const { community, group, event, news, photo, elsewhere, course, lesson, resource } = things;
  const month = String(event.date).slice(0, 7);
  const paths = [
    '/api/communities?sort=popular',
    '/api/communities',
    '/api/communities?category=Business',
    '/api/communities/search?name=drop',
    '/api/communities/user',
    `/api/communities/${community.id}`,
    `/api/communities/${community.slug}`,
    `/api/communities-users/community/${community.id}`,
    `/api/groups/community/${community.id}?category=Farmers`,
    `/api/groups/community/${community.id}?sort=popular`,
    `/api/groups/community/${community.id}/user`,
    `/api/groups/${group.id}/community/${community.id}`,
    `/api/events?scope=groups&communityId=${community.id}&month=${month}`,
    `/api/news/community/${community.id}`,
    `/api/news/community/${community.id}/search?title=rape`,
    `/api/news/${news.id}/community/${community.id}`,
    '/api/news/community/2',
    `/api/news/${elsewhere.id}/community/2`,
    '/api/courses',
    '/api/courses?category=1',
    '/api/courses/user',
    `/api/courses/${course.id}`,
    `/api/courses/${course.id}/feedback`,
    `/api/lessons/course/${course.id}`,
    `/api/lessons/${lesson.id}`,
    '/api/resources?search=rape',
    `/api/resources/${resource.id}`,
  ];
  const replies: unknown[] = [];
  for (const member of [rosa, max]) {
    for (const path of paths) {
      const { status, body } = await member.call('GET', path);
      replies.push([path, status, body]);
    }
  }
  const learners = await rosa.call('GET', `/api/courses/${course.id}/learners`);
  replies.push(['learners', learners.status, learners.body]);
  for (const path of [`img/${photo.img}`, `community/${community.attachment}`]) {
    replies.push([path, (await fetch(`${stack.contentUrl}/${path}`)).status]);
  }
  return replies;
}

beforeAll(async () => {
  rosa = await stack.member('rosa', ['admin']);
  things = await makeThings();
  await workerRests();
  tables = await copyTable('furrow-as-of');
  files = await versionedBucket();
  before = await seen();
});
afterAll(() => tables?.client.destroy());

/**
 * Runs what breaks off again and again, each time a little later, until it comes to its end; answers how often it
 * broke.
 */
async function untilDone(restore: () => Promise<unknown>): Promise<number> {
  for (let broken = 0; ; broken += 1) {
    const mend = breakEach(tables.client, 30 + 40 * broken);
    try {
      await restore();
      return broken;
    } catch (error) {
      expect(String(error)).toContain('the line broke');
    } finally {
      mend();
    }
  }
}

const restore = () => ({ tables, s3: files.s3, bucket: 'content', time: files.time });

test('what was seen before is all there to be seen', () => {
  expect(before.filter((reply) => (reply as number[])[1] !== 200)).toEqual([]);
});

test('what was deleted comes back with all that hung on it, counted and found as before, while members go on', async () => {
  const { community, course, resource, elsewhere } = things;
  await ok(rosa.call('DELETE', `/api/communities/${community.id}`));
  await ok(rosa.call('DELETE', `/api/courses/${course.id}`));
  await ok(rosa.call('DELETE', `/api/resources/${resource.id}`));
  await ok(rosa.call('DELETE', `/api/news/${elsewhere.id}/community/2`));
  await workerRests();
  expect(await miscounted(tables)).toEqual([]);
  expect((await seen()).filter((reply) => (reply as number[])[1] !== 200).length).toBeGreaterThan(20);

  const broken = await untilDone(() => restoreMissing(restore()));
  await workerRests();

  expect(broken).toBeGreaterThan(1);
  expect(await seen()).toEqual(before);
  expect(await miscounted(tables)).toEqual([]);
});

test('what is refused has not begun: another restore from the same copy may follow, and the same again changes nothing', async () => {
  await expect(restoreMissing(restore(), ['misspelt'])).rejects.toThrow('misspelt is not gone');

  expect(await restoreMissing(restore())).toEqual({ items: 0, files: 0 });
  await expect(restoreMissing(restore(), [things.news.id])).rejects.toThrow('is not gone');
  expect(await restoreMissing(restore())).toEqual({ items: 0, files: 0 });
});

test('what others had in a community stays away, when that went with the account of its maker', async () => {
  const eve = await stack.member('eve');
  const place = await newPictured(eve, 'Terraces');
  const news = await newIllustrated(max, 'A guest', place.id);
  await newCircle(max, 'group', place.id);
  const alone = await newIllustrated(max, 'Elsewhere', '2');
  await workerRests();
  const then = { ...restore(), tables: await copyTable('furrow-before-eve'), ...(await versionedBucket()) };
  const { eraseAccount } = await import('#lib/operations/moderation/erase.ts');
  const { findAccount } = await import('#lib/operations/moderation/account.ts');
  const system = {
    userPoolId: stack.cognito.userPoolId,
    cognito: poolClient(stack.cognito.endpoint),
    requestsEnd: async () => undefined,
  };
  await eraseAccount(system, await findAccount(system, 'eve'));
  await ok(max.call('DELETE', `/api/news/${alone.id}/community/2`));
  await workerRests();

  const back = await restoreMissing(then);
  then.tables.client.destroy();

  expect(back.files).toBe(2);
  expect((await max.call('GET', `/api/news/${alone.id}/community/2`)).status).toBe(200);
  expect(await leftOf(place.id)).toEqual([]);
  expect(await leftOf(news.id)).toEqual([]);
});

test('the whole table goes back to what it was: what was made since goes, what was changed is as before', async () => {
  const { community, course, news } = things;
  const lasting = (items: Item[]) => keysOf(items.filter((item) => ruleOf(item) !== 'moment'));
  const then = await wholeTable({ ...tables, live: tables.copy });
  const made = await newNews(max, { title: 'Made since', news: png }, community.id);
  await ok(rosa.form('PUT', `/api/communities/${community.id}`, { name: 'Renamed', version: '0' }));
  await ok(rosa.call('DELETE', `/api/courses/${course.id}`));
  await ok(rosa.call('DELETE', `/api/news/${news.id}/community/${community.id}`));
  await stack.member('zoe');
  await workerRests();
  expect(await seen()).not.toEqual(before);

  const broken = await untilDone(() => restoreWhole(restore()));
  await workerRests();

  expect(broken).toBeGreaterThan(1);
  expect(await seen()).toEqual(before);
  expect((await rosa.call('GET', `/api/news/${made.id}/community/${community.id}`)).status).toBe(404);
  expect((await fetch(`${stack.contentUrl}/news/${made.cover.name}`)).status).not.toBe(200);
  expect(lasting(await wholeTable(tables))).toEqual(lasting(then));
  expect(await miscounted(tables)).toEqual([]);
});
