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
    text: 'Beside each file of the library is a button that adds it to collections.',
    action: 'Go to the library',
  },
  emptyOfOther: { title: 'Nothing in it yet', text: 'Its maker has not added a file.' },
  ownFiles: { title: 'You have made no files yet', text: 'Add one to the library, and it stands here.' },

  moved: {
    label: 'Added on this device',
    text: (count: number) =>
      `${count === 1 ? 'One file that you added is' : `${count} files that you added are`} on this device only. In a collection you have them on every device.`,
    action: 'Put them into a collection',
    decline: 'Leave them here',
    title: 'My library',
    said: 'They go into the collection “My library”.',
  },
};
