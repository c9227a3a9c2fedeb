/** Texts that posts and replies have in common. */
export const messages = {
  you: 'You',
  edited: 'changed',
  change: 'Change',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Delete',
};
