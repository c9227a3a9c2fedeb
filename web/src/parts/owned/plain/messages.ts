const number = new Intl.NumberFormat('en');

/** What is said of every list of what members make. */
export const messages = {
  loading: 'Loading...',
  partial: 'There may be more. Add another word to find them.',
  found: (count: number, isPartial: boolean) =>
    `${isPartial ? 'More than ' : ''}${number.format(count)} found`,
  nothing: {
    title: 'Nothing found',
    text: (search: string) => `No title has “${search}” in it. Try the beginning of a word.`,
    action: 'Clear the search',
  },
};
