/** Every text of a lesson's materials, where they are added and taken away. */
export const messages = {
  title: 'Files of this lesson',
  hint: 'Pdf, doc, txt, powerpoint or excel, at most 100 MB each. Learners find them below the lesson.',
  add: 'Add files',
  name: 'Name',
  nameOf: (file: string) => `Name of ${file}`,
  chooseAgain: 'Choose again',
  chooseAgainOf: (file: string) => `Choose again: ${file}`,
  remove: (name: string) => `Remove: ${name}`,
  putBack: 'Put back',
  putBackOf: (name: string) => `Put back: ${name}`,
  added: (name: string) => `${name} is added`,
  going: 'Goes with the next save',
  arrived: (sent: string, total: string) => `${sent} of ${total} MB have arrived`,
  full: (most: number) => `A lesson can have at most ${most} files.`,
  notAdded: (name: string, most: number) =>
    `“${name}” is not added: a lesson can have at most ${most} files.`,
  wrongType: (name: string) =>
    `“${name}” cannot be used. Please choose a pdf, doc, txt, powerpoint or excel file.`,
  tooLarge: (name: string, megabytes: number) =>
    `“${name}” is too large: a file may have at most ${megabytes} MB.`,
  unreadable: (name: string) => `“${name}” cannot be read. Please choose a file, not a folder.`,
  nothingIn: (name: string) => `There is nothing in “${name}”. Please choose another.`,
  deletion: {
    title: 'Are you sure you want to delete?',
    text: (name: string) => `“${name}” goes with the next save. Until then you can put it back.`,
    confirm: 'Delete',
    cancel: 'Cancel',
  },
};
