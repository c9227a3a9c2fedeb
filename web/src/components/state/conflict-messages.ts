export const messages = {
  elsewhere: {
    changed: 'You changed this on another device or in another window',
    unsaved: 'What you typed here is not saved.',
    saved: 'Saved there:',
    take: 'Take what is saved there',
  },
  meanwhile: {
    changed: 'This was saved while you were typing here',
    unsaved: 'What stands here now is not saved.',
    saved: 'Saved:',
    take: 'Take what is saved',
  },
  empty: 'nothing',
  keep: 'Save mine all the same',
};
