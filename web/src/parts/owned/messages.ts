/** What is said in the form of everything that a member makes. */
export const messages = {
  loading: 'Loading...',
  close: 'Close',
  restored: 'You began this before. It is kept on this device only.',
  restart: 'Start anew',
  discard: 'Drop my changes',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Sending...',
};
