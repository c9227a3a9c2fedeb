import { beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { png } from '#test/files/pictures.ts';
import { mp4 } from '#test/files/videos.ts';
import { formOf, newKey } from '#test/forms.ts';
import { filesAtRest, filesIn } from '#test/system/bucket.ts';
import { allItems } from '#test/system/items.ts';
import { clockCalls, workerRests } from '#test/system/jobs.ts';
import { type TestReply, useMembers, useStack } from '#test/system/stack.ts';
import { useTableCalls } from '#test/system/table-calls.ts';
import { editProfile } from '#test/things/members.ts';
import { addBlock, changeBlock, newNews, newRichtext } from '#test/things/news.ts';

const stack = useStack();
const { ada } = useMembers(stack, 'ada');
const calls = useTableCalls();
const ids = { richtext: '', news: '', community: '', photo: '', video: '' };
beforeAll(async () => {
  ids.community = (await create('Meadow')).body.data.id;
  const news = await newNews(ada, { news: png });
  ids.news = news.id;
  ids.richtext = news.richtextId;
  const richtextId = ids.richtext;
  ids.photo = (await addBlock(ada, 'photos', { richtextId, order: '1', img: png })).body.data.id;
  ids.video = (await addBlock(ada, 'videos', { richtextId, order: '2', videoResource: film })).body.data.id;
  // Who signs in joins it again.
  await follow('3');
});

const film = new File([mp4()], 'film.mp4');
const create = (name: string) =>
  ada.form('POST', '/api/communities/add', { name, description: 'x', community: png });
const follow = (communityId: string) =>
  ada.call('POST', '/api/communities-users/follow', { communityId }, newKey());
const write = async (title: string, key = newKey()) => {
  const form = formOf({ title, category: 'Nature', news: png, richtextId: await newRichtext(ada) });
  return ada.call('POST', '/api/news/add/community/2', form, key);
};

/** What stores files or words ahead of its transaction. */
const requests: Record<string, () => Promise<TestReply>> = {
  'a news': () => write('Kohlrabi on the hill'),
  "a news' other cover": () => ada.form('PUT', `/api/news/${ids.news}/community/2`, { news: png }),
  'a community': () => create('Kohlrabi growers'),
  "a community's other picture": () =>
    ada.form('PUT', `/api/communities/${ids.community}`, { community: png }),
  'a follow': () => follow('1'),
  'a sign-in that joins': () => ada.call('POST', '/api/users', { id: ada.id }, newKey()),
  'a profile with a picture': () => editProfile(ada, 'Ada', 'King', { attachments: png }),
  'a photo': () => addBlock(ada, 'photos', { richtextId: ids.richtext, order: '3', img: png }),
  'another photo in its place': () => changeBlock(ada, 'photos', ids.photo, { img: png }),
  'a video': () =>
    addBlock(ada, 'videos', {
      richtextId: ids.richtext,
      order: '3',
      videoResource: film,
      videoCover: png,
    }),
  'another video in its place': () => changeBlock(ada, 'videos', ids.video, { videoResource: film }),
};

/** Keys of words, and of work for now and later. */
async function wordsAndWork(): Promise<string[]> {
  const found = (await allItems()).filter(({ pk }) => /^(WORDS|DUE|JOBS)/.test(String(pk)));
  // A rich text that was begun leaves work for forty days later.
  return found
    .filter(({ kind }) => kind !== 'richtext-unused')
    .map(({ pk, sk }) => `${pk} ${sk}`)
    .sort();
}

const adopts = (input: object) =>
  JSON.stringify(input).includes('"Delete":{"TableName":"furrow","Key":{"pk":"DUE#');
const MINUTE = 60_000;

describe.each(Object.keys(requests))('%s whose function is ended before its transaction', (name) => {
  test('leaves nothing in a quarter of an hour', async () => {
    const before = { files: await filesAtRest(), items: await wordsAndWork() };
    let isEnded = false;
    calls.tap((call, input) => {
      if (call !== 'TransactWriteItems' || !adopts(input)) return;
      isEnded = true;
      throw new Error('the function is gone');
    });
    const { status } = await (requests[name] as () => Promise<TestReply>)();
    calls.calm();

    expect([status, isEnded]).toEqual([500, true]);
    const left = { files: await filesIn('content'), items: await wordsAndWork() };
    expect(left.items.length).toBeGreaterThan(before.items.length);
    await clockCalls(Date.now() + 14 * MINUTE);
    expect({ files: await filesAtRest(), items: await wordsAndWork() }).toEqual(left);

    await clockCalls(Date.now() + 16 * MINUTE);
    expect({ files: await filesAtRest(), items: await wordsAndWork() }).toEqual(before);
  });

  test('takes effect in another try, and the clock removes nothing of it', async () => {
    const { status } = await (requests[name] as () => Promise<TestReply>)();
    const after = { files: await filesAtRest(), items: await wordsAndWork() };

    await clockCalls(Date.now() + 16 * MINUTE);

    expect(status).toBeLessThan(300);
    expect({ files: await filesAtRest(), items: await wordsAndWork() }).toEqual(after);
    expect(after.items.filter((item) => !item.startsWith('WORDS'))).toEqual([]);
  });
});

describe('a request that is slow', () => {
  const found = async (title: string) =>
    (await ada.call('GET', `/api/news/community/2/search?title=${title}`)).body.totalItems;

  test('is refused when the clock was there before it, leaves nothing, and takes effect in another try', async () => {
    const before = await filesAtRest();
    const key = newKey();
    const richtextId = await newRichtext(ada);
    const send = () =>
      ada.form(
        'POST',
        '/api/news/add/community/2',
        { title: 'Slow salsify', category: 'Nature', news: png, richtextId },
        key,
      );
    let isOvertaken = false;
    calls.tap(async (call, input) => {
      if (isOvertaken || call !== 'TransactWriteItems' || !adopts(input)) return;
      isOvertaken = true;
      await clockCalls(Date.now() + 16 * MINUTE);
    });

    const { status, body } = await send();
    calls.calm();

    expect([status, body.code]).toEqual([503, 'write.late']);
    expect(await filesAtRest()).toEqual(before);
    expect(await found('salsify')).toBe(0);
    expect((await send()).status).toBe(201);
    expect(await found('salsify')).toBe(1);
  });

  test('keeps all that it stored when it is done while the clock looks at it', async () => {
    const { promise: clockIsThere, resolve: letGo } = Promise.withResolvers<void>();
    const { promise: hasStored, resolve: stored } = Promise.withResolvers<void>();
    let request: Promise<TestReply> | undefined;
    calls.tap(async (call, input) => {
      if (call !== 'TransactWriteItems') return;
      if (JSON.stringify(input).includes('never-written')) {
        letGo();
        await request;
      } else if (adopts(input)) {
        stored();
        await clockIsThere;
      }
    });

    request = write('Late lovage');
    await hasStored;
    await clockCalls(Date.now() + 16 * MINUTE);
    const { status, body } = await request;
    await workerRests();

    expect(status).toBe(201);
    expect(await found('lovage')).toBe(1);
    const cover = `${stack.contentUrl}/news/${body.data._attachments}`;
    await eventually(async () => (await fetch(cover)).status, 200);
  });
});
