import { beforeAll, describe, expect, test } from 'vitest';
import { MOST_MUTED } from '#contract/notices/notices.ts';
import { newKey } from '#test/forms.ts';
import { clockCalls, workerRests } from '#test/system/jobs.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { newEvent } from '#test/things/calendar/calendar.ts';
import { newCircle, newCommunity } from '#test/things/circles/circles.ts';
import { markAnswer, newPost } from '#test/things/circles/posts.ts';
import { enrol, newCourse } from '#test/things/courses/courses.ts';
import { newLesson } from '#test/things/courses/lessons.ts';
import { newNews } from '#test/things/news.ts';
import { mute, noticeSettings, noticesOf, setNotices } from '#test/things/notices/notices.ts';
import { newReply } from '#test/things/replies/replies.ts';
import { decide, report } from '#test/things/replies/reports.ts';
import { granted, told } from '#test/told.ts';

const stack = useStack();
const { ada, ben, cleo, dan, root } = useMembers(stack, 'ada', 'ben', 'cleo', 'dan', 'root');

const kindsOf = async (member: TestMember, onId: string): Promise<string[]> =>
  (await noticesOf(member))
    .filter((notice: { onId: string }) => notice.onId === onId)
    .map(({ kind }: { kind: string }) => kind);

describe('what is muted', () => {
  test('is told of no more, on the piece alone, until it is unmuted; what was told stays and says so', async () => {
    const { id } = await newNews(ada, { title: 'Frost tonight' });
    const other = await newNews(ada);
    await newReply(ben, 'news', id);
    await workerRests();
    const [before] = await noticesOf(ada);
    expect(before).not.toHaveProperty('isMuted');

    expect(await granted(mute(ada, 'news', id))).toEqual({ data: { on: 'news', id, muted: true } });
    await newReply(cleo, 'news', id, { text: '@ada' });
    await newReply(cleo, 'news', other.id);
    await workerRests();

    const after = (await noticesOf(ada)).find(({ onId }: { onId: string }) => onId === id);
    expect(after).toEqual({ ...before, isMuted: true });
    expect(await kindsOf(ada, other.id)).toEqual(['reply']);
    expect((await noticeSettings(ada)).muted).toEqual([{ on: 'news', id, title: 'Frost tonight' }]);

    await granted(mute(ada, 'news', id, false));
    await newReply(dan, 'news', id);
    await workerRests();
    expect((await noticesOf(ada))[0]).toMatchObject({ onId: id, names: ['dan', 'ben'] });
    expect((await noticeSettings(ada)).muted).toEqual([]);
  });

  test('may be all of a community, or of a group in it', async () => {
    const { id: communityId } = await newCommunity(ada, {});
    const { id: groupId } = await newCircle(ada, 'group', communityId, { title: 'Night lambing' });
    const news = await newNews(ben, {}, communityId);
    const post = await newPost(ben, 'group', groupId, {});
    await granted(mute(ben, 'group', groupId));
    await newReply(cleo, 'post', post.id);
    await workerRests();
    expect(await kindsOf(ben, post.id)).toEqual([]);

    await granted(mute(ben, 'group', groupId, false));
    await granted(mute(ben, 'community', communityId));
    await newReply(cleo, 'post', post.id);
    await newReply(cleo, 'news', news.id);
    await newPost(cleo, 'group', groupId, { text: '@ben' });
    await workerRests();

    expect(await kindsOf(ben, post.id)).toEqual([]);
    expect(await kindsOf(ben, news.id)).toEqual([]);
    await granted(mute(ben, 'community', communityId, false));
    await newReply(dan, 'post', post.id);
    await workerRests();
    await granted(mute(ben, 'group', groupId));
    expect((await noticesOf(ben))[0]).toMatchObject({ onId: post.id, isPlaceMuted: true });
  });

  test('is a course with its lessons and who joins it', async () => {
    const course = await newCourse(ada);
    const lesson = await newLesson(ada, course.id);
    await granted(mute(ada, 'course', course.id));

    await enrol(ben, course.id);
    await newReply(ben, 'lesson', lesson.id);
    await workerRests();

    expect(await kindsOf(ada, course.id)).toEqual([]);
    expect(await kindsOf(ada, lesson.id)).toEqual([]);
  });

  test('does not hold back what moderators decide', async () => {
    const { id } = await newNews(ada);
    await granted(mute(ada, 'news', id));
    await granted(setNotices(ada, { replies: false }));
    await report(dan, 'news', id);

    await granted(decide(root, 'news', id, 'hide'));
    await workerRests();

    expect(await kindsOf(ada, id)).toEqual(['moderated']);
    await granted(setNotices(ada, { replies: true }));
  });

  test('is something that there is, and not more than there is room for', async () => {
    expect(told(await mute(cleo, 'news', 'nothing'))).toEqual([404, 'news.missing']);
    expect(told(await mute(cleo, 'user', ada.id))).toEqual([400, 'request.invalid']);
    const { id } = await newNews(ada);
    const { update } = await import('#platform/table/update.ts');
    const { writeAlone } = await import('#platform/table/alone.ts');
    const { TableName } = await import('#platform/table/table.ts');
    const { keys } = await import('#platform/table/keys.ts');
    const { UpdateCommand } = await import('@aws-sdk/lib-dynamodb');
    const fill = (ids: readonly string[]) => {
      const muted = new Set(ids.map((each) => `news#${each}`));
      return writeAlone(
        new UpdateCommand({ TableName, ...update(keys.noticeWishes(cleo.id), { set: { muted } }) }),
      );
    };
    const many = Array.from({ length: MOST_MUTED }, (_, index) => index);
    const posted = [];
    // One after the other: so many at once are refused on a busy machine.
    for (const _ of many) posted.push(await newNews(ben));
    await fill(posted.map((each) => each.id));
    expect(told(await mute(cleo, 'news', id))).toEqual([409, 'notices.full']);
    expect((await mute(cleo, 'news', posted[0]?.id ?? '')).status).toBe(200);

    // What is gone is not in the list, and makes room by itself.
    await fill(many.map((index) => `gone${index}`));
    expect((await noticeSettings(cleo)).muted).toEqual([]);
    await granted(mute(cleo, 'news', 'gone1', false));
    await fill(many.map((index) => `gone${index}`));
    expect((await mute(cleo, 'news', id)).status).toBe(200);
    expect((await mute(cleo, 'news', id)).status).toBe(200);
    expect((await noticeSettings(cleo)).muted).toMatchObject([{ on: 'news', id }]);
  });
});

describe('the settings', () => {
  beforeAll(() => granted(setNotices(dan, { replies: true })));

  test('say that all is told, until the member says otherwise of some', async () => {
    const push = { text: false, quietFrom: '20:00', quietTo: '06:00', most: 3 };
    const kinds = {
      replies: true,
      mentions: true,
      courses: true,
      events: true,
      messages: true,
      weekly: true,
    };
    const all = { ...kinds, push, muted: [] };
    expect(await noticeSettings(dan)).toEqual(all);

    expect(await granted(setNotices(dan, { mentions: false, events: false }))).toEqual({
      data: { mentions: false, events: false },
    });
    expect(await noticeSettings(dan)).toEqual({ ...all, mentions: false, events: false });
    await granted(setNotices(dan, { mentions: true, events: true }));
    expect(await noticeSettings(dan)).toEqual(all);
    expect((await dan.call('PUT', '/api/notices/settings', { replies: 'perhaps' }, newKey())).status).toBe(
      400,
    );
  });

  test('hold back each kind, and that alone', async () => {
    const { id } = await newNews(dan);
    const course = await newCourse(dan);
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const event = await newEvent(dan, { date: day });
    const { id: communityId } = await newCommunity(ada, {});
    const { id: groupId } = await newCircle(ada, 'group', communityId, {});
    const question = await newPost(ben, 'group', groupId, { kind: 'question' });
    const answer = await newReply(dan, 'post', question.id);

    await granted(setNotices(dan, { replies: false, courses: false, events: false }));
    await newReply(ben, 'news', id);
    await enrol(ben, course.id);
    await markAnswer(ben, question.id, answer.id);
    const other = await newNews(ada);
    await newReply(ben, 'news', other.id, { text: '@dan' });
    await clockCalls(Date.now() + 5 * 86_400_000);
    await workerRests();

    expect(await kindsOf(dan, id)).toEqual([]);
    expect(await kindsOf(dan, course.id)).toEqual([]);
    expect(await kindsOf(dan, question.id)).toEqual([]);
    expect(await kindsOf(dan, other.id)).toEqual(['mention']);
    expect(await kindsOf(dan, event.id)).toEqual([]);
    await granted(setNotices(dan, { mentions: false, replies: true }));
    const third = await newNews(ada);
    await newReply(ben, 'news', third.id, { text: '@dan' });
    await newReply(ben, 'news', id);
    await workerRests();
    expect(await kindsOf(dan, third.id)).toEqual([]);
    expect(await kindsOf(dan, id)).toEqual(['reply']);
  });
});
