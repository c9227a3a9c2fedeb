import { news } from '#contract/news.ts';
import { richtexts } from '#contract/richtexts.ts';
import { ApiError, call, refresh } from '#web/lib/api.ts';
import { type Block, COVER, type Draft, isBlank, newStep, type Step } from './draft.ts';

/** The pictures of a draft: the cover's under `cover`, a photo's under its block's id. */
export type Pictures = Readonly<Record<string, File>>;

/**
 * Saves a draft: the rich text, the news, then each block in order from 1. Every step is noted through `keep`
 * before it is sent and once it is saved, so that a second call continues where the first one stopped.
 * @returns the news' id. Throws the step's error; by then `keep` has the draft as it stands.
 */
export async function saveNews(
  draft: Draft,
  pictures: Pictures,
  communityId: string,
  keep: (draft: Draft) => void,
): Promise<string> {
  let now: Draft = {
    ...draft,
    communityId: draft.communityId ?? communityId,
    blocks: draft.blocks.filter((block) => !isBlank(block)),
  };
  const set = (next: Draft) => {
    now = next;
    keep(now);
  };
  const community = now.communityId ?? communityId;

  const richtextId = await step(now.richtext, {
    note: (richtext) => set({ ...now, richtext: { ...now.richtext, ...richtext } }),
    known: now.richtext.id,
    send: async (key) => (await call(richtexts.createRichtext, {}, { key })).richtext.id,
  });

  if (now.cover && !pictures[COVER] && now.news.state !== 'saved') {
    set({ ...now, news: newStep() });
    throw new MissingPicture();
  }
  const { title, category } = now;
  const input = { communityId: community, title, category, news: pictures[COVER], richtextId };
  const newsId = await step(now.news, {
    note: (item) => set({ ...now, news: { ...now.news, ...item } }),
    known: now.news.id,
    send: async (key) => (await call(news.createNews, input, { key })).data.id,
  });

  set(await withStoredBlocks(now, newsId, community));
  for (const [index, block] of now.blocks.entries()) {
    if (lacksPicture(block, pictures)) {
      set(withStep(now, block.id, newStep()));
      throw new MissingPicture();
    }
    await step(block.step, {
      note: ({ key, state }) => set(withStep(now, block.id, { key, state })),
      known: block.step.state === 'saved' ? block.id : undefined,
      send: (key) => sendBlock(block, pictures[block.id], { richtextId, order: index + 1 }, key),
    });
  }

  void refresh(news.listNews);
  return newsId;
}

/** A picture is neither saved nor on this device any more: it must be chosen again. */
export class MissingPicture extends Error {
  override readonly name = 'MissingPicture';
}

export const lacksPicture = (block: Block, pictures: Pictures) =>
  block.kind === 'photo' && block.step.state !== 'saved' && !pictures[block.id];

interface Action {
  readonly note: (step: Step & { id?: string }) => void;
  /** What an earlier save came back with. */
  readonly known: string | undefined;
  readonly send: (key: string) => Promise<string>;
}

async function step({ key }: Step, { note, known, send }: Action): Promise<string> {
  if (known !== undefined) return known;
  note({ key, state: 'sent' });
  try {
    const id = await send(key);
    note({ key, state: 'saved', id });
    return id;
  } catch (error) {
    if (isRefusal(error)) note({ key, state: 'open' });
    throw error;
  }
}

/** Whether the answer says for certain that nothing was stored. A conflict may be the first try, still at work. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 409;
}

async function sendBlock(
  block: Block,
  picture: File | undefined,
  place: { richtextId: string; order: number },
  key: string,
): Promise<string> {
  if (block.kind === 'text') {
    const textHeading = block.heading.trim() === '' ? undefined : block.heading;
    const input = { ...place, textHeading, textDescription: block.description };
    return (await call(richtexts.addText, input, { key })).data.id;
  }
  if (!picture) throw new MissingPicture();
  const photoDescription = block.isDescribed && block.description ? block.description : undefined;
  const input = { ...place, img: picture, photoDescription, isImgDesc: block.isDescribed };
  return (await call(richtexts.addPhoto, input, { key })).data.id;
}

/**
 * Asks the news itself about a block whose answer never came: its key is forgotten after a day, and a picture
 * may be gone from this device by then.
 */
async function withStoredBlocks(draft: Draft, id: string, communityId: string): Promise<Draft> {
  if (!draft.blocks.some(({ step }) => step.state === 'sent')) return draft;
  const { rich_text } = await call(news.getNews, { id, communityId });
  const stored = new Set([...rich_text.texts, ...rich_text.photos].map(({ order }) => order));
  const blocks = draft.blocks.map((block, index) =>
    block.step.state === 'sent' && stored.has(index + 1)
      ? { ...block, step: { ...block.step, state: 'saved' as const } }
      : block,
  );
  return { ...draft, blocks };
}

function withStep(draft: Draft, id: string, next: Step): Draft {
  const swap = (block: Block) => (block.id === id ? { ...block, step: next } : block);
  return { ...draft, blocks: draft.blocks.map(swap) };
}
