/** Every text of an enterprise's own page. */
export const messages = {
  missing: {
    title: 'This enterprise is not here',
    text: 'It may have been deleted, or it belongs to another community than the one you are in.',
    action: 'See all enterprises',
  },
  none: {
    title: 'No enterprise of yours yet',
    text: 'Follow one, or begin one of your own, and it is shown here.',
    action: 'See all enterprises',
  },
  roles: 'Roles',

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
