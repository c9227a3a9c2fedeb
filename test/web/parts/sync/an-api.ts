import { type Asked, cognitoSession, json, noConnection, serve } from '#test/web.tsx';
import { aPost } from '../posts/a-post.ts';

/** A request that had its effect. */
export interface Effect {
  readonly to: string;
  readonly key: string;
  readonly fields: Record<string, unknown>;
}

/** What becomes of a request: it is lost on its way there, or on its way back, or answered otherwise. */
type Fate = 'lost' | 'reply-lost' | Response | undefined | Promise<'lost' | undefined>;

export const FOLLOW = 'POST /api/communities-users/follow';
export const RICHTEXT = 'POST /api/richtexts';
export const TEXT = 'POST /api/texts/add';
export const PHOTO = 'POST /api/photos/add';
export const VIDEO = 'POST /api/videos/add';
export const UPLOAD = 'POST /api/uploads';
export const PARTS = 'POST /api/uploads/parts';
/** Of the upload in parts that is asked for first. */
export const PARTED = '1'.padStart(26, '0');

/** An API that has each effect once per key, and the fate of each request by what `fate` says. */
export function anApi(fate: (asked: Asked, count: number) => Fate = () => undefined) {
  const effects: Effect[] = [];
  const sent: { to: string; key: string }[] = [];
  const api = { effects, sent, fate };

  const answer =
    (reply: (fields: Record<string, unknown>, count: number) => unknown) => async (asked: Asked) => {
      const key = asked.headers.get('idempotency-key') ?? '';
      sent.push({ to: asked.to, key });
      const met = await api.fate(asked, sent.length);
      if (met === 'lost') return noConnection();
      if (met instanceof Response) return met;
      const { body } = asked;
      const fields = body instanceof FormData ? Object.fromEntries(body) : { ...(body as object) };
      let index = effects.findIndex((each) => each.key === key);
      if (index < 0) index = effects.push({ to: asked.to, key, fields }) - 1;
      if (met === 'reply-lost') return noConnection();
      const count = effects.filter(({ to }, at) => to === asked.to && at <= index).length;
      return json(reply(fields, count), 201);
    };
  const block = (fields: Record<string, unknown>, count: number) => ({
    data: { ...fields, id: `b${count}`, order: Number(fields['order']), version: 0 },
  });
  serve({
    'cognito:GetTokensFromRefreshToken': () => cognitoSession('ada'),
    [FOLLOW]: answer(() => ({ data: { isFollowed: '1', followersCount: 1 } })),
    [RICHTEXT]: answer((_, count) => ({
      richtext: { id: `r${count}` },
      data: { richtext: { id: `r${count}` } },
    })),
    [TEXT]: answer(block),
    [PHOTO]: answer(({ img: _, ...fields }, count) => ({
      data: { ...block(fields, count).data, img: 'a.png', width: 1, height: 1, isImgDesc: false },
    })),
    [VIDEO]: answer(({ videoResource: _, ...fields }, count) => ({
      data: { ...block(fields, count).data, videoResource: 'v.mp4' },
    })),
    'POST /api/posts/add': answer(() => ({ data: aPost('p1') })),
    [UPLOAD]: answer((_, count) => ({
      data: {
        id: String(count).padStart(26, '0'),
        url: `https://uploads.example/${count}`,
        method: 'PUT',
        headers: {},
      },
    })),
    [PARTS]: answer((_, count) => ({ data: { id: String(count).padStart(26, '0') } })),
    [`GET /api/uploads/${PARTED}/parts`]: ({ url }) => {
      const number = Number(url.searchParams.get('from'));
      return json({ data: [{ number, size: 1, url: `https://uploads.example/part-${number}` }] });
    },
    [`POST /api/uploads/${PARTED}/complete`]: answer(() => ({ data: { id: PARTED } })),
    [`DELETE /api/uploads/${PARTED}`]: answer(() => ({ id: PARTED })),
    'DELETE /api/texts/b1': answer(() => ({ id: 'b1' })),
  });
  return api;
}
