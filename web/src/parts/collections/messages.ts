import type { CollectionOf } from '#contract/resources/collections.ts';

const entries = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`;

interface OfSort {
  readonly own: string;
  readonly count: (count: number) => string;
  /** What stays when a collection is deleted. */
  readonly stay: string;
  readonly missingAction: string;
}

/** Every text of collections, of whatever they are. */
export const messages = {
  noun: 'collection',
  of: {
    library: {
      own: 'My Collections',
      count: entries('file', 'files'),
      stay: 'The files in it stay in the library.',
      missingAction: 'Go to My library',
    },
    courses: {
      own: 'My collections',
      count: entries('course', 'courses'),
      stay: 'The courses in it stay as they are.',
      missingAction: 'Go to My courses & collections',
    },
  } satisfies Record<CollectionOf, OfSort>,

  collections: 'Collections',
  collectionsOf: (title: string) => `Collections: ${title}`,
  collectionsFailed: 'The collections did not load',
  failed: 'The collection did not load',
  newestAlone: 'Only the newest were looked through.',
  noneYet: 'You have no collection yet. Make the first one: what belongs together?',
  none: {
    users: { title: 'No collections yet', text: 'What other members share stands here.' },
    saved: { title: 'No collections saved yet', text: 'Save one of another member, and it stands here.' },
  },
  noneFound: { title: 'No collections found', text: 'Type the beginning of a word of the title.' },
  by: (name: string) => `by ${name}`,
  isPublic: 'public',
  missing: {
    title: 'This collection is not here',
    text: 'It may have been deleted, or its maker no longer shares it.',
  },

  options: 'Options',
  rename: 'Rename',
  renaming: (title: string) => `Collection named “${title}”`,
  share: 'Share with everyone',
  sharing: (title: string) => `“${title}” shared`,
  nowShared: (title: string) => `Everyone can look at “${title}” now.`,
  hide: 'Stop sharing',
  hiding: (title: string) => `“${title}” no longer shared`,
  nowHidden: (title: string) => `“${title}” is for you alone now.`,
  save: 'Save',
  saved: 'Saved',
  saving: (title: string) => `“${title}” saved`,
  unsaving: (title: string) => `“${title}” no longer saved`,
  remove: 'Delete',
  removal: {
    title: 'Delete this collection?',
    text: (title: string, stay: string) => `“${title}” goes. ${stay}`,
  },
  deleting: (title: string) => `“${title}” deleted`,
  takeOut: 'Take out',
  takeOutOf: (title: string) => `Take out: ${title}`,
  takenOut: (title: string) => `“${title}” is no longer in it.`,
  undo: 'Undo',

  addTo: 'Add to collections',
  noCollection: 'Please choose at least one collection.',
  alreadyIn: 'It is in there already.',
  added: (title: string) => `“${title}” has been added to selected collections`,
  adding: (title: string, collection: string) => `“${title}” in “${collection}”`,
  takingOut: (title: string, collection: string) => `“${title}” out of “${collection}”`,
  notChanged: (title: string, why: string) => `“${title}” was not changed. ${why}`,
  notDone: (title: string, why: string) => `${title}: that did not happen. ${why}`,

  newCollection: 'New collection',
  newText: 'It is for you alone until you share it.',
  making: (title: string) => `New collection “${title}”`,
  made: (title: string, own: string) => `“${title}” is in ${own}`,
};
