import { draftsOf } from '#web/parts/editor/keeping/drafts.ts';

/** A member's unfinished lessons, one of each course at a time. */
export const drafts = draftsOf({
  draft: 'lessonDraft',
  folder: 'lesson',
  isByParent: true,
});

/** How the API calls what stands beside a lesson's blocks. */
export const fields = { coverFolder: 'coverImg', descriptionField: 'lessonDesc' } as const;
