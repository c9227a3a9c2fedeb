export const messages = {
  loading: 'Loading...',

  failed: 'That did not work',
  again: 'Try again',
  tryingAgain: 'Trying again...',

  noPage: {
    title: 'There is no such page',
    text: 'The list has fewer pages.',
    long: 'Please search instead',
    longText: 'The list is longer than its pages. A word leads there faster.',
    first: 'Go to the first page',
  },
};
