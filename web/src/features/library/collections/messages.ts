const entries = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`;
const filesOf = entries('file', 'files');

/** Every text of the collections but their samples. All that stands in them is an example, and says so. */
export const messages = {
  title: 'My library (files)',
  farming: 'Farming Collections',
  dashboard: 'My dashboard',
  sample: 'This is an example.',
  sampleText: 'None of these collections and files is yours, and nothing here opens a file.',
  toOwn: 'Your own files',

  myCollections: 'My Collections',
  collectionCount: entries('collection', 'collections'),
  files: 'Files',
  fileCount: filesOf,
  memberCount: entries('member', 'members'),
  by: (name: string) => `by ${name}`,
  addedHere: 'Added by you',

  search: 'Search files',
  failed: 'The files did not load',
  partial: 'There may be more files. Add another word.',
  found: (count: number) => `${filesOf(count)} found`,
  nothing: {
    title: 'No files found',
    text: 'Type the beginning of a word of the title.',
    action: 'Clear the search',
  },
  empty: {
    title: 'Nothing in it yet',
    text: 'Beside each of your files is a button that adds it to collections.',
    action: 'Go to your files',
  },
  missing: {
    title: 'This collection is not here',
    text: 'Collections are examples so far: one that you make stays until you close or reload the page.',
    action: 'Go to My library',
  },

  collections: 'Collections',
  collectionsOf: (title: string) => `Collections: ${title}`,
  addTo: 'Add to collections',
  addToSample: 'These collections are examples.',
  addToSampleText: 'What you add here is in them until you close or reload this page.',
  noCollection: 'Please choose at least one collection.',
  alreadyIn: 'It is in there already.',
  added: (title: string) => `“${title}” has been added to selected collections`,

  addMembers: 'Add members',
  membersSample: 'These members are examples.',
  membersSampleText: 'Nobody is told of it, and it stays until you close or reload this page.',
  noMember: 'Please choose at least one member.',
  isMember: 'Has been added already.',
  membersAdded: (title: string) => `Selected members have been added to “${title}”`,

  newCollection: 'New collection',
  newSample: 'This is an example.',
  newSampleText: 'Your new collection stays until you close or reload this page.',
  made: (title: string) => `“${title}” is in My Collections`,
  noName: 'You must enter the name.',
  nameTaken: 'You have a collection of this name already.',
  nameTooLong: (most: number) => `A name may have at most ${most} characters.`,
};
