import type { PieceTexts } from '#web/parts/editor/piece-kind.ts';

/** The editor's texts about a news. */
export const messages: PieceTexts = {
  head: 'Title and cover',
  coverHint: 'The first photo, unless you choose another.',
  publish: 'Publish',
  publishing: 'Publishing...',
  bare: 'Whoever opens this news finds its title and no text, photo or video below it.',
  removal: {
    title: 'Remove this part?',
    text: 'What it holds is kept nowhere else.',
    confirm: 'Remove',
  },
  full: 'News can hold at most 200 texts, photos and videos.',
  video: 'The video of this news',
  pictureGone:
    'This picture went with the news that was deleted. Please choose it again, or remove this part.',
  changes: 'You have changes of this news that are not saved yet. They are on this device only.',
  taken:
    'This news was saved or dropped in another window. What you wrote here is still here; publishing it makes a second one.',
  discard: 'They are kept nowhere else. The news stays as it is saved.',
  changedElsewhere: 'This news was changed elsewhere too',
  deleted: 'This news was deleted',
  left: 'Your draft is kept. ‘Continue writing’ is on News.',
  leftEdit: 'Your changes are kept. ‘Edit’ leads back to them.',
  wentWith: (names: string) =>
    `Went with the news: ${names}. Please choose them again if you publish it as new.`,
};
