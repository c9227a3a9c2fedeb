import { type Asked, failure, json } from '#test/web.tsx';
import { card } from './a-news.ts';

type Answer = (asked: Asked) => Response | Promise<Response>;

/** What a stored block was sent with. */
export interface Stored {
  readonly key: string;
  readonly fields: Record<string, unknown>;
}

/**
 * An API that keeps what it is sent, once per idempotency key. `before` may answer (or throw) in its place;
 * `after` may lose the answer to what was stored.
 */
export function keepingApi(trouble: { before?: Answer | undefined; after?: Answer | undefined } = {}) {
  const stored: Record<string, Stored[]> = {};
  const sent: { to: string; key: string; order: number | undefined }[] = [];

  const store = (reply: (fields: Record<string, unknown>, id: string) => unknown): Answer => {
    return async (asked) => {
      const key = asked.headers.get('idempotency-key') ?? '';
      const fields =
        asked.body instanceof FormData ? Object.fromEntries(asked.body) : { ...(asked.body as object) };
      const order = 'order' in fields ? Number(fields.order) : undefined;
      sent.push({ to: asked.to, key, order });
      const refused = await trouble.before?.(asked);
      if (refused) return refused;

      stored[asked.to] ??= [];
      const all = stored[asked.to] ?? [];
      const known = all.findIndex((each) => each.key === key);
      if (known < 0) all.push({ key, fields });
      const lost = await trouble.after?.(asked);
      return lost ?? json(reply(fields, `id${known < 0 ? all.length : known + 1}`), 201);
    };
  };

  const block = (fields: Record<string, unknown>, id: string) => ({
    data: {
      ...fields,
      id,
      order: Number(fields['order']),
      img: 'a.png',
      width: 1,
      height: 1,
      isImgDesc: false,
    },
  });
  const answers: Record<string, Answer> = {
    'POST /api/richtexts': store((_, id) => ({ richtext: { id }, data: { richtext: { id } } })),
    'POST /api/news/add/community/3': store((_, id) => ({ data: { ...card, id } })),
    'POST /api/texts/add': store(block),
    'POST /api/photos/add': store(block),
    'GET /api/news/id1/community/3': () =>
      stored['POST /api/news/add/community/3']
        ? json(storedNews())
        : failure(404, 'news.missing', 'Not there'),
  };

  const storedNews = () => ({
    ...card,
    id: 'id1',
    rich_text: {
      id: 'id1',
      texts: (stored['POST /api/texts/add'] ?? []).map(
        ({ fields }, index) => block(fields, `id${index}`).data,
      ),
      photos: (stored['POST /api/photos/add'] ?? []).map(
        ({ fields }, index) => block(fields, `id${index}`).data,
      ),
      videos: [],
    },
  });

  return { answers, stored, sent, trouble };
}

export const aPicture = (name = 'pots.png', type = 'image/png') => new File(['bytes'], name, { type });
