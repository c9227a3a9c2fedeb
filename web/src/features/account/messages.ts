/** Texts of what a member does with their account as a whole. */
export const messages = {
  data: {
    title: 'Your data',
    about:
      'Everything that you made and saved here, with its pictures and files: one ZIP file with a page to read, and a data file.',
    ask: 'Download all that is yours',
    asking: 'Asking...',
    making: 'Your download is being made. You can go on meanwhile: it will be here.',
    ready: (size: string, until: string) => `Your download is ready: ${size}, until ${until}.`,
    download: 'Download the ZIP file',
    opening: 'Opening...',
    failed: 'Your download could not be made. Please ask for it again.',
    again: 'Ask again',
    askNew: 'Ask for a new one',
  },
  leaving: {
    title: 'Leave Furrow',
    about: 'Your account is erased with all that is yours. You have 14 days to change your mind.',
    open: 'Leave Furrow...',
    question: 'Leave Furrow?',
    what: [
      'In 14 days your account is erased, with what you made: news, courses, groups, enterprises, files, and what others wrote in them. Until then nothing changes, and you can change your mind.',
      'What you wrote to others stays, without your name: posts, replies and messages. A community of yours that others follow or wrote in stays too, without you. If you want to keep what is yours, download it first.',
    ],
    secondStep:
      'Your sign-in has a second step. Please log out and sign in again, and leave within five minutes after that.',
    stay: 'Stay',
    leave: 'Leave Furrow',
    leaving: 'Leaving...',
    notice: 'You are leaving Furrow',
    until: (day: string) => `Your account will be erased on ${day}. Until then all of it stays as it is.`,
    keep: 'Keep my account',
    keeping: 'Keeping it...',
    kept: 'Your account stays.',
  },
};
