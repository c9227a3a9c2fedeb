/** The texts of the menu of what is one's own, and of its deletion: every list has them. */
export const messages = {
  options: (name: string) => `Options: ${name}`,
  edit: 'Edit',
  delete: 'Delete',

  deletion: { title: 'Are you sure you want to delete?', confirm: 'Delete', busy: 'Deleting...' },
};
