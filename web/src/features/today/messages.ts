const atLeast = (count: number, isMore: boolean) => `${count}${isMore ? ' or more' : ''}`;

/** Every text of what is new. */
export const messages = {
  label: 'What is new',
  hello: (part: 'morning' | 'afternoon' | 'evening', name: string | undefined) =>
    `Good ${part}${name ? `, ${name}` : ''}.`,

  since: (when: string) => `Since ${when}:`,
  nothingSince: (when: string) => `Nothing new since ${when}.`,
  /** Before the member has said for the first time what they have seen. */
  lately: 'This week:',
  nothingLately: 'Nothing new this week.',
  yesterday: 'yesterday',
  ahead: 'Ahead of you:',

  newsIn: (count: number, isMore: boolean, community: string) =>
    `${atLeast(count, isMore)} new articles in ${community}`,
  oneNews: (title: string, community: string) => `“${title}” in ${community}`,
  passed: (name: string, course: string) => `${name} passed your test in ${course}`,
  took: (name: string, course: string) => `${name} took your test in ${course}`,
  tookAll: (people: number, isMore: boolean, passed: number, course: string) =>
    `${atLeast(people, isMore)} people took your test in ${course}, ${passed} passed`,
  joined: (name: string, course: string) => `${name} joined ${course}`,
  joinedAll: (people: number, isMore: boolean, course: string) =>
    `${atLeast(people, isMore)} people joined ${course}`,
  event: (task: string, day: string, time: string) => `${task}, ${day} ${time}`.trimEnd(),
  today: 'today',
  tomorrow: 'tomorrow',
  goOn: (title: string) => `Go on with “${title}”`,
  showMore: (count: number) => `Show ${count} more`,
  more: (count: number) => `and ${count} more`,

  asOf: (when: string) => `As of ${when}`,

  allRead: 'Mark as read',
  notMarked: (why: string) => `What you have read was not saved. ${why}`,
  failed: 'What is new did not load.',
  noun: 'what you have read',
};
