export const messages = {
  changed: 'You changed this on another device or in another window',
  unsaved: 'What you typed here is not saved.',
  saved: 'Saved there:',
  empty: 'nothing',
  take: 'Take what is saved there',
  keep: 'Save mine all the same',
};
