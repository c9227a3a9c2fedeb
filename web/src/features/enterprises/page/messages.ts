export const messages = {
  sample: 'These are examples.',
  sampleText: 'The four buttons show what an enterprise’s page will hold. They do nothing yet.',
  info: 'Additional info',
  tasks: 'Tasks',
  finances: 'Finances',
  reports: 'Reports',
  materials: 'Materials',
  messenger: { title: 'Messenger', text: 'Write to other members by themselves.', open: 'Open messenger' },
};
