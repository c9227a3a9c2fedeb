/** Texts of the messenger's screens, which the shell does not need. */
export const chatMessages = {
  title: 'Messenger',
  search: 'Search',
  nobody: 'Nobody of that name',
  nobodyText: 'Try the beginning of a first or last name.',
  missing: 'This chat is not here',
  missingText: 'The link may be wrong. These are the chats there are.',
  toMessenger: 'Go to the messenger',

  back: 'Back',
  log: (name: string) => `Chat with ${name}`,
  you: 'You',
  message: 'Message',
  send: 'Send',
  notSent: 'Nothing was sent. Nobody reads this chat, so your text stays here.',

  addMember: 'Add member',
  add: 'Add',
  addSample: 'These are examples.',
  addSampleText: 'Nobody can be added to a chat yet, and the buttons here do nothing.',

  call: 'Make call',
  videoCall: 'Video call',
  callWith: (name: string) => `Call with ${name}`,
  videoCallWith: (name: string) => `Video call with ${name}`,
  callSample: 'This is an example.',
  callSampleText: 'Nobody is being called, and your microphone and camera stay off.',
  mute: 'Mute',
  endCall: 'End call',
};
