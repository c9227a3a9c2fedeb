import type { PieceTexts } from '#web/parts/editor/piece-kind.ts';

/**
 * Every text of the screens on which a teacher writes a lesson, but those of the editor and of the contract's schemas.
 */
export const messages = {
  add: 'Add lesson',
  edit: 'Edit lesson',
  course: 'The course',
  title: 'Title',
  /** Not to be taken for that of a text block beside it. */
  description: 'Lesson description',
  descriptionHint: 'What one learns here, in a few words. It stands in the list of lessons.',
  failed: 'This lesson did not load',
  courseFailed: 'The course did not load',
  missing: {
    title: 'This lesson is not here',
    text: 'It may have been deleted, with its course or alone.',
    action: 'To your courses',
  },
  courseMissing: {
    title: 'This course is not here',
    text: 'It may have been deleted, or the link is not whole.',
    action: 'To your courses',
  },
  noCourse: {
    title: 'Which course is the lesson for?',
    text: 'Open one of your courses, and choose ‘Add lesson’ there.',
    action: 'To your courses',
  },
  unsent: 'Lessons that wait to be sent',
  unfinished: { title: 'Lessons that you began', untitled: 'Without a title' },
  noun: 'lesson',
  sent: (title: string) => `“${title}” is saved.`,
};

/** The editor's texts about a lesson. */
export const editorMessages: PieceTexts = {
  head: 'Title, description and cover',
  coverHint: 'Learners see it in the list of lessons.',
  publish: 'Add lesson',
  publishing: 'Adding...',
  removal: {
    title: 'Are you sure you want to delete?',
    text: 'What it holds is kept nowhere else.',
    stored: 'It goes with the next save. Until then you can put it back.',
    confirm: 'Delete',
  },
  full: 'A lesson can hold at most 200 texts, photos and videos.',
  video: 'The video of this lesson',
  pictureGone:
    'This picture went with the lesson that was deleted. Please choose it again, or remove this part.',
  changes: 'There is something here that you have not saved yet. It is on this device only.',
  taken:
    'This lesson was saved or dropped in another window. What you wrote is still here; adding it adds a second.',
  discard: 'They are kept nowhere else. What is saved of the lesson stays as it is.',
  changedElsewhere: 'This lesson was changed elsewhere too',
  deleted: 'This lesson was deleted',
  left: 'Your lesson is kept on this device. ‘Add lesson’ leads back to it.',
  leftEdit: 'Your changes are kept. ‘Edit lesson’ leads back to them.',
  wentWith: (names: string) =>
    `Went with the lesson: ${names}. Please choose them again if you publish it as new.`,
};
