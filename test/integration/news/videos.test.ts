import { beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { noImage, png } from '#test/files/pictures.ts';
import * as videos from '#test/files/videos.ts';
import type { Fields } from '#test/forms.ts';
import { filesAtRest, filesIn } from '#test/system/bucket.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { addBlock, changeBlock, newNews, viewNews } from '#test/things/news.ts';
import { atVersion } from '#test/things/versions.ts';
import { said } from '#test/told.ts';

const stack = useStack();
const { ada } = useMembers(stack, 'ada');
/** A news of their own for each test would say no more. */
let news: Awaited<ReturnType<typeof newNews>>;
beforeAll(async () => {
  news = await newNews(ada);
});

const mp4 = Uint8Array.from(videos.mp4());
const m4v = Uint8Array.from(videos.m4v());
const mov = Uint8Array.from(videos.quicktime());
const link = 'https://films.test/seed?t=1#start';
const file = (bytes = mp4, name = 'film.mp4') => new File([bytes], name);
const add = (fields: Fields) =>
  addBlock(ada, 'videos', { richtextId: news.richtextId, order: '1', ...fields });
const change = (id: string, fields: Fields) => changeBlock(ada, 'videos', id, fields);
const shown = async (id: string) =>
  (await viewNews(ada, news.id)).body.rich_text.videos.find((video: { id: string }) => video.id === id);
const typeOf = async (path: string) => {
  const reply = await fetch(`${stack.contentUrl}/${path}`);
  await reply.arrayBuffer();
  return reply.status === 200 ? reply.headers.get('content-type') : reply.status;
};

describe('a video', () => {
  test('of a link is shown with what was said of it', async () => {
    const fields = { videoLink: link, videoTitle: 'Seed', videoDescription: 'How we sow' };

    const { status, body } = await add(fields);

    expect([status, body]).toEqual([
      201,
      { data: { id: expect.any(String), richtextId: news.richtextId, order: 1, version: 0, ...fields } },
    ]);
    expect(await shown(body.data.id)).toEqual(body.data);
  });

  test.each([
    ['MP4', mp4, 'film.mp4', 'video/mp4', /\.mp4$/],
    ["Apple's MP4", m4v, 'film.M4V', 'video/mp4', /\.mp4$/],
    ['QuickTime', mov, 'film.mov', 'video/quicktime', /\.mov$/],
    ['QuickTime, by its other name', mov, 'film.qt', 'video/quicktime', /\.mov$/],
  ])('of a file in %s is on the content host', async (_, bytes, name, type, extension) => {
    const { body } = await add({ videoResource: file(bytes, name), videoLink: '' });

    expect(body.data.videoResource).toMatch(extension);
    expect(body.data.videoLink).toBeUndefined();
    expect(await typeOf(`videoResource/${body.data.videoResource}`)).toBe(type);
    const reply = await fetch(`${stack.contentUrl}/videoResource/${body.data.videoResource}`);
    expect(new Uint8Array(await reply.arrayBuffer())).toEqual(bytes);
  });

  test("of the first block is the news' detail", async () => {
    const { id, richtextId } = await newNews(ada);
    await add({ richtextId, videoLink: link, videoDescription: 'Second', order: '2' });
    await add({ richtextId, videoLink: link, videoDescription: 'First' });

    expect((await viewNews(ada, id)).body.videoDetail).toEqual({ videoDescription: 'First' });
  });
});

describe('a link', () => {
  test('is taken as typed, and refused with a clear text', async () => {
    const typed = 'https://a.test:8080/@user/ü?q=💧@';
    const { id } = (await add({ videoLink: typed })).body.data;
    const text = 'Please enter an address that begins with http:// or https://, without spaces.';
    const videoLink = 'https://a.test\njavascript:alert(1)';

    for (const { status, body } of [await add({ videoLink }), await change(id, { videoLink })]) {
      expect([status, body.error, body.fields]).toEqual([400, text, { videoLink: text }]);
    }
    expect((await shown(id)).videoLink).toBe(typed);
  });
});

describe('a link or a file', () => {
  const missing = 'Please enter a video Link or Video File';
  const both = 'Please choose either a link or a file.';

  test('is needed', async () => {
    const lacking: Fields[] = [{}, { videoLink: '' }, { videoTitle: 'Only a title', videoCover: png }];
    for (const fields of lacking) {
      const { status, body } = await add(fields);
      expect([status, body.error, body.fields]).toEqual([400, missing, { videoLink: missing }]);
    }
  });

  test('exclude each other', async () => {
    const { id } = (await add({ videoLink: link })).body.data;
    const before = await filesAtRest();

    for (const reply of [
      await add({ videoLink: link, videoResource: file() }),
      await change(id, { videoLink: link, videoResource: file() }),
    ]) {
      expect([reply.status, reply.body.code, reply.body.error]).toEqual([400, 'video.both', both]);
    }
    expect(await filesIn('content')).toEqual(before);
  });

  test('take the place of each other, and the file goes', async () => {
    const { id } = (await add({ videoLink: link, videoTitle: 'Seed', videoCover: png })).body.data;

    const filed = (await change(id, { videoResource: file() })).body;
    expect(filed).toMatchObject({ videoTitle: 'Seed', videoCover: expect.any(String), width: 2 });
    expect(filed.videoLink).toBeUndefined();
    expect(await shown(id)).toEqual(filed);

    const other = (await change(id, { videoResource: file(mov, 'b.mov'), videoLink: '' })).body;
    expect(await typeOf(`videoResource/${other.videoResource}`)).toBe('video/quicktime');
    await eventually(() => typeOf(`videoResource/${filed.videoResource}`), 404);

    const linked = (await change(id, { videoLink: link })).body;
    expect(linked).toMatchObject({ videoLink: link, videoCover: filed.videoCover });
    expect(linked.videoResource).toBeUndefined();
    expect(await shown(id)).toEqual(linked);
    await eventually(() => typeOf(`videoResource/${other.videoResource}`), 404);
  });

  test('stay where a change says nothing of them, and cannot be taken away', async () => {
    const linked = (await add({ videoLink: link })).body.data;
    const filed = (await add({ videoResource: file() })).body.data;

    expect((await change(linked.id, { videoTitle: 'x' })).body.videoLink).toBe(link);
    expect((await change(filed.id, { videoTitle: 'x', videoLink: '' })).body).toEqual({
      ...filed,
      videoTitle: 'x',
      ...atVersion(1),
    });
    expect(said(await change(linked.id, { videoLink: '' }))).toEqual([400, missing]);
    expect(await typeOf(`videoResource/${filed.videoResource}`)).toBe('video/mp4');
  });

  test('go with the block', async () => {
    const { id, videoResource, videoCover } = (await add({ videoResource: file(), videoCover: png })).body
      .data;

    await ada.call('DELETE', `/api/videos/${id}`);

    await eventually(() => typeOf(`videoResource/${videoResource}`), 404);
    await eventually(() => typeOf(`videoCover/${videoCover}`), 404);
  });
});

describe('a file', () => {
  test.each([
    ['no video at all', noImage, 'film.mp4'],
    ['a picture', png, 'film.mp4'],
    ['nothing', new Uint8Array(), 'film.mp4'],
    ['an MP4 that calls itself QuickTime', mp4, 'film.mov'],
    ['a QuickTime film that calls itself MP4', mov, 'film.mp4'],
    ['a video without an extension', mp4, 'film'],
    ['a video that calls itself a page', mp4, 'film.mp4.html'],
    ['a name of the language', mp4, 'film.constructor'],
  ])('that is %s is refused, with nothing left behind', async (_, bytes, name) => {
    const { id } = (await add({ videoLink: link })).body.data;
    const before = await filesAtRest();
    const text = 'Only videos in MP4 or QuickTime format can be used.';

    for (const reply of [
      await add({ videoResource: file(bytes, name), videoCover: png }),
      await change(id, { videoResource: file(bytes, name), videoCover: png }),
    ]) {
      expect([reply.status, reply.body.fields]).toEqual([415, { videoResource: text }]);
    }
    expect(await filesIn('content')).toEqual(before);
    expect((await shown(id)).videoLink).toBe(link);
  });

  test('in another part of a form is a text where a text belongs', async () => {
    expect((await add({ videoLink: link, videoTitle: png })).status).toBe(400);
    expect((await add({ videoLink: png })).status).toBe(400);
    expect((await add({ videoResource: 'film.mp4' })).body.fields).toEqual({
      videoResource: 'This must be a file.',
    });
  });
});
