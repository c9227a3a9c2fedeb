import type { News } from '#contract/news.ts';
import { changedHead, isChanged } from './block-values.ts';
import { type Block, type Draft, newStep } from './draft.ts';
import { isLocked } from './draft-changes.ts';
import { blocksOf, type NewsBlock } from './news-blocks.ts';
import { blockOf, headOf } from './stored-draft.ts';

/**
 * Brings a draft together with the news as it is now: a block that the member changed stays as they have it, all
 * else is the news'. A block whose answer never came is known again by its kind and place.
 */
export function meetNews(draft: Draft, news: News): Draft {
  const there = new Map(blocksOf(news.rich_text).map((block) => [block.id, block]));
  const known = new Set(draft.blocks.map(({ stored }) => stored?.id));
  const blocks: Block[] = [];
  for (const block of draft.blocks) {
    const found = block.stored ? there.get(block.stored.id) : arrived(block, known, there);
    if (found) there.delete(found.id);
    const met = found ? withStored(block, found) : withoutStored(block);
    if (met) blocks.push(met);
  }
  // Written elsewhere meanwhile.
  for (const block of there.values()) blocks.splice(block.order - 1, 0, blockOf(block));

  const { title, category } = { ...news, ...(draft.news.stored && changedHead(draft)) };
  return {
    ...draft,
    ...{ title, category, blocks },
    richtext: { ...newStep(), id: news.rich_text.id },
    news: { ...newStep(), id: news.id, stored: headOf(news) },
  };
}

function arrived(
  { kind, step }: Block,
  known: ReadonlySet<string | undefined>,
  there: ReadonlyMap<string, NewsBlock>,
): NewsBlock | undefined {
  if (!isLocked(step)) return undefined;
  return [...there.values()].find(
    (block) => block.kind === kind && block.order === step.order && !known.has(block.id),
  );
}

function withStored(block: Block, found: NewsBlock): Block {
  const now = blockOf(found, block.id);
  if (!block.stored || !isChanged(block)) return now;
  // What there is to say of it may be another thing now.
  const common = { stored: now.stored, step: newStep() };
  if (block.kind === 'photo' && now.kind === 'photo') return { ...block, ...common, shown: now.shown };
  if (block.kind === 'video' && now.kind === 'video')
    return { ...block, ...common, shown: block.shown && now.shown, shownCover: now.shownCover };
  return { ...block, ...common };
}

/** A block that is not in the news any more goes, unless there is something of the member's in it. */
function withoutStored(block: Block): Block | undefined {
  if (!block.stored) return block;
  if (block.isRemoved || !isChanged(block)) return undefined;
  const rest = { ...block, stored: undefined, step: newStep() };
  if (rest.kind === 'text') return rest;
  if (rest.kind === 'video') return { ...rest, shown: undefined, shownCover: undefined };
  return rest.file ? { ...rest, shown: undefined } : undefined;
}
