export const messages = {
  sample: 'These are examples.',
  sampleText:
    'Everything below is made up to show what an enterprise’s page will hold. The four buttons do nothing yet.',
  info: 'Additional info',
  tasks: 'Tasks',
  finances: 'Finances',
  reports: 'Reports',
  materials: 'Materials',
  events: 'Events',
  messenger: { title: 'Messenger', text: 'Talk to the miller before you drill.', open: 'Open messenger' },
  photos: 'Photos',
};
