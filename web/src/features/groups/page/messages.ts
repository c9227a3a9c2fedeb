/** Every text of the sample of a group's page. */
export const messages = {
  posts: 'Posts',
  filter: {
    title: 'Search filter',
    search: 'Search in posts',
    words: 'Search',
    by: 'Posted by',
    all: 'Everyone',
  },
  photos: 'Photos',

  static: {
    sample: 'This is an example.',
    sampleText:
      'This group is made up, and so is all that stands in it. What you type in its forms is seen by nobody, and is gone when you close the page.',
    formText: 'What you type here is seen by nobody, and is gone when you close the page.',
    title: 'Title',
    description: 'Description',
    save: 'Save',
  },
};
