import { afterEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { png } from '#test/files/pictures.ts';
import * as videos from '#test/files/videos.ts';
import { formOf, newKey } from '#test/forms.ts';
import { filesAtRest, filesIn } from '#test/system/bucket.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { askUpload, putUpload, type TestUpload, upload } from '#test/things/library/uploads.ts';
import { addBlock, newNews, newRichtext, viewNews } from '#test/things/news.ts';
import { said, told, toldOfFields } from '#test/told.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');

afterEach(() => {
  vi.useRealTimers();
});

const mp4 = Uint8Array.from(videos.mp4());
const picture = (kind: string, bytes = png): TestUpload => ({
  kind,
  filename: 'field.png',
  contentType: 'image/png',
  bytes,
});
const film: TestUpload = {
  kind: 'videoResource',
  filename: 'film.mp4',
  contentType: 'video/mp4',
  bytes: mp4,
};
const gone = 'This file is not here any more. Please choose it again.';

const readContent = async (path: string) => {
  const reply = await fetch(`${stack.contentUrl}/${path}`);
  return { status: reply.status, type: reply.headers.get('content-type'), bytes: await bytesOf(reply) };
};
const bytesOf = async (reply: Response) => new Uint8Array(await reply.arrayBuffer());
const heldFor = async (member: TestMember) =>
  (await filesIn('uploads')).filter((key) => key.startsWith(member.id));

describe('asking for an upload', () => {
  test('answers where to put it, and with what', async () => {
    const { status, body } = await askUpload(ada, film);

    expect([status, body.data]).toEqual([
      201,
      {
        id: expect.stringMatching(/^[0-9A-Z]{26}$/),
        url: expect.stringContaining(`/uploads/${ada.id}/${body.data.id}?`),
        method: 'PUT',
        headers: { 'content-type': 'video/mp4' },
      },
    ]);
    const signed = new URL(body.data.url).searchParams;
    expect(signed.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
    expect(signed.get('X-Amz-Expires')).toBe('3600');
  });

  test.each([
    ['of another type', { contentType: 'text/html' }, 415],
    ['for no such kind', { kind: 'tractor' }, 400],
    ['for a kind of the language', { kind: 'constructor' }, 400],
    ['without a name', { filename: ' ' }, 400],
    ['without a type', { contentType: '' }, 400],
  ])('%s is refused', async (_, wrong, status) => {
    expect(said(await askUpload(ada, { ...film, ...wrong }))).toEqual([status, expect.any(String)]);
  });

  const noSize = 'The size must be a whole number of bytes, at least 1.';
  test.each([
    [500_000_001, 413, 'At most 500 MB, please.'],
    [0, 400, noSize],
    [1.5, 400, noSize],
    [-1, 400, noSize],
  ])('of %d bytes is not taken, which it says', async (size, status, text) => {
    const reply = await askUpload(ada, film, size);

    expect([reply.status, reply.body.error, reply.body.fields]).toEqual([status, text, { size: text }]);
  });

  test('with the same key again answers the same, and counts once', async () => {
    const member = await stack.member('once');
    const key = newKey();
    const { bytes, ...draft } = film;
    const ask = () => member.call('POST', '/api/uploads', { ...draft, size: bytes.length }, key);

    const replies = await Promise.all([ask(), ask(), ask()]);

    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    for (let count = 1; count < 20; count += 1) expect((await askUpload(member, film)).status).toBe(201);
    expect((await askUpload(member, film)).status).toBe(429);
  });
});

describe('a member', () => {
  test('has at most 20 uploads open, however many begin at once, and a place again when one is used', async () => {
    const member = await stack.member('eager');
    const first = await upload(member, picture('img'));
    for (let count = 1; count < 19; count += 1) expect((await askUpload(member, film)).status).toBe(201);

    const last = await Promise.all([1, 2, 3].map(() => askUpload(member, film)));

    expect(last.map(({ status }) => status).sort()).toEqual([201, 429, 429]);
    expect(told(await askUpload(member, film))).toEqual([429, 'upload.too-many']);
    expect((await askUpload(ben, film)).status).toBe(201);

    const richtextId = await newRichtext(member);
    expect((await addBlock(member, 'photos', { richtextId, order: '1', img: first })).status).toBe(201);
    expect((await askUpload(member, film)).status).toBe(201);
  });

  test('has at most 2 GB a day, to the byte', async () => {
    // Today stays today while this runs, even at midnight.
    vi.useFakeTimers({ toFake: ['Date'] });
    const member = await stack.member('collector');
    for (let count = 0; count < 4; count += 1) {
      expect((await askUpload(member, film, count < 3 ? 500_000_000 : 499_999_999)).status).toBe(201);
    }

    const { status, body } = await askUpload(member, film, 2);

    expect([status, body.error]).toEqual([429, 'That is over 2 GB today. Please go on tomorrow.']);
    expect((await askUpload(member, film, 1)).status).toBe(201);
    expect((await askUpload(member, film, 1)).status).toBe(429);
    // Tomorrow it is too large, too.
    expect((await askUpload(member, film, 500_000_001)).status).toBe(413);
  });

  test('has what comes in forms counted with it, once for each key, and nothing that was refused', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const member = await stack.member('painter');
    const richtextId = await newRichtext(member);
    const size = png.length;
    const photo = (bytes = png, key = newKey()) =>
      member.form(
        'POST',
        '/api/photos/add',
        { richtextId, order: '1', img: new File([bytes], 'a.png') },
        key,
      );
    for (let count = 0; count < 4; count += 1) {
      const left = count < 3 ? 0 : 3 * size;
      expect((await askUpload(member, film, 500_000_000 - left)).status).toBe(201);
    }

    const key = newKey();
    const twins = await Promise.all([photo(png, key), photo(png, key)]);
    expect([...twins, await photo(png, key)].map(({ body }) => body)).toEqual(Array(3).fill(twins[0]?.body));
    expect((await photo(new Uint8Array(size))).status).toBe(415);
    expect((await photo()).status).toBe(201);
    const one = await askUpload(member, film, size + 1);
    expect((await photo()).status).toBe(201);

    const { status, body } = await photo();
    expect([one.status, status, body.code, body.error]).toEqual([
      429,
      429,
      'upload.too-many',
      'That is over 2 GB today. Please go on tomorrow.',
    ]);
    expect((await askUpload(member, film, 1)).status).toBe(429);
    expect(
      (await addBlock(member, 'texts', { richtextId, order: '1', textDescription: 'No file' })).status,
    ).toBe(201);
    vi.setSystemTime(Date.now() + 86_400_000);
    expect((await photo()).status).toBe(201);
  });
});

describe('what is put', () => {
  test('is taken with the signed type and length alone', async () => {
    const reply = await askUpload(ada, film);
    const { url } = reply.body.data;
    const longer = Uint8Array.from([...mp4, 0]);

    expect(await putUpload(reply, longer)).toBe(403);
    expect(await putUpload(reply, mp4.slice(1))).toBe(403);
    expect(await putUpload(reply, mp4, { 'content-type': 'text/html' })).toBe(403);
    expect((await fetch(url.split('?')[0], { method: 'PUT', body: mp4 })).status).toBe(403);
    const elsewhere = url.replace(reply.body.data.id, reply.body.data.id.replace(/.$/, '~'));
    expect((await fetch(elsewhere, { method: 'PUT', body: mp4 })).status).toBe(403);
    const published = url.replace('/uploads/', '/content/');
    expect((await fetch(published, { method: 'PUT', body: mp4 })).status).toBe(403);
    expect(await heldFor(ada)).not.toContain(`${ada.id}/${reply.body.data.id}`);

    expect(await putUpload(reply, mp4)).toBe(200);
    expect(await heldFor(ada)).toContain(`${ada.id}/${reply.body.data.id}`);
  });

  test('cannot be read, listed or deleted from outside, and is not on the content host', async () => {
    const reply = await askUpload(ada, film);
    await putUpload(reply, mp4);
    const { url, id } = reply.body.data;
    const [plain = ''] = url.split('?');

    for (const [method, address] of [
      ['GET', url],
      ['DELETE', url],
      ['GET', plain],
      ['DELETE', plain],
      ['GET', plain.replace(`/${ada.id}/${id}`, '')],
    ]) {
      expect((await fetch(address, { method })).status).toBe(403);
    }
    expect((await readContent(`${ada.id}/${id}`)).status).toBe(404);
    expect((await readContent(`uploads/${ada.id}/${id}`)).status).toBe(404);
  });

  test("may come from the site's pages, and from no others", async () => {
    const { url } = (await askUpload(ada, film)).body.data;
    const ask = (origin: string, method = 'PUT') =>
      fetch(url, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': method,
          'access-control-request-headers': 'content-type',
        },
      });

    const preflight = await ask(stack.url);
    expect(preflight.status).toBe(200);
    // The stand-in names everyone once it has found that this one may.
    expect(['*', stack.url]).toContain(preflight.headers.get('access-control-allow-origin'));
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('content-type');
    const refused = await ask('https://elsewhere.test');
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    expect((await ask(stack.url, 'GET')).status).toBe(403);

    const headers = { origin: stack.url, 'content-type': 'video/mp4' };
    const put = await fetch(url, { method: 'PUT', headers, body: mp4 });
    expect([put.status, put.headers.get('access-control-allow-origin')]).toEqual([200, stack.url]);
  });

  test('goes to an address that the pages may reach', async () => {
    const { url } = (await askUpload(ada, film)).body.data;
    const page = await fetch(`${stack.url}/_local/mailbox`);

    const policy = page.headers.get('content-security-policy') ?? '';

    const connect = policy.split('; ').find((directive) => directive.startsWith('connect-src '));
    expect(connect?.split(' ')).toContain(new URL(url).origin);
  });
});

describe('a save', () => {
  test('takes a video and its cover together, as JSON too', async () => {
    const richtextId = await newRichtext(ada);
    const [videoResource, videoCover] = [await upload(ada, film), await upload(ada, picture('videoCover'))];

    const reply = await ada.call('POST', '/api/videos/add', {
      richtextId,
      order: 1,
      videoResource,
      videoCover,
    });

    expect([reply.status, reply.body.data]).toMatchObject([201, { width: 2, height: 1 }]);
    const held = () =>
      heldFor(ada).then((keys) => keys.filter((key) => key.includes(videoResource.slice(7))));
    await eventually(held, []);
  });

  test('that lacks one of two uploads uses up neither', async () => {
    const richtextId = await newRichtext(ada);
    const videoResource = await upload(ada, film);
    const asked = await askUpload(ada, picture('videoCover'));
    const videoCover = `upload:${asked.body.data.id}`;
    const save = () => addBlock(ada, 'videos', { richtextId, order: '1', videoResource, videoCover });

    expect(toldOfFields(await save())).toEqual([400, { videoCover: gone }]);
    await putUpload(asked, png);

    expect((await save()).status).toBe(201);
  });

  test('that is sent again with its key answers the same, though the upload is used', async () => {
    const richtextId = await newRichtext(ada);
    const key = newKey();
    const img = await upload(ada, picture('img'));
    const save = () => addBlock(ada, 'photos', { richtextId, order: '1', img }, key);

    const replies = [...(await Promise.all([save(), save(), save()])), await save()];

    expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(replies[0]?.status).toBe(201);
  });

  test('and another at the same time share no upload', async () => {
    const richtextId = await newRichtext(ada);
    const videoResource = await upload(ada, film);
    const before = await filesAtRest();
    const save = () => addBlock(ada, 'videos', { richtextId, order: '1', videoResource });

    const replies = await Promise.all([save(), save(), save()]);

    expect(replies.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    expect(await filesAtRest()).toHaveLength(before.length + 1);
  });

  test('of an upload on something that is not theirs is refused for that, and the upload stays', async () => {
    const { id, richtextId } = await newNews(ben);
    const img = await upload(ada, picture('img'));
    const news = await upload(ada, picture('news'));

    const photo = await addBlock(ada, 'photos', { richtextId, order: '1', img });
    const cover = await ada.call('PUT', `/api/news/${id}/community/2`, formOf({ news }));

    expect([photo.status, cover.status]).toEqual([403, 403]);
    expect((await viewNews(ben, id)).body.cover).toBeUndefined();
    const own = await newRichtext(ada);
    expect((await addBlock(ada, 'photos', { richtextId: own, order: '1', img })).status).toBe(201);
  });

  test('of what is put after its upload was used publishes nothing', async () => {
    const richtextId = await newRichtext(ada);
    const asked = await askUpload(ada, film);
    await putUpload(asked, mp4);
    const videoResource = `upload:${asked.body.data.id}`;
    const { body } = await addBlock(ada, 'videos', { richtextId, order: '1', videoResource });
    await filesAtRest('uploads');

    await putUpload(asked, Uint8Array.from(mp4).fill(7, 8));

    expect((await addBlock(ada, 'videos', { richtextId, order: '1', videoResource })).body.error).toBe(gone);
    expect((await readContent(`videoResource/${body.data.videoResource}`)).bytes).toEqual(mp4);
  });

  test.each(['upload:', 'upload:x', 'upload:../../etc', `upload:${'0'.repeat(27)}`, 'UPLOAD:x', 'upload'])(
    'with %j in place of a file is refused as no file',
    async (img) => {
      const { status, body } = await addBlock(ada, 'photos', {
        richtextId: await newRichtext(ada),
        order: '1',
        img,
      });

      expect([status, body.fields]).toEqual([400, { img: 'This must be a file.' }]);
    },
  );
});
