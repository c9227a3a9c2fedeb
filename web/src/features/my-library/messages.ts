/** Every text of a member's own library; all that stands in it is an example, and says so. */
export const messages = {
  title: 'My library (files)',
  back: 'My dashboard',
  sample: 'This is an example.',
  sampleText: 'None of these collections and files is yours.',
  collections: 'My Collections',
  files: 'Files',
  count: (files: number) => `${files} files`,
};
