/** Every text of certificates. */
export const messages = {
  title: 'Certificate',
  finished: 'has finished the course',
  on: (date: string) => `on ${date}`,
  number: 'Number',
  checkAt: (address: string) => `To be checked at ${address}`,
  print: 'Print it',
  share: {
    share: 'Share it',
    copied: 'The link to the certificate is copied.',
    byHand: 'The link to the certificate, to copy it',
  },
  toCourse: 'Back to the course',
  toOwn: 'Your certificates',
  failed: 'This certificate did not load',
  missing: {
    title: 'There is no such certificate',
    text: 'Nobody has a certificate with this number. It may have been withdrawn, or a letter of it is another.',
  },
  check: {
    title: 'Check a certificate',
    text: 'Type the number that stands on it, with hyphens or without.',
    another: 'Check another one',
    label: 'Number of the certificate',
    action: 'Check it',
    blank: 'Please type the number',
  },
  own: {
    title: 'Your certificates',
    failed: 'Your certificates did not load',
    none: 'You have none yet. Whoever completes every lesson of a course gets one at its end.',
    finishedOn: (date: string) => `Finished on ${date}`,
  },
  withdraw: {
    action: 'Withdraw it',
    title: 'Withdraw this certificate?',
    text: 'Nobody will find it by its number any more, and the number does not come back. You may get a new one at the end of the course.',
    confirm: 'Withdraw it',
    busy: 'Withdrawing...',
    done: 'The certificate is withdrawn.',
  },
};
