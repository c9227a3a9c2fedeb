const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const things = (count: number) => (count === 1 ? 'One thing has' : `${numbers[count] ?? count} things have`);

export const messages = {
  here: (device: string) => `On this ${device}`,
  notKept: 'Not kept',
  sending: 'Sending',
  seeWhy: 'Refused: see why',

  mark: (count: number, refused: number) =>
    `Waiting to be sent: ${count}${refused === 0 ? '' : refused === 1 ? ', one was refused' : `, ${refused} were refused`}`,

  askLogout: {
    title: (count: number) => `${things(count)} not been sent`,
    text: (count: number) => `${count === 1 ? 'It goes' : 'They go'} with your log-out.`,
    stay: 'Stay',
    confirm: (count: number) => `Log out and drop ${count === 1 ? 'it' : 'them'}`,
  },

  leaveOpen: 'Not kept. Leave this page open, or copy it',
  copy: 'Copy',
  copied: 'Copied',

  offline: {
    noConnection: 'No connection.',
    isBack: 'Connected again.',
    // Not of all that is written: some of it is refused without a connection.
    stays: (device: string) =>
      ` Posts, replies and most forms stay on this ${device} and go out by themselves.`,
  },
};
