import { expect, test } from 'vitest';
import { png } from '#test/files/pictures.ts';
import { newKey, photoForm } from '#test/forms.ts';
import { filesIn } from '#test/system/bucket.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { addBlock, newNews, newRichtext, viewNews } from '#test/things/news.ts';
import { told } from '#test/told.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');

const draft = { title: 'Rapeseed is early', category: 'Nature' };
const add = (richtextId: string, fields = {}, communityId = '2') =>
  ada.form('POST', `/api/news/add/community/${communityId}`, { ...draft, richtextId, ...fields });
const addText = (richtextId: string, textDescription: string, more = {}) =>
  ada.call('POST', '/api/texts/add', { richtextId, order: 1, textDescription, ...more });

test('a container, the news and its blocks become one page to read', async () => {
  const { id, richtextId } = await newNews(ada, { news: png });
  const text = {
    order: 2,
    textHeading: 'Nine days ahead',
    textDescription: '<b>Yellow</b> in one afternoon',
  };
  expect((await addText(richtextId, text.textDescription, text)).status).toBe(201);
  expect((await ada.call('POST', '/api/photos/add', photoForm(richtextId, 1))).status).toBe(201);

  const { status, body } = await viewNews(ben, id);

  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...draft,
    id,
    creator: ada.id,
    author: 'ada',
    readTime: 1,
    cover: { width: 2, height: 1 },
    textDetail: { collectionDescription: text.textDescription },
    imageDetail: { imageDescription: 'Nine days ahead' },
    rich_text: {
      id: richtextId,
      texts: [text],
      videos: [],
      photos: [{ order: 1, width: 2, height: 1, isImgDesc: true }],
    },
  });
  expect(JSON.stringify(body)).not.toMatch(/"(pk|sk|kind|parent)"/);
});

test('a creator in the payload is ignored, and a category is known in any case', async () => {
  const news = await newNews(ada, { creator: ben.id, category: 'nATURE' });

  expect(news).toMatchObject({ creator: ada.id, category: 'Nature' });
});

test('an emoji is one character, in a title and in a heading', async () => {
  const title = '😀'.repeat(200);
  const { id, richtextId } = await newNews(ada, { title });

  expect((await addText(richtextId, 'x', { textHeading: title })).status).toBe(201);
  expect((await viewNews(ada, id)).body.title).toBe(title);
});

test('newest come first, in pages', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) ids.unshift((await newNews(ada)).id);

  const list = async (query: string) => (await ada.call('GET', `/api/news/community/2${query}`)).body;
  const [first, second] = [await list('?pageSize=2'), await list('?pageSize=2&pageNumber=2')];

  expect([...first.data, ...second.data].map(({ id }) => id).slice(0, 3)).toEqual(ids);
  expect(first).toMatchObject({
    page: 1,
    pageSize: 2,
    totalItems: second.totalItems,
    totalPages: first.pages,
  });
  expect((await list('?pageNumber=400')).data).toEqual([]);
});

test("another member's key is another key", async () => {
  const key = newKey();
  const mine = await ada.call('POST', '/api/richtexts', {}, key);
  const theirs = await ben.call('POST', '/api/richtexts', {}, key);

  expect((await ada.call('POST', '/api/richtexts', {}, key)).body).toEqual(mine.body);
  expect(theirs.body.richtext.id).not.toBe(mine.body.richtext.id);
});

test("another's rich text takes nothing, before and after it belongs to news", async () => {
  const free = await newRichtext(ben);
  const { richtextId: used } = await newNews(ben);
  const before = await filesIn('content');

  for (const richtextId of [free, used]) {
    for (const reply of [
      await addText(richtextId, 'mine now'),
      await addBlock(ada, 'photos', { richtextId, order: '1', img: png }),
      await add(richtextId, { news: png }),
    ]) {
      expect(told(reply)).toEqual([403, 'thing.not-yours']);
    }
  }
  expect(await filesIn('content')).toEqual(before);
});

test('a rich text that already belongs to news is none for another, with no cover left behind', async () => {
  const { richtextId } = await newNews(ada);
  const before = await filesIn('content');

  expect(told(await add(richtextId, { news: png }))).toEqual([409, 'richtext.used']);
  expect(await filesIn('content')).toEqual(before);
});

test('what is not there is a 404', async () => {
  const richtextId = await newRichtext(ada);
  const asked = [
    await ada.call('GET', '/api/news/community/none'),
    await add(richtextId, {}, 'none'),
    await add('none'),
    await addText('none', 'x'),
    await viewNews(ada, 'none'),
    await viewNews(ada, (await newNews(ada)).id, '1'),
  ];

  expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
});

test('body fields do not come in the query of a POST', async () => {
  const query = `?textDescription=smuggled&order=1&richtextId=${await newRichtext(ada)}`;

  expect((await ada.call('POST', `/api/texts/add${query}`, {})).status).toBe(400);
});
