import { describe, expect, test } from 'vitest';
import { amount } from '#test/amount.ts';
import { eventually } from '#test/eventually.ts';
import { png } from '#test/files/pictures.ts';
import { newKey } from '#test/forms.ts';
import { heard } from '#test/heard.ts';
import { ask } from '#test/system/functions.ts';
import { workerRests } from '#test/system/jobs.ts';
import { leftOf } from '#test/system/left-of.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { newCommunity } from '#test/things/circles/circles.ts';
import { enrol, newCourse, viewCourse } from '#test/things/courses/courses.ts';
import { newLesson, viewLesson } from '#test/things/courses/lessons.ts';
import { newResource } from '#test/things/library/resources.ts';
import { newNews, viewNews } from '#test/things/news.ts';
import {
  changeReply,
  closeReplies,
  deleteReply,
  newReply,
  repliesTo,
  reply,
} from '#test/things/replies/replies.ts';
import { decide, report } from '#test/things/replies/reports.ts';
import { granted, told } from '#test/told.ts';

const stack = useStack();
const { ada, ben, cleo, root } = useMembers(stack, 'ada', 'ben', 'cleo', 'root');

const texts = (page: { data: { text: string }[] }) => page.data.map(({ text }) => text);

/** One of each that is replied to, by Ada, with the path of its list where that has counts. */
async function pieces() {
  const news = await newNews(ada);
  const course = await newCourse(ada);
  const lesson = await newLesson(ada, course.id);
  const resource = await newResource(ada, {});
  await enrol(ben, course.id);
  return { news: news.id, course: course.id, lesson: lesson.id, resource: resource.id } as Record<
    string,
    string
  >;
}

/** How many replies a piece says that it has. */
const counted = async (on: string, id: string) => {
  const see = {
    news: () => viewNews(ben, id),
    course: () => viewCourse(ben, id),
    lesson: () => viewLesson(ben, id),
    resource: () => ben.call('GET', `/api/resources/${id}`),
  }[on];
  return (await see?.())?.body.repliesCount;
};

describe('replies', () => {
  test('are to news, courses, lessons and resources, are read by all who may, and are counted there', async () => {
    for (const [on, id] of Object.entries(await pieces())) {
      const said = await newReply(ben, on, id, { text: 'Ours is late, too.' });
      await newReply(ada, on, id, { text: 'By how much?' });

      const page = await repliesTo(ben, on, id);

      expect(said).toMatchObject({
        on,
        onId: id,
        creator: ben.id,
        author: 'ben',
        isCreator: 'true',
        isUseful: '0',
        isHidden: false,
      });
      expect(texts(page)).toEqual(['By how much?', 'Ours is late, too.']);
      expect(page).toMatchObject({
        page: 1,
        totalItems: 2,
        repliesClosed: false,
        mayClose: false,
        isUseful: '0',
      });
      expect((await repliesTo(ada, on, id)).mayClose).toBe(true);
      await eventually(() => counted(on, id), 2);
    }
  });

  test('come newest first, in pages', async () => {
    const { id } = await newNews(ada);
    for (const text of ['one', 'two', 'three']) await newReply(ben, 'news', id, { text });

    const second = await repliesTo(cleo, 'news', id, '?pageSize=2&pageNumber=2');

    expect([texts(second), second.pages, second.totalItems]).toEqual([['one'], 2, 3]);
  });

  test('name whom they answer; an answer to one that was deleted meanwhile is one to the piece', async () => {
    const { id } = await newNews(ada);
    const first = await newReply(ben, 'news', id);

    const answer = await newReply(cleo, 'news', id, { replyTo: first.id });

    expect([answer.replyTo, answer.replyToName]).toEqual([first.id, 'ben']);
    for (const replyTo of ['', null]) {
      const said = { on: 'news', id, text: 'To nobody.', replyTo };
      expect((await cleo.call('POST', '/api/replies/add', said)).status).toBe(201);
    }
    await deleteReply(ben, first.id);
    const late = await newReply(cleo, 'news', id, { replyTo: first.id, text: 'Still true.' });
    expect([late.replyTo, late.text]).toEqual([undefined, 'Still true.']);
  });

  test('name nobody whose reply was hidden from who answers it', async () => {
    const { id } = await newNews(ada);
    const hidden = await newReply(ben, 'news', id);
    await granted(report(cleo, 'reply', hidden.id), 201);
    await granted(decide(root, 'reply', hidden.id, 'hide'));

    const answer = await newReply(cleo, 'news', id, { replyTo: hidden.id });
    const own = await newReply(ben, 'news', id, { replyTo: hidden.id });

    expect([answer.replyTo, answer.replyToName]).toEqual([undefined, undefined]);
    expect([own.replyTo, own.replyToName]).toEqual([hidden.id, 'ben']);
  });

  test('do not name who wrote what they answer once that is hidden, but to who sees it, or is gone', async () => {
    const { id } = await newNews(ada);
    const first = await newReply(ben, 'news', id);
    const answer = await newReply(cleo, 'news', id, { replyTo: first.id });
    await granted(report(cleo, 'reply', first.id), 201);
    await granted(decide(root, 'reply', first.id, 'hide'));

    const answered = async (reader: TestMember, paging = '') => {
      const { data } = await repliesTo(reader, 'news', id, paging);
      const { replyTo, replyToName } = data.find((one: { id: string }) => one.id === answer.id);
      return [replyTo, replyToName];
    };
    // On the page of what it answers, and on one of its own.
    for (const paging of ['', '?pageSize=1']) {
      expect(await answered(cleo, paging)).toEqual([undefined, undefined]);
      for (const reader of [ben, root]) expect(await answered(reader, paging)).toEqual([first.id, 'ben']);
    }
    const changed = await granted(cleo.call('PUT', `/api/replies/${answer.id}`, { text: 'Still.' }));
    expect(changed.data.replyToName).toBeUndefined();
    await granted(decide(root, 'reply', first.id, 'restore'));
    expect(await answered(cleo)).toEqual([first.id, 'ben']);

    // What is removed after it was hidden.
    await granted(decide(root, 'reply', first.id, 'hide'));
    await granted(decide(root, 'reply', first.id, 'remove'));
    for (const paging of ['', '?pageSize=1'])
      for (const reader of [cleo, ben, root])
        expect(await answered(reader, paging)).toEqual([undefined, undefined]);
  });

  test('answer none of another piece: that is refused in words, and nothing is written', async () => {
    const { id } = await newNews(ada);
    const elsewhere = await newReply(cleo, 'news', (await newNews(ada)).id);

    const refused = await reply(cleo, 'news', id, { replyTo: elsewhere.id });

    const said = 'What you answer is a reply to something else.';
    expect([told(refused), refused.body.fields]).toEqual([[400, 'reply.elsewhere'], { replyTo: said }]);
    expect((await repliesTo(ada, 'news', id)).data).toEqual([]);
  });

  test('have a picture if one likes, which goes with the reply, or from it', async () => {
    const { id } = await newNews(ada);
    const said = await newReply(ben, 'news', id, { img: png });
    expect(said).toMatchObject({ img: expect.stringMatching(/\.png$/), picture: { width: 2, height: 1 } });
    const at = `${stack.contentUrl}/img/${said.img}`;
    expect((await fetch(at)).status).toBe(200);

    const { data } = (await changeReply(ben, said.id, { img: '' })).body;

    expect([data.img, data.picture, data.text]).toEqual([undefined, undefined, said.text]);
    await eventually(async () => (await fetch(at)).status, 404);
    const other = await newReply(ben, 'news', id, { img: png });
    await deleteReply(ben, other.id);
    await eventually(async () => (await fetch(`${stack.contentUrl}/img/${other.img}`)).status, 404);
  });

  test('are changed by their authors alone, from the version that they began with, and say so', async () => {
    const { id } = await newNews(ada);
    const said = await newReply(ben, 'news', id);

    const { body } = await changeReply(ben, said.id, { text: 'By nine days.', version: '0' });

    expect(body.data).toMatchObject({ text: 'By nine days.', version: 1, editedAt: expect.any(String) });
    expect(said).not.toHaveProperty('editedAt');
    expect(told(await changeReply(ben, said.id, { text: 'Lost', version: '0' }))).toEqual([
      409,
      'reply.changed',
    ]);
    for (const member of [ada, cleo]) {
      expect(told(await changeReply(member, said.id, { text: 'Mine' }))).toEqual([403, 'thing.not-yours']);
      expect(told(await deleteReply(member, said.id))).toEqual([403, 'thing.not-yours']);
    }
  });

  test('that are deleted are gone for everyone, and not counted', async () => {
    const { id } = await newNews(ada);
    const said = await newReply(ben, 'news', id);
    await newReply(cleo, 'news', id, { text: 'Left' });

    expect((await deleteReply(ben, said.id)).body).toEqual({ id: said.id });

    const page = await repliesTo(ada, 'news', id);
    expect([texts(page), page.totalItems]).toEqual([['Left'], 1]);
    expect(told(await deleteReply(ben, said.id))).toEqual([404, 'reply.missing']);
    await eventually(() => counted('news', id), 1);
  });

  test('arrive once, however often they are sent', async () => {
    const { id } = await newNews(ada);
    const key = newKey();
    const tries = await Promise.all(Array.from({ length: 3 }, () => reply(ben, 'news', id, {}, key)));

    expect(new Set(tries.filter(({ status }) => status === 201).map(({ body }) => body.data.id)).size).toBe(
      1,
    );
    expect((await repliesTo(ada, 'news', id)).totalItems).toBe(1);
  });

  test.each([
    ['', 'Please write your reply.'],
    [' \u200b', 'Please write your reply.'],
    ['x'.repeat(2001), 'At most 2,000 characters, please.'],
  ])('say something, and not too much', async (text, words) => {
    const { id } = await newNews(ada);

    const { status, body } = await reply(ben, 'news', id, { text });

    expect([status, body.fields]).toEqual([400, { text: words }]);
  });

  test('are to something that is there, and that one may read', async () => {
    const { lesson, course } = await pieces();

    for (const on of ['news', 'course', 'lesson', 'resource']) {
      expect((await reply(ben, on, '01J00000000000000000000000')).status).toBe(404);
      expect((await ben.call('GET', `/api/replies/${on}/01J00000000000000000000000`)).status).toBe(404);
    }
    expect((await reply(ben, 'user', ada.id)).body.fields).toEqual({
      on: 'This must be news, lesson, resource, course or post.',
    });
    expect(told(await reply(cleo, 'lesson', String(lesson)))).toEqual([403, 'course.not-enrolled']);
    expect((await cleo.call('GET', `/api/replies/lesson/${lesson}`)).status).toBe(403);
    expect((await reply(cleo, 'course', String(course))).status).toBe(201);
  });
});

describe('a piece', () => {
  test('is closed to replies, and opened again, by who made it or its community', async () => {
    const community = await newCommunity(cleo, { name: 'Closing time' });
    const { id } = await newNews(ada, {}, community.id);
    expect(told(await closeReplies(ben, 'news', id, true))).toEqual([403, 'thing.not-yours']);

    expect((await closeReplies(ada, 'news', id, true)).body).toEqual({
      data: { on: 'news', id, closed: true },
    });

    expect(told(await reply(ben, 'news', id))).toEqual([409, 'replies.closed']);
    expect((await repliesTo(ben, 'news', id)).repliesClosed).toBe(true);
    expect((await viewNews(ben, id, community.id)).body).toMatchObject({ repliesClosed: true, version: 0 });
    expect((await closeReplies(cleo, 'news', id, false)).status).toBe(200);
    expect((await reply(ben, 'news', id)).status).toBe(201);
  });

  test('that another one closed is opened by them alone, and not by its author', async () => {
    const community = await newCommunity(cleo, { name: 'Last orders' });
    const { id } = await newNews(ada, {}, community.id);
    await closeReplies(ada, 'news', id, true);
    expect((await closeReplies(cleo, 'news', id, true)).status).toBe(200);

    expect(told(await closeReplies(ada, 'news', id, false))).toEqual([403, 'thing.not-yours']);
    expect((await repliesTo(ada, 'news', id)).mayClose).toBe(false);
    expect(told(await reply(ben, 'news', id))).toEqual([409, 'replies.closed']);

    expect((await closeReplies(cleo, 'news', id, false)).status).toBe(200);
    expect((await closeReplies(ada, 'news', id, true)).status).toBe(200);
    expect((await closeReplies(ada, 'news', id, false)).status).toBe(200);
  });

  test('that is deleted takes its replies with it, also those that are written at that moment', async () => {
    const news = await newNews(ada);
    const lost = await newReply(ben, 'news', news.id, { img: png });
    const many = amount(50);
    const authors = await Promise.all(
      Array.from({ length: many }, (_, index) => stack.member(`answers-${index}`)),
    );

    const [deleted, ...answers] = await Promise.all([
      ada.call('DELETE', `/api/news/${news.id}/community/2`),
      ...authors.map((author) => reply(author, 'news', news.id)),
    ]);

    expect(deleted?.status).toBe(200);
    expect(answers.filter(({ status }) => status !== 201 && status !== 404)).toEqual([]);
    await workerRests();
    const ids = [lost.id, ...answers.flatMap(({ body }) => body.data?.id ?? [])];
    for (const id of ids) expect(await leftOf(id), id).toEqual([]);
    expect((await reply(ben, 'news', news.id)).status).toBe(404);
  });

  test('counts fifty who answer at once as fifty', async () => {
    const news = await newNews(ada);
    const many = amount(50);
    const replies = await Promise.all(
      Array.from({ length: many }, (_, index) =>
        heard(() =>
          ask('replies/add-reply', `answerer-${index}`, {
            body: { on: 'news', id: news.id, text: `From ${index}` },
          }),
        ),
      ),
    );

    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: many }, () => 201));
    expect((await repliesTo(ben, 'news', news.id)).totalItems).toBe(many);
    await eventually(() => counted('news', news.id), many);
  });
});

test('a reply of a member who has left stays, without their name', async () => {
  const { getReply } = await import('#kinds/replies/find-reply.ts');
  const { findMade } = await import('#kinds/member/find-made.ts');
  const { removeMade } = await import('#functions/worker/erase/remove-made.ts');
  const leaver: TestMember = await stack.member('leaver');
  const { id } = await newNews(ada);
  const said = await newReply(leaver, 'news', id);
  const answer = await newReply(ben, 'news', id, { replyTo: said.id });

  const remove = async () => {
    const acts = removeMade(leaver.id, await findMade(leaver.id), () => false);
    for (const act of acts) await act();
    return acts.length;
  };
  // The index may be a moment late.
  await eventually(async () => (await findMade(leaver.id)).records.length, 1);
  expect(await remove()).toBeGreaterThan(0);
  await eventually(remove, 0);

  const { data } = await repliesTo(ben, 'news', id);
  expect(data[1]).toMatchObject({ text: said.text, author: 'Former member', isCreator: 'false', version: 0 });
  expect(data[1]).not.toHaveProperty('creator');
  expect(data[0].id).toBe(answer.id);
  expect((await getReply(said.id)).creator).toBeUndefined();
});
