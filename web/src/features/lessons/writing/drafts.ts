import { draftsOf } from '#web/parts/editor/keeping/drafts.ts';

/** A member's unfinished lessons, one of each course at a time. */
export const drafts = draftsOf({
  draft: 'lessonDraft',
  folder: 'lesson',
  isByParent: true,
});

/** The API's names of what is beside a lesson's blocks. */
export const fields = { coverFolder: 'coverImg', descriptionField: 'lessonDesc' } as const;
