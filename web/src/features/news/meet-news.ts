import type { News } from '#contract/news.ts';
import { type Choices, type Conflict, decide } from './conflicts.ts';
import { COVER, type Draft, newStep } from './draft.ts';
import { meetBlocks } from './meet-blocks.ts';
import { headOf } from './stored-draft.ts';

/**
 * Brings a draft together with the news as it is now. What the member changed stays as they have it, all else is the
 * news'. Where both were changed, it is a conflict until it is chosen; without a choice the draft has the member's.
 */
export function meetNews(
  draft: Draft,
  news: News,
  choices: Choices = {},
): { draft: Draft; conflicts: Conflict[] } {
  const head = meetHead(draft, news, choices);
  const { blocks, conflicts } = meetBlocks(draft, news, choices);
  return {
    draft: {
      ...draft,
      ...head.values,
      blocks,
      richtext: { ...newStep(), id: news.rich_text.id },
      news: { ...newStep(), id: news.id, stored: headOf(news) },
    },
    conflicts: [...head.conflicts, ...conflicts],
  };
}

function meetHead(draft: Draft, news: News, choices: Choices) {
  const conflicts: Conflict[] = [];
  const base = draft.news.stored;
  const stored = headOf(news);
  const meetText = (part: 'title' | 'category'): string => {
    const [mine, theirs] = [draft[part], news[part]];
    if (!base || mine === base[part] || mine === theirs) return theirs;
    if (theirs === base[part] || theirs === base.tried?.[part]) return mine;
    conflicts.push({ id: part, part, mine, theirs, changedAt: news.changedAt });
    return decide(choices, part) === 'theirs' ? theirs : mine;
  };
  const [title, category] = [meetText('title'), meetText('category')];

  let { cover } = draft;
  if (base && cover && base.cover?.name !== stored.cover?.name) {
    conflicts.push({
      ...{ id: COVER, part: 'cover', mine: cover, theirs: stored.cover },
      changedAt: news.changedAt,
    });
    if (decide(choices, COVER) === 'theirs') cover = undefined;
  }
  return { values: { title, category, cover }, conflicts };
}

/** Another device changed what this one was about to change. */
export class ChangedElsewhere extends Error {
  override readonly name = 'ChangedElsewhere';
  readonly news: News;

  constructor(news: News) {
    super('the news was changed elsewhere');
    this.news = news;
  }
}
