import { draftsOf } from '#web/parts/editor/keeping/drafts.ts';

/** A member's unfinished news, by their names on the device. */
export const drafts = draftsOf({ draft: 'newsDraft', folder: 'news' });

export const { readDraft, readAllUnfinished, readUnfinished, readOut, find, keepDraft, dropDraft } = drafts;
