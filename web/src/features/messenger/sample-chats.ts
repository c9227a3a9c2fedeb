interface SampleMessage {
  readonly isMine?: true;
  readonly text: string;
  /** As it is shown. */
  readonly time: string;
}

interface SampleChat {
  readonly day: string;
  readonly lines: readonly SampleMessage[];
}

/** By the contact's id; each ends with what the list of contacts shows. */
export const sampleChats: Readonly<Record<string, SampleChat>> = {
  'amara-okafor': {
    day: 'Today',
    lines: [
      { text: 'Morning! Ground is dry enough on the north side.', time: '09:31' },
      {
        isMine: true,
        text: 'Good. Then I take the drill tomorrow, if nobody else has it?',
        time: '09:36',
      },
      { text: 'Jonas has it until Wednesday.', time: '09:41' },
      { text: 'The drill is free from Thursday on', time: '09:42' },
    ],
  },
  'jonas-lindqvist': {
    day: 'Today',
    lines: [
      { isMine: true, text: 'Did you find where the water stands?', time: '07:58' },
      { text: 'Photo: tile drain, east field', time: '08:15' },
    ],
  },
  'nour-haddad': {
    day: 'Tuesday',
    lines: [
      { text: 'I keep a crate of early carrots for you.', time: '17:20' },
      { isMine: true, text: 'See you at the market', time: '17:31' },
    ],
  },
  'tomasz-nowak': {
    day: 'Monday',
    lines: [
      { isMine: true, text: 'The new trees are in, all forty of them.', time: '12:04' },
      { text: 'Which rootstock did you take?', time: '12:40' },
    ],
  },
  'priya-raman': {
    day: '7 March',
    lines: [{ text: 'Lesson four is online', time: '10:05' }],
  },
};
