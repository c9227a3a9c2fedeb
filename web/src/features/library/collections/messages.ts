/** Texts of the library's collections; those of any collection stand in `parts/collections`. */
export const messages = {
  title: 'My library (files)',
  farming: 'Farming Collections',
  dashboard: 'My dashboard',
  toOwn: 'Your own files',
  ofOthers: 'shared by other members',
  files: 'Files',

  search: 'Search collections',
  searchFiles: 'Search files',
  nothing: { title: 'No files found', text: 'Type the beginning of a word of the title.' },
  clear: 'Clear the search',
  addFile: 'Add files',
  failed: 'The files did not load',
  partial: 'There may be more files. Add another word.',
  empty: {
    title: 'Nothing in it yet',
    text: 'Use the button beside a file in the library to add it to a collection.',
    action: 'Go to the library',
  },
  emptyOfOther: { title: 'Nothing in it yet', text: 'The member who made it has not added any files.' },
  ownFiles: {
    title: 'You have not added any files yet',
    text: 'Files that you add to the library appear here.',
  },

  moved: {
    label: 'Added on this device',
    text: (count: number) =>
      `${count === 1 ? 'One file that you added is' : `${count} files that you added are`} on this device only. In a collection you have them on every device.`,
    action: 'Put them into a collection',
    decline: 'Leave them here',
    title: 'My library',
    said: 'They are added to the collection “My library”.',
  },
};
