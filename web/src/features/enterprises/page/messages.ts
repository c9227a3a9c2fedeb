export const messages = {
  info: 'Additional info',
  infoText: 'Tasks are what it plans. The others find the posts that speak of them.',
  tasks: 'Tasks',
  finances: 'Finances',
  reports: 'Reports',
  materials: 'Materials',
  /** Beginnings of words that posts about it have. */
  words: { finances: 'finance', reports: 'report', materials: 'material' },
  messenger: { title: 'Messenger', text: 'Write to other members by themselves.', open: 'Open messenger' },
};
