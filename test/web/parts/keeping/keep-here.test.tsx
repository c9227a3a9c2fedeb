import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { news } from '#contract/news/news.ts';
import { press } from '#test/hands.ts';
import { patiently } from '#test/patiently.ts';
import { screenOf } from '#test/screen-of.tsx';
import { type Answers, json, noConnection } from '#test/web.tsx';
import { useNews } from '#web/features/news/api.ts';
import { keepReply, replyId } from '#web/lib/api/replies.tsx';
import { readKeptPieces } from '#web/lib/device/kept-pieces.ts';
import { startKeepingOn } from '#web/parts/keeping/follow.ts';
import { KeepHere } from '#web/parts/keeping/keep-here.tsx';
import { KeptPieces } from '#web/parts/keeping/kept-pieces.tsx';
import { card } from '../../features/news/a-news.ts';

const ONE = 'GET /api/news/n1/community/3';
const photo = (img: string) => ({
  id: img,
  richtextId: 'r1',
  order: 1,
  width: 8,
  height: 6,
  isImgDesc: false,
  img,
});
const withPhoto = (img: string) => ({
  ...card,
  _attachments: undefined,
  cover: undefined,
  rich_text: { id: 'r1', texts: [], photos: [photo(img)], videos: [] },
});
const MEGABYTE = new Uint8Array(1_000_000);
const file = () => new Response(MEGABYTE, { headers: { 'content-length': String(MEGABYTE.length) } });
const answers = (): Answers => ({
  [ONE]: () => json(withPhoto('a.png')),
  'HEAD /img/a.png': file,
  'GET /img/a.png': file,
  'HEAD /img/b.png': file,
  'GET /img/b.png': file,
});

function Article() {
  useNews('3', 'n1');
  return (
    <KeepHere
      piece={{ kind: 'news', id: 'n1', communityId: '3' }}
      title="Counting"
      to="/news/n1"
      onShown={() => undefined}
    />
  );
}
const { show, open } = screenOf({ '/': <Article />, '/kept': <KeptPieces /> }, '/', { answers });

async function keepIt(): Promise<void> {
  await press('Keep on this phone');
  await screen.findByRole('heading', { name: 'Keep 1 MB?' });
  await press('Keep');
  await screen.findByText('Kept on this phone, 1 MB');
}
const files = async () => Object.keys((await readKeptPieces())?.files ?? {});

test('says the size before it keeps anything, and lets it go again after a question', async () => {
  const asked = await show();
  await press('Keep on this phone');
  await screen.findByRole('heading', { name: 'Keep 1 MB?' });
  expect(asked.map(({ to }) => to)).not.toContain('GET /img/a.png');
  await press('Keep');
  await screen.findByText('Kept on this phone, 1 MB');

  await press('Let go: Counting');
  await press('Let go');

  await screen.findByRole('button', { name: 'Keep on this phone' });
  expect(await files()).toEqual([]);
});

test('says how far it has come where there is no connection, and why nothing is kept where it cannot be measured', async () => {
  await show({ 'GET /img/a.png': noConnection });
  await press('Keep on this phone');
  await press('Keep');
  await screen.findByText('Kept 0 of 1 MB');
  expect(screen.getByRole('progressbar', { name: 'Kept so far' })).toBeTruthy();
});

test('says why where the size cannot be asked for', async () => {
  await show({ 'HEAD /img/a.png': noConnection });

  await press('Keep on this phone');

  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(await files()).toEqual([]);
});

test('is in the list of what is kept, with its size and its address', async () => {
  await show();
  await keepIt();

  open('/kept');

  expect((await screen.findByRole('link', { name: 'Counting' })).getAttribute('href')).toBe('/news/n1');
  await screen.findByText('1 MB in all. It goes when you log out.');
});

test('follows what is read: new files come and old ones go, and what is deleted goes', async () => {
  await show();
  startKeepingOn();
  await keepIt();

  await keepReply(news.getNews, { communityId: '3', id: 'n1' }, withPhoto('b.png') as never);

  await patiently(async () => expect(await files()).toEqual(['img/b.png']));
  await screen.findByText('Kept on this phone, 1 MB');

  const { replyCache } = await import('#web/lib/api/reply-cache.ts');
  const { ApiError } = await import('#web/lib/api/api-error.ts');
  const id = replyId(news.getNews, { communityId: '3', id: 'n1' });
  replyCache.set(id, { ...replyCache.get(id), error: new ApiError(404, 'news.missing', 'Gone') });

  await screen.findByText('“Counting” is no longer in Furrow, so it is not kept any more.');
  expect(await files()).toEqual([]);
});
