import { beforeEach, describe, expect, test } from 'vitest';
import { type Asked, failure, json, noConnection, serve, startSite, storeSession } from '#test/web.tsx';
import { lessonKind } from '#web/features/lessons/writing/lesson-kind.tsx';
import { requests as lessonRequests } from '#web/features/lessons/writing/lesson-requests.ts';
import { drafts } from '#web/features/news/writing/drafts.ts';
import { newsKind } from '#web/features/news/writing/news-kind.tsx';
import { requests } from '#web/features/news/writing/news-requests.ts';
import { fieldsOf } from '#web/parts/editor/draft/block-values.ts';
import type { Block, Draft, Material, Piece } from '#web/parts/editor/draft/draft.ts';
import {
  addBlock,
  changeBlock,
  changeHead,
  moveBlock,
  removeBlock,
} from '#web/parts/editor/draft/draft-changes.ts';
import { draftOf } from '#web/parts/editor/draft/draft-of.ts';
import { addMaterial, removeMaterial } from '#web/parts/editor/draft/material-changes.ts';
import { newText } from '#web/parts/editor/draft/new-draft.ts';
import { chooseSide, type Side } from '#web/parts/editor/elsewhere/choose-side.ts';
import { differencesIn } from '#web/parts/editor/elsewhere/differences.ts';
import { isConflict, isOther, mergeRemote } from '#web/parts/editor/elsewhere/merge-remote.ts';
import { openDraft } from '#web/parts/editor/keeping/draft-store.ts';
import type { PieceKind } from '#web/parts/editor/piece-kind.ts';
import { stepsOf } from '#web/parts/editor/saving/steps-of.ts';
import { readFile } from '#web/parts/sync/queue/kept-files.ts';
import type { Step } from '#web/parts/sync/queue/outbox-entry.ts';
import { wholeLesson } from '../../features/lessons/a-lesson-api.ts';
import { aNews } from '../../features/news/a-news.ts';

const text = (id: string, order: number, textDescription: string, version = 0) => ({
  id,
  richtextId: 'r1',
  order,
  textDescription,
  version,
});
/** Three texts. */
const news = {
  ...aNews,
  rich_text: {
    id: 'r1',
    photos: [],
    videos: [],
    texts: [text('a', 1, 'One.'), text('b', 2, 'Two.'), text('c', 3, 'Three.')],
  },
};
const withTexts = (...texts: ReturnType<typeof text>[]): Piece => ({
  ...news,
  rich_text: { ...news.rich_text, texts },
});
const [one, two, three] = news.rich_text.texts as [
  ReturnType<typeof text>,
  ReturnType<typeof text>,
  ReturnType<typeof text>,
];
const retext = (description: string) => (block: Block) =>
  block.kind === 'text' ? { ...block, description } : block;
const begun = draftOf(news, '3');
const mine = changeBlock(begun, 'a', retext('Mine.'));

const elsewhere: Record<string, Piece> = {
  'changed the same part': withTexts({ ...one, textDescription: 'Theirs.', version: 1 }, two, three),
  'changed another part': withTexts(one, { ...two, textDescription: 'Theirs.', version: 1 }, three),
  'changed the title': { ...news, title: 'Hail', version: 1 },
  'took a part out': withTexts(one, three),
  'took out the part that was changed here': withTexts(two, three),
  'added a part': withTexts(one, two, three, text('d', 4, 'Theirs.')),
  'moved a part': withTexts({ ...two, order: 1, version: 1 }, { ...one, order: 2, version: 1 }, three),
  'made another piece of it': {
    ...withTexts(text('x', 1, 'X.'), { ...three, order: 2, version: 3 }, text('y', 3, 'Y.')),
    title: 'Hail',
    category: 'Nature',
    version: 4,
  },
};

const changes: Record<string, (draft: Draft) => Draft> = {
  'a text': (draft) => changeBlock(draft, 'a', retext('Mine.')),
  'the title': (draft) => changeHead(draft, { title: 'Snow' }),
  'the order': (draft) => moveBlock(draft, 2, -1),
  'what is there': (draft) => removeBlock(draft, 'c'),
  'all of it': (draft) =>
    moveBlock(
      addBlock(removeBlock(changeBlock(draft, 'a', retext('Mine.')), 'b'), {
        ...newText(),
        description: 'New.',
      }),
      3,
      -1,
    ),
};

const contentsOf = ({ title, category, blocks }: Draft) => ({
  title,
  category,
  blocks: blocks.filter(({ isRemoved }) => !isRemoved).map(fieldsOf),
});

/** What the server makes of it, once all of it has arrived; a version that is not the stored one is refused. */
function sent(piece: Piece, steps: readonly Step[]): Piece {
  let head = { ...piece };
  const texts = new Map(piece.rich_text.texts.map((each) => [each.id, each]));
  const check = (now: { version: number } | undefined, { input }: Step) =>
    expect(input['version']).toBe(now?.version);
  for (const step of steps) {
    const {
      id,
      version: _,
      communityId: __,
      ...fields
    } = step.input as {
      id: string;
      version: number;
      communityId?: string;
    };
    const stored = texts.get(id);
    if (step.route === 'news.updateNews') {
      check(head, step);
      head = { ...head, ...fields, version: head.version + 1 };
    } else if (step.route === 'richtexts.deleteText') {
      check(stored, step);
      texts.delete(id);
    } else if (step.route === 'richtexts.updateText') {
      check(stored, step);
      texts.set(id, {
        ...(stored as ReturnType<typeof text>),
        ...fields,
        version: (stored?.version ?? 0) + 1,
      });
    } else texts.set(step.key, { ...text(step.key, 0, ''), ...fields });
  }
  const sorted = [...texts.values()].sort((left, right) => left.order - right.order);
  expect(new Set(sorted.map(({ order }) => order)).size).toBe(sorted.length);
  return { ...head, rich_text: { ...piece.rich_text, texts: sorted } };
}

describe('of a piece that another device changed too', () => {
  test.each(Object.entries(elsewhere))('the member chooses, where that %s', (_, piece) => {
    expect([isConflict(mine, piece), isConflict(mine, news)]).toEqual([true, false]);
  });

  const cases = Object.entries(elsewhere).flatMap(([there, piece]) =>
    Object.entries(changes).map(([here, change]) => [here, there, change, piece] as const),
  );
  test.each(cases)('mine, which changed %s, is what is there afterwards where that %s', (...of) => {
    const [, , change, piece] = of;
    const draft = change(begun);

    const after = draftOf(sent(piece, stepsOf(mergeRemote(draft, piece), requests)), '3');

    expect(contentsOf(after)).toEqual(contentsOf(draft));
  });

  test('after half of it was sent, what is left makes it mine', () => {
    const draft = changes['all of it']?.(begun) as Draft;
    const piece = elsewhere['changed another part'] as Piece;
    const steps = stepsOf(mergeRemote(draft, piece), requests);
    const half = sent(piece, steps.slice(0, 1));

    expect(contentsOf(draftOf(sent(half, stepsOf(mergeRemote(draft, half), requests)), '3'))).toEqual(
      contentsOf(draft),
    );
  });

  test('the notice says what is there, part by part as it stands there', () => {
    const theirs = draftOf(elsewhere['made another piece of it'] as Piece, '3');

    expect(differencesIn(mine, theirs)).toEqual([
      { label: 'Title', text: 'Hail' },
      { label: 'Category', text: 'Nature' },
      { label: '1 · Text', text: 'X.' },
      { label: '2 · Text', text: 'Three.' },
      { label: '3 · Text', text: 'Y.' },
    ]);
    expect(differencesIn(mine, draftOf(withTexts(one, two), '3'))).toEqual([
      { label: '1 · Text', text: 'One.' },
      { label: '3 · Text', text: '' },
    ]);
  });
});

describe('there is nothing to choose', () => {
  test('where both changed it to the same', () => {
    const piece = withTexts({ ...one, textDescription: 'Mine.', version: 1 }, two, three);

    expect([isOther(mine, piece), isConflict(mine, piece)]).toEqual([true, false]);
    expect(stepsOf(mergeRemote(mine, piece), requests)).toEqual([]);
  });

  test('where it was changed and changed back', () => {
    const piece = withTexts({ ...one, version: 2 }, two, three);

    expect(isOther(mine, piece)).toBe(false);
    expect(stepsOf(mergeRemote(mine, piece), requests)).toMatchObject([{ input: { version: 2 } }]);
  });

  test('over what this device sent and no answer came for: it is known by its kind and place', () => {
    const lost: Block = { ...newText(), description: 'Four.', step: { key: 'k', state: 'sent', order: 4 } };
    const draft = addBlock(begun, lost);
    const piece = withTexts(one, two, three, text('d', 4, 'Four.'));

    expect(isOther(draft, piece)).toBe(false);
    expect(mergeRemote(draft, piece).blocks.at(-1)).toMatchObject({ id: lost.id, stored: { id: 'd' } });
    expect(mergeRemote(draft, news).blocks.at(-1)).toMatchObject({ id: lost.id, step: { state: 'open' } });
  });
});

const lesson = { ...wholeLesson, description: 'Two cuts.' };
const lessonDraft = draftOf(lesson, 'own');
const otherFile = { ...wholeLesson.materials[0], id: 'm9', name: 'Dates', material: 'm9.txt' } as never;

describe('files of a lesson', () => {
  test('that came there are a change, and go where the member keeps theirs', () => {
    const piece = { ...lesson, materials: [...lesson.materials, otherFile] };
    const draft = changeHead(lessonDraft, { title: 'Grafts' });

    expect(isConflict(draft, piece)).toBe(true);
    expect(
      stepsOf(mergeRemote(draft, piece), lessonRequests).map(({ route, input }) => [route, input['id']]),
    ).toEqual([
      ['lessons.updateLesson', 'l1'],
      ['materials.deleteMaterial', 'm9'],
    ]);
  });

  test('that went on both sides are none', () => {
    expect(isOther(removeMaterial(lessonDraft, 'm1'), { ...lesson, materials: [] })).toBe(false);
    expect(isOther(lessonDraft, { ...lesson, materials: [] })).toBe(true);
  });

  test('whose answer was lost are known by their name and size', () => {
    const chosen = { name: 'cuts.pdf', bytes: 1200, key: 'k'.repeat(16) };
    const draft = addMaterial({ ...lessonDraft, materials: [] }, 'x', chosen);
    const [material] = draft.materials as [Material];
    const lost = {
      ...draft,
      materials: [{ ...material, step: { ...material.step, state: 'sent' as const } }],
    };

    expect(mergeRemote(lost, lesson).materials).toMatchObject([{ id: 'x', stored: { id: 'm1' } }]);
    expect(mergeRemote(lost, { ...lesson, materials: [] }).materials).toMatchObject([
      { id: 'x', step: { state: 'open' } },
    ]);
  });
});

describe('once a side is chosen', () => {
  beforeEach(() => storeSession());

  const NEWS = 'GET /api/news/n1/community/3';
  const picture = (name: string) => () =>
    new Response(name, { headers: { 'content-type': 'image/jpeg', 'content-length': '8' } });
  const there: Piece = {
    ...aNews,
    rich_text: {
      ...aNews.rich_text,
      texts: [text('t1', 1, 'Theirs.', 1)],
      photos: aNews.rich_text.photos.map((photo) => ({ ...photo, img: 'theirs.jpg', version: 1 })),
    },
  };

  async function choose(
    side: Side,
    {
      change = (draft: Draft) => changeBlock(draft, 't1', retext('Mine.')),
      seen = there,
      answers = {},
      files = {},
    }: {
      change?: (draft: Draft) => Draft;
      seen?: Piece;
      answers?: Record<string, (asked: Asked) => Response>;
      files?: Record<string, File>;
    } = {},
  ) {
    serve({
      [NEWS]: () => json(there),
      'GET /img/pots.jpg': picture('pots'),
      'GET /img/theirs.jpg': picture('theirs'),
      'GET /videoResource/sowing.mp4': picture('sowing'),
      ...answers,
    });
    await startSite();
    const store = openDraft(drafts, 'ada', change(draftOf(aNews, '3')));
    store.change((now) => now);
    for (const [name, file] of Object.entries(files)) await store.choose(name, file);
    const chosen = await chooseSide(side, seen, { store, kind: newsKind as PieceKind, memberId: 'ada' });
    return { chosen, store, copies: drafts.readAllUnfinished('ada') };
  }
  const fileOf = async (draft: Draft, name: string) =>
    (await readFile('ada', drafts.folderOf(draft) + name))?.text();

  test('what is there is taken, and what was typed is a draft of its own, with its pictures', async () => {
    const { store, copies } = await choose('theirs');

    expect(contentsOf(store.state().draft)).toEqual(contentsOf(draftOf(there, '3')));
    expect(drafts.readDraft('ada', 'n1')).toBeUndefined();
    expect(copies).toMatchObject([{ title: aNews.title, blocks: [{ description: 'Mine.' }, {}, {}] }]);
    const [copy] = copies as [Draft];
    expect([await fileOf(copy, 'p2'), await fileOf(copy, 'v3')]).toEqual(['pots', 'sowing']);
    expect(stepsOf(copy, requests).map(({ route }) => route)).toEqual([
      'richtexts.createRichtext',
      'news.createNews',
      'richtexts.addText',
      'richtexts.addPhoto',
      'richtexts.addVideo',
    ]);
  });

  test('what was chosen here goes with it, and is kept in its place no longer', async () => {
    const { chosen, store } = await choose('theirs', {
      change: (draft) =>
        changeBlock(draft, 'p2', (block) =>
          block.kind === 'photo' ? { ...block, file: { name: 'new.png', bytes: 6, key: 'k' } } : block,
        ),
      files: { p2: new File(['chosen'], 'new.png') },
    });

    if (!chosen.copy) throw new Error('it is chosen');
    expect(await fileOf(chosen.copy.draft, 'p2')).toBe('chosen');
    expect(store.state().files).toEqual({});
    expect(await readFile('ada', `${drafts.folderOf(aNews)}p2`)).toBeUndefined();
  });

  test('mine is saved against what is there, its pictures too, and what is there is a draft of its own', async () => {
    const { store, copies } = await choose('mine');

    const { draft, files } = store.state();
    expect(stepsOf(draft, requests)).toMatchObject([
      { route: 'richtexts.updateText', input: { textDescription: 'Mine.', version: 1 } },
      { route: 'richtexts.updatePhoto', input: { version: 1 }, files: { img: { filename: 'pots.jpg' } } },
    ]);
    expect(await files['p2']?.text()).toBe('pots');
    expect(copies).toMatchObject([{ blocks: [{ description: 'Theirs.' }, {}, {}] }]);
    expect(await fileOf(copies[0] as Draft, 'p2')).toBe('theirs');
  });

  test('a picture that the content host has no more stays as it is there', async () => {
    const { store } = await choose('mine', {
      answers: { 'GET /img/pots.jpg': () => failure(403, 'gone', 'Gone') },
    });

    expect(store.state().draft.blocks[1]).toMatchObject({ shown: { name: 'theirs.jpg' } });
    expect(stepsOf(store.state().draft, requests)).toHaveLength(1);
  });

  test.each<Side>(['mine', 'theirs'])(
    '%s is asked for again where it changed again meanwhile',
    async (side) => {
      const { chosen, copies, store } = await choose(side, { seen: aNews });

      expect(chosen).toMatchObject({ elsewhere: { kind: 'changed', piece: { version: 0 } } });
      expect([copies, store.state().draft.blocks[0]]).toMatchObject([[], { description: 'Mine.' }]);
    },
  );

  test.each<Side>(['mine', 'theirs'])('nothing is done for %s without a connection', async (side) => {
    const broken = choose(side, { answers: { 'GET /videoResource/sowing.mp4': noConnection } });

    await expect(broken).rejects.toThrow('There is no connection');
    expect(drafts.readAllUnfinished('ada')).toEqual([]);
    expect(drafts.readDraft('ada', 'n1')?.blocks[0]).toMatchObject({ description: 'Mine.' });
  });

  test('mine is not saved over a file that the device cannot keep', async () => {
    const large = () => new Response('x', { headers: { 'content-length': '100000001' } });
    const choice = choose('mine', { answers: { 'GET /img/theirs.jpg': large } });

    await expect(choice).rejects.toThrow('would be lost');
    expect(drafts.readAllUnfinished('ada')).toEqual([]);
  });

  test('of a piece that is gone by then, that is said', async () => {
    const { chosen } = await choose('mine', {
      answers: { [NEWS]: () => failure(404, 'news.missing', 'Not there') },
    });

    expect(chosen).toEqual({ elsewhere: { kind: 'gone' } });
  });

  test('the files of a lesson come along', async () => {
    const piece = { ...wholeLesson, title: 'Theirs', version: 1 };
    serve({ 'GET /api/lessons/l1': () => json(piece), 'GET /material/m1.pdf': picture('cuts') });
    await startSite();
    const store = openDraft(lessonKind.drafts, 'ada', changeHead(lessonDraft, { title: 'Mine' }));

    const chosen = await chooseSide(
      'mine',
      { ...piece, description: piece.lessonDesc },
      {
        store,
        kind: lessonKind,
        memberId: 'ada',
      },
    );

    if (!chosen.copy) throw new Error('it is chosen');
    const { draft } = chosen.copy;
    expect(draft).toMatchObject({ title: 'Theirs', parentId: 'own', materials: [{ name: 'Cuts' }] });
    expect((await readFile('ada', `lesson/${draft.id}/m1`))?.name).toBe('cuts.pdf');
    expect(lessonKind.drafts.readAllUnfinished('ada', 'own').map(({ title }) => title)).toEqual(['Theirs']);
  });
});
