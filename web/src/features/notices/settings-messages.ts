import type { NoticeSettings } from '#contract/notices/notice-settings.ts';
import type { MutedOn } from '#contract/notices/notices.ts';

/** Every text of the notification settings. */
export const messages = {
  title: 'Notifications',
  intro: 'You are told of:',
  kinds: {
    replies: 'Replies to you',
    mentions: 'Mentions of your username',
    courses: 'What happens in your courses',
    events: 'Events of yours, the day before',
    weekly: 'A mail once a week, while you are away',
    messages: 'Messages to you, while Furrow is closed',
  } satisfies Record<keyof NoticeSettings, string>,
  always: 'What moderators decide about something of yours, you always hear.',
  push: {
    title: 'On your devices:',
    text: 'Show on the lock screen what was written',
    textHint: 'Otherwise it shows only who wrote, and that it is a reply or a message.',
    quietFrom: 'Quiet from',
    quietTo: 'Quiet until',
    most: 'How many a day at most',
    rest: 'Whatever else comes, we tell you in one message when the quiet time ends. Choose the same time twice for no quiet time.',
    saving: (what: string, value: string) => `Notifications, ${what.toLowerCase()}: ${value}`,
  },
  devices: {
    title: 'Devices that are told',
    none: 'None of your devices is told while Furrow is closed.',
    failed: 'Your devices did not load.',
    on: (browser: string, system: string) => `${browser} on ${system}`,
    unknown: 'A device',
    since: (day: string) => `Since ${day}`,
    here: 'This one',
    stop: 'Stop',
    stopOf: (name: string) => `Stop: ${name}`,
    stopping: 'Stopping',
    stopAll: 'Stop on all devices',
    notStopped: (why: string) => `It did not stop. ${why}`,
  },
  muted: 'Muted',
  on: {
    news: 'News',
    lesson: 'Lesson',
    resource: 'Library',
    course: 'Course',
    post: 'Post',
    community: 'Community',
    group: 'Group',
    enterprise: 'Enterprise',
  } satisfies Record<MutedOn, string>,
  saving: (kind: string, isOn: boolean) => `Notifications, ${kind}: ${isOn ? 'on' : 'off'}`,
  notSaved: (why: string) => `The setting did not change. ${why}`,
};
