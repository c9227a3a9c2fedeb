export interface Message {
  readonly isMine?: true;
  readonly text: string;
  /** As it is shown. */
  readonly time: string;
}

export interface Contact {
  /** The last part of `/messenger/{id}`. */
  readonly id: string;
  readonly name: string;
  /** When the last message came, as a list shows it. */
  readonly when: string;
  /** The day of the chat's messages. */
  readonly day: string;
  /** The oldest first. */
  readonly chat: readonly Message[];
}

/** Sample content, the same for everyone: there is no messenger behind it. The latest chat first. */
export const sampleContacts: readonly Contact[] = [
  {
    id: 'zola-adeyemi',
    name: 'Zola Adeyemi',
    when: '09:42',
    day: 'Today',
    chat: [
      { text: 'Morning! Ground is dry enough on the north side.', time: '09:31' },
      { isMine: true, text: 'Good. Then I take the drill tomorrow, if nobody else has it?', time: '09:36' },
      { text: 'Henrik has it until Wednesday.', time: '09:41' },
      { text: 'The drill is free from Thursday on', time: '09:42' },
    ],
  },
  {
    id: 'henrik-dahl',
    name: 'Henrik Dahl',
    when: '08:15',
    day: 'Today',
    chat: [
      { isMine: true, text: 'Did you find where the water stands?', time: '07:58' },
      { text: 'Photo: tile drain, east field', time: '08:15' },
    ],
  },
  {
    id: 'leila-mansour',
    name: 'Leila Mansour',
    when: 'Tue',
    day: 'Tuesday',
    chat: [
      { text: 'I keep a crate of early carrots for you.', time: '17:20' },
      { isMine: true, text: 'See you at the market', time: '17:31' },
    ],
  },
  {
    id: 'piotr-zielinski',
    name: 'Piotr Zielinski',
    when: 'Mon',
    day: 'Monday',
    chat: [
      { isMine: true, text: 'The new trees are in, all forty of them.', time: '12:04' },
      { text: 'Which rootstock did you take?', time: '12:40' },
    ],
  },
  {
    id: 'meera-iyer',
    name: 'Meera Iyer',
    when: '7 Mar',
    day: '7 March',
    chat: [{ text: 'Lesson four is online', time: '10:05' }],
  },
];
