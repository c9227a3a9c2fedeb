import { shortName } from '#web/lib/format/short-name.ts';
import { messages as calendar } from '../messages.ts';

const { dayName } = calendar;

export const messages = {
  noun: 'event',
  deletionNoun: 'deletion',
  create: 'Add event',
  edit: 'Edit event',
  notLoaded: 'This event did not load',
  date: 'Day',
  isAllDay: 'All day',
  time: 'Time',
  endTime: 'End',
  endDate: 'Last day',
  repeats: 'Repeats',
  recurrences: { no: 'No', week: 'Every week', month: 'Every month' },
  repeatsUntil: 'Until',
  atMostAYear: 'At most one year. If you leave it empty, it repeats for a year.',
  wholeSeries: 'A change applies to all days of this event.',
  task: 'What is planned',
  add: 'Add',
  save: 'Save',
  added: (task: string) => `“${shortName(task)}” is in the calendar.`,
  changed: (task: string) => `“${shortName(task)}” is changed.`,
  deleted: (task: string) => `“${shortName(task)}” is deleted.`,
  notDeleted: (task: string, why: string) => `“${shortName(task)}” was not deleted. ${why}`,
  deleting: (task: string) => `Delete: ${task}`,
  deletedOn: (task: string, day: string) => `“${shortName(task)}” is deleted on ${dayName(day)}.`,
  deletingOn: (task: string, day: string) => `Delete: ${task}, ${dayName(day)}`,
  deletion: {
    title: 'Are you sure you want to delete?',
    confirm: 'Delete',
    my: (task: string) => `“${task}” will be deleted from your calendar. It cannot be brought back.`,
    of: (task: string) => `“${task}” will be deleted for everyone who follows it. It cannot be brought back.`,
    series: 'It is on several days, and will be deleted from all of them.',
    times: (task: string, day: string) =>
      `“${task}” repeats. You can delete ${dayName(day)} only, or all of them.`,
    one: 'Delete this one only',
    all: 'Delete all of them',
    unsent: (task: string) => `“${task}” has not been sent. It is kept nowhere else.`,
  },

  groups: ofCircles('group', 'groups', 'a group'),
  enterprises: ofCircles('enterprise', 'enterprises', 'an enterprise'),
};

function ofCircles(one: string, many: string, anyOne: string) {
  return {
    circle: `${one.charAt(0).toUpperCase()}${one.slice(1)}`,
    choose: `Choose one of your ${many}`,
    choosing: `Loading your ${many}...`,
    failed: `Your ${many} did not load.`,
    gone: `This ${one} is not there any more. Please choose another.`,
    missing: `Please choose one of your ${many}.`,
    none: {
      title: `You have made no ${one} here yet`,
      text: `If you make ${anyOne}, you can add events, and everyone who follows it sees them.`,
      action: `See all ${many}`,
    },
  };
}
