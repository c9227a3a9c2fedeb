/** Texts of collections of courses; those of any collection stand in `parts/collections`. */
export const messages = {
  back: { mine: 'My courses & collections', users: 'Users collections' },
  courses: 'Courses in it',
  edit: 'Edit collection',
  editOf: (title: string) => `Edit collection: ${title}`,
  failed: 'The courses did not load',
  partial: 'There may be more. Add another word.',
  empty: {
    title: 'Nothing in it yet',
    text: 'On the page of each course is a button that adds it to collections.',
    action: 'See all courses',
  },
  emptyOfOther: { title: 'Nothing in it yet', text: 'Its maker has not added a course.' },
};
