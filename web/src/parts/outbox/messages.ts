/** Every text of the outbox: of its screen, its marks and the question before a sign-out. */
export const messages = {
  fileGone: (name: string) => `“${name}” is not on this device any more. Choose it again, then it goes out.`,
  needGone: 'What this belongs to was dropped.',
};
