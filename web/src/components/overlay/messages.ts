export const messages = { close: 'Close', cancel: 'Cancel', add: 'Add', create: 'Create', name: 'Name' };
