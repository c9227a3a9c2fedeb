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
  newestAlone: 'Only the newest were searched.',
  noneYet: 'You have no collections yet. Make your first one.',
  none: {
    users: { title: 'No collections yet', text: 'Collections that other members share appear here.' },
    saved: {
      title: 'No collections saved yet',
      text: 'Collections of other members that you save appear here.',
    },
  },
  noneFound: { title: 'No collections found', text: 'Type the beginning of a word of the title.' },
  by: (name: string) => `by ${name}`,
  isPublic: 'public',
  missing: {
    title: 'This collection is not here',
    text: 'It may have been deleted, or the member who made it no longer shares it.',
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
    text: (title: string, stay: string) => `“${title}” will be deleted. ${stay}`,
  },
  deleting: (title: string) => `“${title}” deleted`,
  takeOut: 'Take out',
  takeOutOf: (title: string) => `Take out: ${title}`,
  takenOut: (title: string) => `“${title}” is no longer in it.`,
  undo: 'Undo',

  addTo: 'Add to collections',
  noCollection: 'Please choose at least one collection.',
  alreadyIn: 'It is already in this collection.',
  added: (title: string) => `“${title}” has been added to selected collections`,
  addedLater: (title: string) => `“${title}” will be added when there is a connection.`,
  adding: (title: string, collection: string) => `“${title}” in “${collection}”`,
  takingOut: (title: string, collection: string) => `“${title}” out of “${collection}”`,
  notChanged: (title: string, why: string) => `“${title}” was not changed. ${why}`,
  notDone: (title: string, why: string) => `${title}: that did not happen. ${why}`,

  newCollection: 'New collection',
  newText: 'It is for you alone until you share it.',
  making: (title: string) => `New collection “${title}”`,
  made: (title: string, own: string) => `“${title}” is in ${own}`,
  waits: (title: string) => `“${title}” goes out when there is a connection.`,
};
