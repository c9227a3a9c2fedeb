/** Texts for a piece that is changed or deleted elsewhere; apart, because few need them. */
export const messages = {
  note: (device: string) =>
    `Nothing is lost: whichever you do not choose is kept on this ${device} as a draft of its own.`,
  all: 'All that is saved there',
  copied: {
    /** By the side that was chosen. */
    kept: {
      mine: (device: string) => `What was saved there is kept on this ${device} as a draft of its own.`,
      theirs: (device: string) => `What you typed is kept on this ${device} as a draft of its own.`,
    },
    fleeting: 'What you did not choose is a draft of its own, as long as this page is open.',
    open: 'Open it',
  },
  tooLarge:
    'A file that was added there does not come to this device, so that it would be lost. Take what is saved there: what you typed stays here as a draft.',
  picture: 'a picture',
  video: 'a video',
  parts: {
    title: 'Title',
    category: 'Category',
    description: 'Description',
    cover: 'Cover picture',
    materials: 'Files',
    block: (kind: string, position: number) => `${position} · ${kind}`,
  },
  gone: {
    text: 'You deleted it on another device or in another window. What you wrote is still here, on this device.',
    publish: 'Publish as new',
    copy: 'Copy the text',
    copied: 'Copied',
    drop: 'Drop what I wrote',
    written: 'What you wrote',
  },
};
