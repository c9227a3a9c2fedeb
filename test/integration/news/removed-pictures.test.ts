import { describe, expect, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { png } from '#test/files/pictures.ts';
import { formOf, newKey } from '#test/forms.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { newCircle, newCommunity } from '#test/things/circles.ts';
import { addBlock, newNews, newRichtext } from '#test/things/news.ts';
import { newResource, pdf, viewResource } from '#test/things/resources.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');

const statusOf = async (file: string) => (await fetch(`${stack.contentUrl}/${file}`)).status;
const put = (path: string, body: object | FormData, member = ada) => member.call('PUT', path, body, newKey());

interface Shown {
  /** Where it is changed. */
  readonly path: string;
  /** The picture on the content host, as a reader is told now; undefined for none. */
  readonly file: () => Promise<string | undefined>;
}

function pictureOfInner(noun: 'group' | 'enterprise') {
  return {
    field: noun,
    async make() {
      const { id } = await newCircle(ada, noun, '2', { [noun]: png });
      const path = `/api/${noun}s/${id}/community/2`;
      const file = async () => {
        const { filename } = (await ada.call('GET', path)).body;
        return filename && `${noun}/2/${filename}`;
      };
      return { path, file };
    },
  };
}

/** Each kind of thing whose picture can go: how one with a picture is made, its field, and what a change must carry besides. */
const kinds: Record<
  string,
  { field: string; make: () => Promise<Shown>; besides?: Record<string, string>; json?: false }
> = {
  'the cover of a news': {
    field: 'news',
    async make() {
      const { id } = await newNews(ada, { news: png });
      const path = `/api/news/${id}/community/2`;
      const file = async () => {
        const { _attachments, cover } = (await ada.call('GET', path)).body;
        expect(cover?.name).toBe(_attachments);
        return _attachments && `news/${_attachments}`;
      };
      return { path, file };
    },
  },
  'the picture of a community': {
    field: 'community',
    async make() {
      const { id } = await newCommunity(ada, { community: png });
      const path = `/api/communities/${id}`;
      const file = async () => {
        const { attachment } = (await ada.call('GET', path)).body;
        return attachment && `community/${attachment}`;
      };
      return { path, file };
    },
  },
  'the picture of a group': pictureOfInner('group'),
  'the picture of an enterprise': pictureOfInner('enterprise'),
  'the file of a resource': {
    field: 'file',
    async make() {
      const { id } = await newResource(ada, { file: png });
      const file = async () => {
        const { filename, file } = (await viewResource(ada, id)).body;
        expect(file === undefined).toBe(filename === undefined);
        return filename && `file/${filename}`;
      };
      return { path: `/api/resources/${id}`, file };
    },
  },
  'the thumbnail of a resource': {
    field: 'thumbnail',
    async make() {
      const { id } = await newResource(ada, { file: new File([pdf], 'a.pdf'), thumbnail: png });
      const file = async () => {
        const { filename, thumbnail } = (await viewResource(ada, id)).body;
        expect(await statusOf(`file/${filename}`)).toBe(200);
        return thumbnail && `thumbnail/${thumbnail.name}`;
      };
      return { path: `/api/resources/${id}`, file };
    },
  },
  'the picture of a profile': {
    field: 'attachments',
    // As JSON the row is the sync after a sign-in, which changes no picture.
    json: false,
    besides: { firstName: 'Ada', lastName: 'King', email: 'ada@farm.test' },
    async make() {
      const path = '/api/users/profile';
      await put(path, formOf({ ...this.besides, attachments: png }));
      const file = async () => {
        const { attachments } = (await ada.call('GET', path)).body;
        return attachments && `attachments/${attachments}`;
      };
      return { path, file };
    },
  },
  'the cover of a video block': {
    field: 'videoCover',
    async make() {
      const richtextId = await newRichtext(ada);
      const fields = { richtextId, order: '1', videoLink: 'https://films.test/1', videoCover: png };
      const { id } = (await addBlock(ada, 'videos', fields)).body.data;
      const news = await newNews(ada, { richtextId });
      const file = async () => {
        const { body } = await ada.call('GET', `/api/news/${news.id}/community/2`);
        const [{ videoCover, width, height, videoLink }] = body.rich_text.videos;
        expect([videoLink, typeof width, typeof height]).toEqual([
          'https://films.test/1',
          ...(videoCover ? ['number', 'number'] : ['undefined', 'undefined']),
        ]);
        return videoCover && `videoCover/${videoCover}`;
      };
      return { path: `/api/videos/${id}`, file };
    },
  },
};

describe.each(Object.entries(kinds))('%s', (_, kind) => {
  const { field, besides = {} } = kind;

  async function made() {
    const thing = await kind.make();
    const name = String(await thing.file());
    expect(await statusOf(name)).toBe(200);
    return { ...thing, name };
  }

  test('goes, with its file, when the field is sent empty', async () => {
    const { path, file, name } = await made();

    expect((await put(path, formOf({ ...besides, [field]: '' }))).status).toBe(200);

    expect(await file()).toBeUndefined();
    await eventually(() => statusOf(name), 404);
    expect((await put(path, formOf({ ...besides, [field]: '' }))).status).toBe(200);
  });

  test('goes as an empty file part too', async () => {
    const { path, file } = await made();
    const form = formOf(besides);
    form.set(field, new Blob([]), '');

    expect((await put(path, form)).status).toBe(200);

    expect(await file()).toBeUndefined();
  });

  test('stays where the field is not sent', async () => {
    const { path, file, name } = await made();

    expect((await put(path, formOf(besides))).status).toBe(200);

    expect([await file(), await statusOf(name)]).toEqual([name, 200]);
  });

  test('can be there again afterwards', async () => {
    const { path, file } = await made();
    await put(path, formOf({ ...besides, [field]: '' }));

    expect((await put(path, formOf({ ...besides, [field]: png }))).status).toBe(200);

    expect(await statusOf(String(await file()))).toBe(200);
  });
});

test.each(Object.entries(kinds).filter(([, { json }]) => json !== false))(
  '%s goes when the field is null',
  async (_, { field, make }) => {
    const { path, file } = await make();
    const name = String(await file());

    expect((await put(path, { [field]: null })).status).toBe(200);

    expect(await file()).toBeUndefined();
    await eventually(() => statusOf(name), 404);
  },
);

test("nobody takes away another's picture", async () => {
  for (const name of ['the cover of a news', 'the picture of a community', 'the file of a resource']) {
    const kind = kinds[name] as (typeof kinds)[string];
    const { path, file } = await kind.make();

    expect([name, (await put(path, formOf({ [kind.field]: '' }), ben)).status]).toEqual([name, 403]);

    expect(await statusOf(String(await file()))).toBe(200);
  }
});

test('a photo block keeps a picture', async () => {
  const richtextId = await newRichtext(ada);
  const { id } = (await addBlock(ada, 'photos', { richtextId, order: '1', img: png })).body.data;

  const { status, body } = await put(`/api/photos/${id}`, formOf({ img: '' }));

  expect([status, Object.keys(body.fields)]).toEqual([400, ['img']]);
});

test.each(['', null])('something new whose picture is %j has none', async (none) => {
  const richtextId = await newRichtext(ada);
  const made = await Promise.all([
    ada.call('POST', '/api/communities/add', { name: 'Bare', description: 'x', community: none }, newKey()),
    ada.call(
      'POST',
      '/api/news/add/community/2',
      { title: 'Bare', category: 'Nature', richtextId, news: none },
      newKey(),
    ),
    ada.call(
      'POST',
      '/api/videos/add',
      { richtextId, order: 1, videoLink: 'https://films.test/1', videoCover: none },
      newKey(),
    ),
    ada.call(
      'POST',
      '/api/resources/add',
      { title: 'Bare', description: 'x', file: none, thumbnail: none },
      newKey(),
    ),
  ]);

  expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
});
