export const messages = {
  preparing: 'Preparing...',

  hidePassword: 'Hide password',
  showPassword: 'Show password',
  clearSearch: 'Clear search',

  stars: {
    given: (stars: number, of: number) => `${stars} of ${of} stars`,
    none: 'Please choose 1 to 5 stars',
  },

  picture: {
    kinds: 'A png or jpg. A large one is made smaller first.',
    wrongType: 'Please choose a picture: png or jpg.',
    unreadable: 'This picture cannot be read. Please choose another one.',
    remove: 'Remove picture',
    putBack: 'Put back',
    removed: 'The picture goes when you save.',
  },
};
