/** Every text of a group's own page. */
export const messages = {
  sample: 'These are examples.',
  sampleText:
    'Posts, photos and the search filter below are made up. Nobody in this group wrote them, and nothing here can be pressed.',
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
