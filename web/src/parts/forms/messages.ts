export const messages = {
  loading: 'Loading...',
  close: 'Close',
  restored: 'You began this before. It is on this device only.',
  typedSince: (name: string) => `What you typed since is not in ${name} yet: you find it when you edit that.`,
  fileNotKept: (name: string) =>
    `The file that you chose since is not in ${name}: there is no room for it on this device. Please choose it again when you edit that.`,
  changeable: 'Until then you can change it here.',
  deleted:
    'This was deleted on another device or in another window, and cannot be saved any more. What you typed stays here: copy what you want to keep.',
  restart: 'Start anew',
  discard: 'Drop my changes',
  dropping: {
    title: 'Drop your changes?',
    text: 'What you wrote here and have not saved is kept nowhere else.',
    confirmLabel: 'Drop',
    cancelLabel: 'Keep them',
  },
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Sending...',

  file: {
    drop: 'Drop a file here, or',
    choose: 'Choose a file',
    replace: 'Replace',
    reading: 'Reading the file...',
    remove: (name: string) => `Remove: ${name}`,
    going: 'The file goes when you save.',
    putBack: 'Put back',
    tooLarge: (megabytes: number) => `A file may have at most ${megabytes} MB.`,
    unreadable: 'This cannot be read. Please choose a file, not a folder.',
    nothingIn: 'There is nothing in this file. Please choose another.',
    oneOfMany: 'One file at a time: this is the first of those that you dropped.',
  },

  picture: {
    optional: '(optional)',
    drop: 'Drop an image here, or',
    choose: 'choose a file',
    preparing: 'Preparing the picture...',
    preview: 'The chosen picture',
  },

  yes: 'Yes',
  no: 'No',

  sending: {
    bytes: (sent: string, total: string) => `${sent} of ${total} MB`,
    arrived: (sent: string, total: string) => `${sent} of ${total} MB have arrived`,
    of: (name: string) => `Sent: ${name}`,
    share: (percent: number, minutes?: number) =>
      `${percent} %${minutes === undefined ? '' : `, about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} more`}`,
    stop: 'Stop',
    closable:
      'You can close this. The sending goes on while Furrow is open, and what has arrived is never sent twice.',
    kept: (device: string) => `All of it is kept on this ${device}, also when you close this.`,
    broken: (missing: string) =>
      `The connection broke. It goes on by itself once there is one again, and sends only the ${missing} that are missing.`,
    silent: 'Nothing gets through right now. It goes on by itself once there is signal.',
    stopped: 'You stopped the sending. What has arrived already is safe.',
  },
};
