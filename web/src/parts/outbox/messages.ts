const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const things = (count: number) => (count === 1 ? 'One thing has' : `${numbers[count] ?? count} things have`);

/** Every text of the outbox: of its screen, its marks, the bar without a connection, and the question before a sign-out. */
export const messages = {
  title: 'Waiting to be sent',
  lede: (device: string) =>
    `What you write stays on this ${device} until it has arrived. Nothing is sent twice.`,
  fleeting: (device: string) =>
    `This browser lets Furrow keep nothing on this ${device}: leave this page open until all of it has arrived.`,
  loading: 'Looking for what waits...',
  empty: {
    title: 'Everything has arrived',
    text: 'What you write without a connection waits here until it is sent.',
  },
  groups: { needsYou: 'Needs you', onTheWay: 'On the way', sentToday: 'Sent today' },

  here: (device: string) => `On this ${device}`,
  sending: 'Sending',
  bytes: (sent: string, total: string) => `${sent} of ${total} MB`,
  arrived: (arrived: string, total: string) => `${arrived} of ${total} MB have arrived already.`,
  progressOf: (title: string) => `Sent: ${title}`,
  sent: 'Sent',
  refused: 'Refused',
  refusedOf: (title: string) => `“${title}” was refused.`,
  seeWhy: 'Refused: see why',

  why: {
    stopped: 'You stopped it.',
    waitsFor: (title: string) => `Waits for “${title}”.`,
    afterKind: (noun: string) => `Goes out after the ${noun} above.`,
    after: (title: string) => `Goes out after “${title}”.`,
    offline: 'Goes out when there is a connection.',
    noAnswer: (time: string) => `No answer at ${time}.`,
    noAnswers: (first: string, last: string) => `No answer at ${first}, tried again at ${last}.`,
    busy: (time: string) => `Furrow could not take it at ${time}.`,
    stillBusy: (first: string, last: string) =>
      `Furrow could not take it at ${first}, tried again at ${last}.`,
    soon: 'Goes out in a moment.',
  },

  change: 'Change it',
  changeOf: (title: string) => `Change it: ${title}`,
  drop: 'Drop it',
  dropOf: (title: string) => `Drop it: ${title}`,
  stop: 'Stop',
  stopOf: (title: string) => `Stop: ${title}`,
  sendNow: 'Send now',
  sendNowOf: (title: string) => `Send now: ${title}`,
  read: 'Read it',
  readOf: (title: string) => `Read it: ${title}`,
  askDrop: { title: (title: string) => `Drop “${title}”?`, text: 'It is kept nowhere else.' },
  keep: 'Keep it',

  mark: (count: number, refused: number) =>
    `Waiting to be sent: ${count}${refused === 0 ? '' : refused === 1 ? ', one was refused' : `, ${refused} were refused`}`,
  noConnection: (device: string) =>
    `No connection. What you write stays on this ${device} and goes out by itself.`,

  askLogout: {
    title: (count: number) => `${things(count)} not been sent`,
    text: (count: number) => `${count === 1 ? 'It goes' : 'They go'} with your log-out.`,
    stay: 'Stay',
    confirm: (count: number) => `Log out and drop ${count === 1 ? 'it' : 'them'}`,
  },

  fileGone: (name: string) => `“${name}” is not on this device any more. Choose it again, then it goes out.`,
  needGone: 'What this belongs to was dropped.',
};
