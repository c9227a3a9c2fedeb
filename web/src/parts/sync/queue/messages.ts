export const messages = {
  fileGone: (name: string) => `“${name}” is not on this device any more. Choose it again, then it goes out.`,
  needGone: 'What this belongs to was dropped.',

  kept: (device: string) => `This is kept on this ${device} and goes out by itself.`,
  unreachable: 'There is no connection right now.',
  busy: 'Furrow does not answer right now.',
};
