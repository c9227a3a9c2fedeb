/** The texts of the menu of one's own items, and of their deletion. */
export const messages = {
  options: (name: string) => `Options: ${name}`,
  edit: 'Edit',
  reports: 'Reports',
  survey: 'Create a survey',
  delete: 'Delete',

  deletion: { title: 'Are you sure you want to delete?', confirm: 'Delete', busy: 'Deleting...' },
};
