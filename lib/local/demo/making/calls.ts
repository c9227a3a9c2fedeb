import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { Session } from '../../sign-in.ts';
import type { DemoBlock } from '../news.ts';

/** Content types as a browser sends them. */
const types: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.csv': 'text/csv',
  '.txt': 'text/plain',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A form with fields and with files from the demo's folder. */
export function formOf(fields: Record<string, string>, files: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, file] of Object.entries(files)) {
    const content = readFileSync(new URL(`../${file}`, import.meta.url));
    form.set(name, new Blob([content], { type: types[extname(file)] ?? '' }), basename(file));
  }
  return form;
}

/** Calls the API as a member, with the step as idempotency key: a step that was done before returns its first reply. */
export async function send<T>(
  url: string,
  { token }: Session,
  [method, path]: readonly [method: 'POST' | 'PUT', path: string],
  body: object,
  step: string,
): Promise<T> {
  const isForm = body instanceof FormData;
  const reply = await fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': createHash('sha256').update(step).digest('hex'),
      ...(!isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  const answer = await reply.text();
  if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${answer}`);
  return JSON.parse(answer) as T;
}

export const post = <T>(
  url: string,
  session: Session,
  path: string,
  body: object,
  step: string,
): Promise<T> => send(url, session, ['POST', path], body, step);

/** Writes a rich text: `take` attaches it to its owner, then its blocks are added. `key` prefixes the steps' names. */
export async function writeRichtext<T>(
  url: string,
  session: Session,
  blocks: readonly DemoBlock[],
  take: (richtextId: string) => Promise<T>,
  key: (step: string) => string,
): Promise<T> {
  const { richtext } = await post<{ richtext: { id: string } }>(
    url,
    session,
    '/api/richtexts',
    {},
    key('begin'),
  );
  const taken = await take(richtext.id);
  for (const [index, block] of blocks.entries()) {
    const [path, body] = callFor(block, { richtextId: richtext.id, order: String(index + 1) });
    await post(url, session, path, body, key(`block ${index}`));
  }
  return taken;
}

function callFor(block: DemoBlock, place: Record<string, string>): [path: string, body: object] {
  if ('text' in block) {
    const { heading: textHeading, text: textDescription } = block;
    return ['/api/texts/add', { ...place, textHeading, textDescription }];
  }
  if ('film' in block) {
    const { film: videoResource, cover: videoCover, title: videoTitle } = block;
    return ['/api/videos/add', formOf({ ...place, videoTitle }, { videoResource, videoCover })];
  }
  const { photo, caption: photoDescription = '' } = block;
  const isImgDesc = String(photoDescription !== '');
  return ['/api/photos/add', formOf({ ...place, photoDescription, isImgDesc }, { img: photo })];
}
