/** Every text of the categories' administration; the documents' own among them are as they stand there. */
export const messages = {
  title: 'category',
  titlePlain: 'All categories. News and courses are filed under them.',
  back: 'Back',
  add: 'Add Category',
  loading: 'Loading ... ',
  failed: 'The categories did not load',
  table: 'Categories',
  number: 'S.N.',
  numberPlain: 'number',
  name: 'Name',
  actions: 'Actions',
  edit: (name: string) => `Edit ${name}`,
  delete: (name: string) => `Delete ${name}`,
  none: { title: 'No categories yet', text: 'News and courses are filed under what you add here.' },

  create: 'Create Category',
  update: 'Update Category',
  field: 'Category name',
  placeholder: 'category name',
  sending: 'Sending...',
  required: 'Category name is required.',
  changed: (name: string) =>
    `It was called “${name}” elsewhere in the meantime. Press Update Category to give it your name all the same.`,

  deletion: (name: string) =>
    `“${name}” is deleted for everyone, but only while no news and no course is filed under it.`,
  confirm: 'Confirm',
  created: (name: string) => `“${name}” was added`,
  updated: (name: string) => `It is called “${name}” now`,
  deleted: (name: string) => `“${name}” was deleted`,
};
