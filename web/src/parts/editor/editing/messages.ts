/** The texts of what the editor asks, and of what comes with a video or a part that is stored already. */
export const messages = {
  leave: {
    title: 'Leave without saving?',
    text: 'This device cannot keep it: what is not saved is lost.',
    confirm: 'Leave',
    keep: 'Keep writing',
  },
  bare: { title: 'Publish without any text?', confirm: 'Publish', keep: 'Keep writing' },

  stored: {
    saveNow: 'Save this part',
    removeNow: 'Remove now',
    removing: 'Removing...',
    putBack: 'Put back',
  },

  video: { file: 'Video file', cover: 'Cover', title: 'Title', description: 'Description' },
  videoLink: {
    link: 'Video link',
    changeLink: 'Change link',
    linkHint: 'A link that begins with https://',
  },
};
