import { beforeEach, vi } from 'vitest';
import { type Asked, failure, json } from '#test/web.tsx';
import { card } from '../../features/news/a-news.ts';

type Answer = (asked: Asked) => Response | Promise<Response>;
type Fields = Record<string, unknown>;

/** What a stored block was sent with. */
export interface Stored {
  readonly key: string;
  readonly fields: Fields;
}

/**
 * An API that keeps what it is sent, once per idempotency key. `before` may answer (or throw) in its place;
 * `after` may lose the answer to what was stored.
 */
export function keepingApi(trouble: { before?: Answer | undefined; after?: Answer | undefined } = {}) {
  const stored: Record<string, Stored[]> = {};
  const sent: { to: string; key: string; order: number | undefined }[] = [];

  const store = (prefix: string, reply: (fields: Fields, id: string) => unknown): Answer => {
    return async (asked) => {
      const key = asked.headers.get('idempotency-key') ?? '';
      const fields = fieldsOf(asked);
      const order = 'order' in fields ? Number(fields['order']) : undefined;
      sent.push({ to: asked.to, key, order });
      const refused = await trouble.before?.(asked);
      if (refused) return refused;

      stored[asked.to] ??= [];
      const all = stored[asked.to] ?? [];
      const known = all.findIndex((each) => each.key === key);
      if (known < 0) all.push({ key, fields });
      const lost = await trouble.after?.(asked);
      return lost ?? json(reply(fields, `${prefix}${known < 0 ? all.length : known + 1}`), 201);
    };
  };

  const answers: Record<string, Answer> = {
    'POST /api/richtexts': store('id', (_, id) => ({ richtext: { id }, data: { richtext: { id } } })),
    'POST /api/news/add/community/3': store('id', (_, id) => ({ data: { ...card, id } })),
    'POST /api/texts/add': store('t', (fields, id) => ({ data: blockOf(fields, id) })),
    'POST /api/photos/add': store('p', (fields, id) => ({ data: blockOf(fields, id) })),
    'POST /api/videos/add': store('v', (fields, id) => ({ data: videoOf(fields, id) })),
    'POST /api/uploads': store('', (_, id) => ({
      data: {
        id: id.padStart(26, '0'),
        url: `https://uploads.example/${id}`,
        method: 'PUT',
        headers: { 'content-type': 'video/mp4' },
      },
    })),
    'GET /api/news/id1/community/3': () =>
      stored['POST /api/news/add/community/3']
        ? json(storedNews())
        : failure(404, 'news.missing', 'Not there'),
  };

  const all = (path: string, prefix: string, shape: typeof blockOf) =>
    (stored[path] ?? []).map(({ fields }, index) => shape(fields, `${prefix}${index + 1}`));
  const storedNews = () => ({
    ...card,
    id: 'id1',
    rich_text: {
      id: 'id1',
      texts: all('POST /api/texts/add', 't', blockOf),
      photos: all('POST /api/photos/add', 'p', blockOf),
      videos: all('POST /api/videos/add', 'v', videoOf),
    },
  });

  return { answers, stored, sent, trouble };
}

export const fieldsOf = ({ body }: Asked): Fields =>
  body instanceof FormData ? Object.fromEntries(body) : { ...(body as object) };

function blockOf(fields: Fields, id: string): Fields {
  return {
    ...fields,
    id,
    order: Number(fields['order']),
    img: 'a.png',
    width: 1,
    height: 1,
    isImgDesc: false,
    version: 0,
  };
}

function videoOf(fields: Fields, id: string): Fields {
  const { videoCover, videoResource, ...texts } = fields;
  return {
    ...texts,
    id,
    order: Number(fields['order']),
    version: 0,
    ...(videoCover !== undefined && { videoCover: 'c.png', width: 1, height: 1 }),
    ...(videoResource !== undefined && { videoResource: 'v.mp4' }),
  };
}

export const aPicture = (name = 'pots.png', type = 'image/png') => new File(['bytes'], name, { type });
export const aVideo = (name = 'sowing.mp4', type = 'video/mp4') => new File(['video'], name, { type });

/** A browser that can read pictures and show files of this device. */
export const stubPictures = () =>
  beforeEach(() => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600, close() {} }));
    URL.createObjectURL = () => 'blob:picture';
    URL.revokeObjectURL = () => {};
  });

/** Answers so what goes to that address; all else is stored. */
export const onlyAt =
  (to: string, answer: (asked: Asked) => Response): Answer =>
  (asked) =>
    asked.to === to ? answer(asked) : (undefined as never);
