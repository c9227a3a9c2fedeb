export interface SampleContact {
  /** The last part of `/messenger/{id}`. */
  readonly id: string;
  readonly name: string;
  /** Number of the drawing in `art/marks.svg`, from 1. */
  readonly face: number;
  /** What was said last. */
  readonly text: string;
  /** When, as it is shown. */
  readonly time: string;
  readonly unread: number;
}

/** Sample content, the same for everyone: there is no messenger behind it. */
export const sampleContacts: readonly SampleContact[] = [
  {
    id: 'amara-okafor',
    name: 'Amara Okafor',
    face: 3,
    text: 'The drill is free from Thursday on',
    time: '09:42',
    unread: 2,
  },
  {
    id: 'jonas-lindqvist',
    name: 'Jonas Lindqvist',
    face: 2,
    text: 'Photo: tile drain, east field',
    time: '08:15',
    unread: 1,
  },
  {
    id: 'nour-haddad',
    name: 'Nour Haddad',
    face: 5,
    text: 'You: See you at the market',
    time: 'Tue',
    unread: 0,
  },
  {
    id: 'tomasz-nowak',
    name: 'Tomasz Nowak',
    face: 4,
    text: 'Which rootstock did you take?',
    time: 'Mon',
    unread: 0,
  },
  {
    id: 'priya-raman',
    name: 'Priya Raman',
    face: 7,
    text: 'Lesson four is online',
    time: '7 Mar',
    unread: 0,
  },
];
