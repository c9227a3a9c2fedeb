import { draftsOf } from '#web/parts/blocks/keeping/drafts.ts';

/** A member's unfinished news, under the names that their devices know. */
export const drafts = draftsOf({ draft: 'newsDraft', dropped: 'droppedNews', folder: 'news' });

export const { readDraft, readUnfinished, readOut, findApart, keepDraft, dropDraft } = drafts;
