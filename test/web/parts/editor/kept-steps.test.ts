import { beforeEach, describe, expect, test, vi } from 'vitest';
import { serve, startSite, storeSession } from '#test/web.tsx';
import { subscribeToUnsent } from '#web/features/news/list/subscribe-to-unsent.ts';
import { keepDraft, readDraft, readOut, readUnfinished } from '#web/features/news/writing/drafts.ts';
import { newsKind } from '#web/features/news/writing/news-kind.tsx';
import { requests } from '#web/features/news/writing/news-requests.ts';
import { newsOutbox } from '#web/features/news/writing/outbox-kind.ts';
import type { Block, Draft } from '#web/parts/editor/draft/draft.ts';
import { addBlock, changeBlock, removeBlock } from '#web/parts/editor/draft/draft-changes.ts';
import { draftOf } from '#web/parts/editor/draft/draft-of.ts';
import { newDraft, newText, newVideo } from '#web/parts/editor/draft/new-draft.ts';
import { openDraft } from '#web/parts/editor/keeping/draft-store.ts';
import { applyReplies, takenBack } from '#web/parts/editor/saving/apply-replies.ts';
import { handOver, takeBack } from '#web/parts/editor/saving/sending.ts';
import { stepsOf } from '#web/parts/editor/saving/steps-of.ts';
import { setKinds } from '#web/parts/sync/queue/kinds.ts';
import { drop, put } from '#web/parts/sync/queue/outbox.ts';
import type { OutboxEntry, Step } from '#web/parts/sync/queue/outbox-entry.ts';
import { getOutbox, reload } from '#web/parts/sync/queue/store.ts';
import { aNews } from '../../features/news/a-news.ts';

const entry = (steps: readonly Step[], state: OutboxEntry['state'] = 'waiting'): OutboxEntry => ({
  id: 'entry',
  kind: 'news',
  title: 'Frost',
  queueKey: '/news/add',
  number: 1,
  at: 0,
  steps,
  state,
});
const retext = (description: string) => (block: Block) =>
  block.kind === 'text' ? { ...block, description } : block;
const done = (step: Step, reply: unknown): Step => ({ ...step, state: 'done', reply });
const sent = (step: Step): Step => ({ ...step, state: 'sent' });
const aDraft = (): Draft => ({
  ...addBlock(newDraft('Frost', 'Nature'), { ...newText(), id: 'one', description: 'One.' }),
  parentId: '3',
});
const replies = [{ richtext: { id: 'r1' } }, { data: { ...aNews, id: 'n9', version: 0 } }];
const first = (draft: Draft) => stepsOf(draft, requests).map((step, at) => done(step, replies[at]));

beforeEach(() => storeSession());

test('later steps name what earlier replies will hold', () => {
  const [richtext, head, text] = stepsOf(aDraft(), requests);

  expect([richtext?.route, head?.route, text?.route]).toEqual([
    'richtexts.createRichtext',
    'news.createNews',
    'richtexts.addText',
  ]);
  const richtextId = { from: richtext?.key, path: 'richtext.id' };
  expect(head?.input).toEqual({ title: 'Frost', category: 'Nature', communityId: '3', richtextId });
  expect(text?.input).toEqual({ textDescription: 'One.', richtextId, order: 1 });
});

test('what has arrived of a large file comes back with its draft, is kept, and goes out with it again', () => {
  const film = { name: 'sowing.mp4', bytes: 90_000_000, key: 'key-of-the-film-upload' };
  const draft = addBlock(aDraft(), { ...newVideo('v1', film), title: 'Sowing' });
  const steps = stepsOf(draft, requests);
  const arrived = { id: '1'.padStart(26, '0'), etags: ['"a"', '"b"'], bytes: 10_485_760 };
  const halfway = steps.map((step) => {
    const { videoResource } = step.files ?? {};
    return videoResource ? { ...step, files: { videoResource: { ...videoResource, arrived } } } : step;
  });

  const back = takenBack(draft, entry(halfway), newsKind);
  keepDraft('ada', back);
  const again = stepsOf(readDraft('ada') as Draft, requests);

  const fileIn = (all: readonly Step[]) => all.find(({ files }) => files)?.files?.videoResource;
  expect(fileIn(again)).toMatchObject({ key: film.key, arrived });
  expect(fileIn(steps)).toMatchObject({ key: film.key, arrived: undefined });
});

test('what comes back has in itself what the replies before it gave', () => {
  const draft = aDraft();
  const [richtext, head, text] = first(draft);
  if (!richtext || !head || !text) throw new Error('three steps');

  const back = takenBack(draft, entry([richtext, head, sent({ ...text, reply: undefined })]), newsKind);

  expect(back.head.id).toBe('n9');
  expect(back.sent?.[0]).toMatchObject({ key: text.key, state: 'sent', input: { richtextId: 'r1' } });
  expect(stepsOf(back, requests)).toEqual(back.sent);
});

test('a change that may have arrived goes first, and what was changed after it begins from its reply', () => {
  const draft = changeBlock(draftOf(aNews, '3'), 't1', retext('First.'));
  const [step] = stepsOf(draft, requests);
  if (!step) throw new Error('one step');
  const back = takenBack(draft, entry([sent(step)]), newsKind);

  const [again, further, ...none] = stepsOf(changeBlock(back, 't1', retext('Second.')), requests);
  const [, removal] = stepsOf(removeBlock(back, 't1'), requests);

  expect(again).toEqual(sent(step));
  const version = { from: step.key, path: 'version' };
  expect(further).toMatchObject({
    route: 'richtexts.updateText',
    input: { textDescription: 'Second.', id: 't1', version },
  });
  expect(further?.key).not.toBe(step.key);
  expect(none).toEqual([]);
  expect(removal).toMatchObject({ route: 'richtexts.deleteText', input: { id: 't1', version } });
});

test('a reply takes nothing away that was changed since', () => {
  const draft = changeBlock(draftOf(aNews, '3'), 't1', retext('First.'));
  const [step] = stepsOf(draft, requests);
  const reply = { ...aNews.rich_text.texts[0], textDescription: 'First.', version: 1 };
  if (!step) throw new Error('one step');

  const met = applyReplies(changeBlock(draft, 't1', retext('Second.')), [done(step, reply)], newsKind);

  expect(met.blocks[0]).toMatchObject({
    description: 'Second.',
    stored: { version: 1, fields: { textDescription: 'First.' } },
  });
  expect(stepsOf(met, requests)).toMatchObject([{ input: { textDescription: 'Second.', version: 1 } }]);
});

test('a member writes the next news while the one before waits, and has each back', async () => {
  serve({});
  await startSite();
  const begin = (title: string) => {
    const draft = { ...aDraft(), id: title, title };
    keepDraft('ada', draft);
    const store = openDraft(newsKind.drafts, 'ada', draft);
    return { store, kind: newsKind, parentId: '3' };
  };
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));

  const [frost, hail] = [begin('Frost'), begin('Hail')];
  await handOver(frost, undefined);
  const isFree = readDraft('ada') === undefined;
  keepDraft('ada', hail.store.state().draft);
  await handOver(hail, undefined);

  expect(isFree).toBe(true);
  expect(readOut('ada').map(({ title }) => title)).toEqual(['Frost', 'Hail']);
  expect(getOutbox().entries?.map(({ title, queueKey }) => [title, queueKey])).toEqual([
    ['Frost', '/news/add?draft=Frost'],
    ['Hail', '/news/add?draft=Hail'],
  ]);
  expect(readUnfinished('ada')).toBeUndefined();

  await takeBack(frost);
  expect(readUnfinished('ada')).toMatchObject({ title: 'Frost' });
  expect(getOutbox().entries?.map(({ title }) => title)).toEqual(['Hail']);
});

test('what arrives while another screen is open is said, and its draft goes', async () => {
  serve({});
  await startSite();
  const out = { entry: 'entry', at: '2026-11-21T20:00:00.000Z' };
  keepDraft('ada', { ...aDraft(), isDetached: true, out });

  newsOutbox.onSent?.(entry(first(aDraft()), 'sent'));

  expect(readOut('ada')).toEqual([]);
  expect(newsOutbox.readAt?.(entry(first(aDraft()), 'sent'))).toBe('/news/n9');
});

test('one block that arrives while another screen is open leaves the other changes', async () => {
  serve({});
  await startSite();
  const draft = changeBlock(draftOf(aNews, '3'), 't1', retext('First.'));
  const [step] = stepsOf(draft, requests);
  const changed = {
    ...draft,
    title: 'Hail',
    out: { entry: 'entry', block: 't1', at: '2026-11-21T20:00:00.000Z' },
  };
  keepDraft('ada', changed);
  const reply = { ...aNews.rich_text.texts[0], textDescription: 'First.', version: 1 };
  if (!step) throw new Error('one step');

  newsOutbox.onSent?.(entry([done(step, reply)], 'sent'));

  const kept = readDraft('ada', 'n1');
  expect(kept).toMatchObject({ title: 'Hail', blocks: [{ stored: { version: 1 } }, {}, {}] });
  expect(kept?.out).toBeUndefined();
});

describe('while the list of news is open', () => {
  const aDraftOut = (at: string): Draft => ({ ...aDraft(), isDetached: true, out: { entry: 'entry', at } });
  const open = async (draft: Draft) => {
    serve({});
    await startSite();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    keepDraft('ada', draft);
    await reload();
    return subscribeToUnsent('ada', () => undefined);
  };

  test('what is just being handed over in another window stays in the outbox', async () => {
    const stop = await open(aDraftOut(new Date().toISOString()));

    expect(readOut('ada')).toHaveLength(1);
    stop();
  });

  test('what an outbox has lost can be written on', async () => {
    const stop = await open(aDraftOut('2026-01-21T20:00:00.000Z'));

    expect(readOut('ada')).toEqual([]);
    expect(readUnfinished('ada')).toMatchObject({ title: 'Frost' });
    stop();
  });

  test('what is dropped is not there to be written on', async () => {
    setKinds(async () => ({ news: async () => newsOutbox }));
    const { id, kind, title, queueKey, steps } = entry(stepsOf(aDraft(), requests));
    serve({});
    await startSite();
    await put({ id, kind, title, queueKey, steps });
    const stop = await open(aDraftOut('2026-01-21T20:00:00.000Z'));

    await drop('entry');

    expect(readUnfinished('ada')).toBeUndefined();
    expect(getOutbox().entries).toEqual([]);
    stop();
    setKinds(async () => ({}));
  });
});
