export const messages = {
  pages: 'Pages',
  page: (page: number) => `Page ${page}`,
  previous: 'Prev',
  next: 'Next',

  scrollBack: 'Scroll back',
  scrollOn: 'Scroll on',
};
