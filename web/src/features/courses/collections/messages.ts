const things = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`;
const coursesOf = things('course', 'courses');

/** Every text of the collections but their samples. All that stands in them is an example, and says so. */
export const messages = {
  title: 'My collections',
  back: { mine: 'My courses & collections', users: 'Users collections' },
  sample: 'This is an example.',
  sampleText: 'These collections and their courses are made up: no course in them opens.',
  ownSample: 'These collections are examples.',
  ownSampleText:
    'The courses above them are real. What you try here stays until you close or reload this page.',

  courseCount: coursesOf,
  by: (name: string) => `by ${name}`,
  open: 'Open',
  openOf: (title: string) => `Open: ${title}`,
  edit: 'Edit collection',

  search: 'Search this collection',
  failed: 'The courses did not load',
  partial: 'There may be more. Add another word.',
  found: (count: number) => `${coursesOf(count)} found`,
  nothing: {
    title: 'No courses found',
    text: 'Type the beginning of a word of the title.',
    action: 'Clear the search',
  },
  noneFound: {
    title: 'No collections found',
    text: (search: string) =>
      `No collection, and no course in one, has “${search}” in its title. Try the beginning of a word.`,
    action: 'Clear the search',
  },
  foundCollections: (count: number) => `${count} ${count === 1 ? 'collection' : 'collections'} found`,
  empty: { title: 'Nothing in it any more', text: 'Close or reload this page, and it is as it was.' },
  missing: {
    title: 'This collection is not here',
    text: 'Collections are examples so far.',
    action: 'Go to My courses & collections',
  },

  editing: {
    sample: 'This is an example.',
    sampleText: 'Nothing that you change here is kept: it stays until you close or reload this page.',
    which: 'Collection',
    courses: 'Courses in it',
    options: (title: string) => `Options: ${title}`,
    up: 'Move up',
    down: 'Move down',
    takeOut: 'Take out',
    moved: (title: string, position: number, all: number) => `${title} is now ${position} of ${all}.`,
    takenOut: (title: string) => `“${title}” is no longer in it. Nothing of it is kept.`,
    undo: 'Undo',
    rename: 'Rename',
    renamed: (title: string) => `It is called “${title}” until you close or reload this page.`,
    noName: 'You must enter the name.',
    nameTooLong: (most: number) => `A name may have at most ${most} characters.`,
  },
};
