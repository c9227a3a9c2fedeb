export const messages = {
  title: 'Waiting to be sent',
  lede: (device: string) =>
    `What waits here stays on this ${device} until it has arrived. Nothing is sent twice.`,
  loading: 'Looking for what waits...',
  empty: {
    title: 'Everything has arrived',
    text: 'What you write without a connection is listed here until it is sent.',
  },
  groups: { needsYou: 'Needs you', onTheWay: 'On the way', sentToday: 'Sent today' },

  offline: {
    whole: (device: string) =>
      `Furrow opens on this ${device} without a connection. A few screens still need one, such as surveys and course reports.`,
    part: (kept: number, of: number, device: string) =>
      `${Math.floor((100 * kept) / of)}% of Furrow is on this ${device} and opens without a connection. The rest comes while you use it.`,
    stuck: 'Furrow would not open without a connection: something of it is missing here.',
    repair: 'Repair',
    repairing: 'Repairing...',
  },

  bytes: (sent: string, total: string) => `${sent} of ${total} MB`,
  arrived: (arrived: string, total: string) => `${arrived} of ${total} MB have arrived already.`,
  trying: 'Trying to send...',
  progressOf: (title: string) => `Sent: ${title}`,
  sent: 'Sent',
  sentOf: (title: string) => `“${title}” was sent.`,
  refused: 'Refused',
  refusedOf: (title: string) => `“${title}” was refused.`,

  why: {
    stopped: 'You stopped it.',
    outdated: 'You changed it since. Send it from its form.',
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
};
