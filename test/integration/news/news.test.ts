import { describe, expect, test } from 'vitest';
import { noImage, png } from '#test/files/pictures.ts';
import { formOf, newKey, photoForm } from '#test/forms.ts';
import { filesIn } from '#test/system/bucket.ts';
import { useMembers, useStack } from '#test/system/stack.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');

const add = '/api/news/add/community/2';
const draft = { title: 'Rapeseed is early', category: 'Nature' };

async function newRichtext(member = ada): Promise<string> {
  return (await member.call('POST', '/api/richtexts')).body.data.richtext.id;
}

async function newNews(fields: Record<string, string | Uint8Array<ArrayBuffer>> = {}, member = ada) {
  const richtextId = await newRichtext(member);
  const { status, body } = await member.call('POST', add, formOf({ ...draft, richtextId, ...fields }));
  expect(status).toBe(201);
  return { ...body.data, richtextId };
}

const view = (id: string, member = ada) => member.call('GET', `/api/news/${id}/community/2`);

const files = () => filesIn('content');

describe('writing news', () => {
  test('a container, the news and its blocks become one page to read', async () => {
    const { id, richtextId } = await newNews({ news: png });
    const text = {
      richtextId,
      order: 2,
      textHeading: 'Nine days ahead',
      textDescription: '<b>Yellow</b> in one afternoon',
    };
    expect((await ada.call('POST', '/api/texts/add', text)).status).toBe(201);
    expect((await ada.call('POST', '/api/photos/add', photoForm(richtextId, 1))).status).toBe(201);

    const { status, body } = await view(id, ben);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...draft,
      id,
      creator: ada.id,
      author: 'ada',
      readTime: 1,
      cover: { width: 2, height: 1 },
      textDetail: { collectionDescription: '<b>Yellow</b> in one afternoon' },
      imageDetail: { imageDescription: 'Nine days ahead' },
      rich_text: {
        id: richtextId,
        texts: [text],
        photos: [{ order: 1, width: 2, height: 1, isImgDesc: true }],
        videos: [],
      },
    });
    expect(JSON.stringify(body)).not.toMatch(/"(pk|sk|kind|parent)"/);
  });

  test('its pictures are on the content host', async () => {
    const { _attachments, richtextId } = await newNews({ news: png });
    const photo = (await ada.call('POST', '/api/photos/add', photoForm(richtextId, 1))).body.data;

    for (const path of [`news/${_attachments}`, `img/${photo.img}`]) {
      const reply = await fetch(`${stack.contentUrl}/${path}`);
      expect(reply.headers.get('content-type')).toBe('image/png');
      expect(new Uint8Array(await reply.arrayBuffer())).toEqual(png);
    }
  });

  test('the read time follows the words of the blocks, before and after the news is created', async () => {
    const richtextId = await newRichtext();
    const words = { richtextId, order: 1, textDescription: 'word '.repeat(300) };
    await ada.call('POST', '/api/texts/add', words);
    const created = await ada.call('POST', add, formOf({ ...draft, richtextId }));
    expect(created.body.data.readTime).toBe(2);

    await ada.call('POST', '/api/texts/add', { ...words, order: 2 });

    expect((await view(created.body.data.id)).body.readTime).toBe(3);
  });

  test('a creator in the payload is ignored, and a category is known in any case', async () => {
    const news = await newNews({ creator: ben.id, category: 'nATURE' });

    expect(news).toMatchObject({ creator: ada.id, category: 'Nature' });
  });

  test('an emoji is one character, in a title and in a heading', async () => {
    const title = '😀'.repeat(200);
    const { id, richtextId } = await newNews({ title });
    const text = { richtextId, order: 1, textHeading: title, textDescription: 'x' };

    expect((await ada.call('POST', '/api/texts/add', text)).status).toBe(201);
    expect((await view(id)).body.title).toBe(title);
  });

  test('a form whose cover was not chosen has none', async () => {
    const form = formOf({ ...draft, richtextId: await newRichtext() });
    form.set('news', new Blob([]), '');

    expect((await ada.call('POST', add, form)).status).toBe(201);
  });

  test('newest come first, in pages', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) ids.unshift((await newNews()).id);

    const list = (query: string) => ada.call('GET', `/api/news/community/2${query}`);
    const first = (await list('?pageSize=2')).body;
    const second = (await list('?pageSize=2&pageNumber=2')).body;

    expect([...first.data, ...second.data].map(({ id }) => id).slice(0, 3)).toEqual(ids);
    expect(first).toMatchObject({
      page: 1,
      pageSize: 2,
      totalItems: second.totalItems,
      totalPages: first.pages,
    });
    expect((await list('?pageNumber=400')).body.data).toEqual([]);
  });
});

describe('saving again', () => {
  test('with the same keys doubles nothing', async () => {
    const [container, news, block, photo] = [newKey(), newKey(), newKey(), newKey()];
    const save = async () => {
      const richtextId = (await ada.call('POST', '/api/richtexts', {}, container)).body.data.richtext.id;
      const created = await ada.call('POST', add, formOf({ ...draft, richtextId, news: png }), news);
      const text = await ada.call(
        'POST',
        '/api/texts/add',
        { richtextId, order: 1, textDescription: 'x'.repeat(5000) },
        block,
      );
      const picture = await ada.call('POST', '/api/photos/add', photoForm(richtextId, 2), photo);
      return [created, text, picture].map(({ status, body }) => [status, body.data]);
    };
    const first = await save();
    const stored = await files();

    expect(await save()).toEqual(first);

    const { rich_text: blocks } = (await view(first.at(0)?.[1].id)).body;
    expect([blocks.texts.length, blocks.photos.length]).toEqual([1, 1]);
    expect(await files()).toEqual(stored);
  });

  test('at the same time takes effect once', async () => {
    const richtextId = await newRichtext();
    const key = newKey();
    const sent = Array.from({ length: 5 }, () =>
      ada.call('POST', '/api/photos/add', photoForm(richtextId, 1), key),
    );

    const replies = await Promise.all(sent);

    expect(new Set(replies.map(({ body }) => body.data?.id)).size).toBe(1);
    const created = await ada.call('POST', add, formOf({ ...draft, richtextId }));
    const { photos } = (await view(created.body.data.id)).body.rich_text;
    expect(photos).toHaveLength(1);
    const stored = (await files()).filter((name) =>
      replies.some(({ body }) => name === `img/${body.data.img}`),
    );
    expect(stored).toHaveLength(1);
  });

  test('while the first is still under way answers what the first answers', async () => {
    for (let round = 0; round < 8; round += 1) {
      const richtextId = await newRichtext();
      const key = newKey();
      const send = () => ada.call('POST', add, formOf({ ...draft, richtextId }), key);

      const replies = await Promise.all([send(), send(), send()]);

      expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set(replies.map(({ body }) => body.data.id)).size).toBe(1);
    }
  });

  test('something else under a used key is a conflict', async () => {
    const richtextId = await newRichtext();
    const key = newKey();
    const text = { richtextId, order: 1, textDescription: 'one' };
    await ada.call('POST', '/api/texts/add', text, key);

    const { status, body } = await ada.call(
      'POST',
      '/api/texts/add',
      { ...text, textDescription: 'two' },
      key,
    );

    expect([status, body.code]).toEqual([409, 'idempotency.reused']);
  });

  test("another member's key is another key", async () => {
    const key = newKey();
    const mine = await ada.call('POST', '/api/richtexts', {}, key);
    const theirs = await ben.call('POST', '/api/richtexts', {}, key);

    expect(theirs.body.richtext.id).not.toBe(mine.body.richtext.id);
  });
});

describe('what is refused', () => {
  test('an image whose bytes are no image, with nothing left behind', async () => {
    const richtextId = await newRichtext();
    const before = await files();

    const photo = await ada.call('POST', '/api/photos/add', photoForm(richtextId, 1, noImage));
    const cover = await ada.call('POST', add, formOf({ ...draft, richtextId, news: noImage }));

    expect([photo.status, photo.body.fields]).toEqual([415, { img: expect.stringContaining('PNG or JPEG') }]);
    expect([cover.status, cover.body.fields]).toEqual([
      415,
      { news: expect.stringContaining('PNG or JPEG') },
    ]);
    expect(await files()).toEqual(before);
    const created = await ada.call('POST', add, formOf({ ...draft, richtextId }));
    expect(created.status).toBe(201);
    expect((await view(created.body.data.id)).body.rich_text.photos).toEqual([]);
  });

  test("another's rich text, before and after it belongs to news", async () => {
    const free = await newRichtext(ben);
    const { richtextId: used } = await newNews({}, ben);
    const before = await files();

    for (const richtextId of [free, used]) {
      const text = { richtextId, order: 1, textDescription: 'mine now' };
      expect((await ada.call('POST', '/api/texts/add', text)).status).toBe(403);
      expect((await ada.call('POST', '/api/photos/add', photoForm(richtextId, 1))).status).toBe(403);
      expect((await ada.call('POST', add, formOf({ ...draft, richtextId }))).status).toBe(403);
    }
    expect(await files()).toEqual(before);
  });

  test('a rich text that already belongs to news, with no cover left behind', async () => {
    const { richtextId } = await newNews();
    const before = await files();

    const { status, body } = await ada.call('POST', add, formOf({ ...draft, richtextId, news: png }));

    expect([status, body.code]).toEqual([409, 'richtext.used']);
    expect(await files()).toEqual(before);
  });

  test('what is not there', async () => {
    const richtextId = await newRichtext();
    const asked = await Promise.all([
      ada.call('GET', '/api/news/community/none'),
      ada.call('POST', '/api/news/add/community/none', formOf({ ...draft, richtextId })),
      ada.call('POST', add, formOf({ ...draft, richtextId: 'none' })),
      ada.call('POST', '/api/texts/add', { richtextId: 'none', order: 1, textDescription: 'x' }),
      view('none'),
      ada.call('GET', `/api/news/${(await newNews()).id}/community/1`),
    ]);

    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  });

  test.each([
    [{ title: ' ' }, { title: 'You must enter news title' }],
    [{ title: 'x'.repeat(201) }, { title: 'At most 200 characters, please.' }],
    [{ category: '' }, { category: 'Please select a category' }],
    [{ category: 'Astrology' }, { category: 'There is no such category.' }],
    [{ news: 'a text, not a file' }, { news: 'This must be a file.' }],
  ])('news with %o', async (wrong, fields) => {
    const richtextId = await newRichtext();

    const { status, body } = await ada.call('POST', add, formOf({ ...draft, richtextId, ...wrong }));

    expect([status, body.fields]).toEqual([400, fields]);
  });

  test.each([
    [{ textDescription: ' \n' }, { textDescription: 'Please enter a text description' }],
    [{ textDescription: 'x'.repeat(100_001) }, { textDescription: 'At most 100,000 characters, please.' }],
    [
      { textDescription: 'half an emoji \ud83d' },
      { textDescription: 'This text holds characters that cannot be shown.' },
    ],
    [
      { textDescription: 'a\u0001b' },
      { textDescription: 'This text holds characters that cannot be shown.' },
    ],
    [{ textHeading: '😀'.repeat(201) }, { textHeading: 'At most 200 characters, please.' }],
    [{ order: 0 }, { order: 'The order must be a whole number from 1 to 1,000,000.' }],
    [{ order: 'first' }, { order: 'The order must be a whole number from 1 to 1,000,000.' }],
  ])('a text with %o', async (wrong, fields) => {
    const text = { richtextId: await newRichtext(), order: 1, textDescription: 'x', ...wrong };

    const { status, body } = await ada.call('POST', '/api/texts/add', text);

    expect([status, body.fields]).toEqual([400, fields]);
  });

  test.each(['0', '-1', '1.5', 'x', ''])('page %j', async (page) => {
    expect((await ada.call('GET', `/api/news/community/2?pageNumber=${page}`)).status).toBe(400);
  });

  test.each(['501', '9'.repeat(30)])('page %s, with a hint', async (page) => {
    const { status, body } = await ada.call('GET', `/api/news/community/2?pageNumber=${page}`);

    expect([status, body.error]).toEqual([400, 'Please search instead']);
  });

  test('body fields that come in the query of a POST', async () => {
    const richtextId = await newRichtext();
    const query = `?textDescription=smuggled&order=1&richtextId=${richtextId}`;

    expect((await ada.call('POST', `/api/texts/add${query}`, {})).status).toBe(400);
  });
});
