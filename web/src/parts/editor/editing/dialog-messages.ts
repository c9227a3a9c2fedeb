/** What the editor asks; fetched with its dialogs. */
export const messages = {
  leave: {
    title: 'Leave without saving?',
    text: 'This device cannot keep it: what is not saved is lost.',
    confirm: 'Leave',
    keep: 'Keep writing',
  },
  bare: { title: 'Publish without any text?', confirm: 'Publish', keep: 'Keep writing' },
};
