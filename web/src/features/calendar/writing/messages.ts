import { shortName } from '#web/lib/format/short-name.ts';

/** What the form of an event says, and what becomes of one that is sent or deleted. */
export const messages = {
  noun: 'event',
  deletionNoun: 'deletion',
  create: 'Add event',
  edit: 'Edit event',
  notLoaded: 'This event did not load',
  date: 'Day',
  time: 'Time',
  task: 'What is planned',
  add: 'Add',
  close: 'Close',
  save: 'Save',
  added: (task: string) => `“${shortName(task)}” is in the calendar.`,
  changed: (task: string) => `“${shortName(task)}” is changed.`,
  deleted: (task: string) => `“${shortName(task)}” is deleted.`,
  notDeleted: (task: string, why: string) => `“${shortName(task)}” was not deleted. ${why}`,
  deleting: (task: string) => `Delete: ${task}`,
  deletion: {
    my: (task: string) => `“${task}” will be gone from your calendar. Nobody can bring it back.`,
    of: (task: string) => `“${task}” will be gone for everyone who follows it. Nobody can bring it back.`,
    unsent: (task: string) => `“${task}” has not been sent. It is kept nowhere else.`,
  },

  groups: {
    circle: 'Group',
    choose: 'Choose one of your groups',
    choosing: 'Loading your groups...',
    failed: 'Your groups did not load.',
    gone: 'This group is not there any more. Please choose another.',
    missing: 'Please choose one of your groups.',
    none: {
      title: 'You have made no group here yet',
      text: 'Who made a group adds its events, and whoever follows it sees them. Make one, then come back.',
      action: 'See all groups',
    },
  },
  enterprises: {
    circle: 'Enterprise',
    choose: 'Choose one of your enterprises',
    choosing: 'Loading your enterprises...',
    failed: 'Your enterprises did not load.',
    gone: 'This enterprise is not there any more. Please choose another.',
    missing: 'Please choose one of your enterprises.',
    none: {
      title: 'You have made no enterprise here yet',
      text: 'Who made an enterprise adds its events, and whoever follows it sees them. Make one, then come back.',
      action: 'See all enterprises',
    },
  },
};
