export const messages = {
  pagesOf: (list: string) => `${list}: pages`,
  searchInstead: 'Please search instead',
};
