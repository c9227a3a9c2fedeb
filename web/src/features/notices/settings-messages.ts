import type { NoticeSettings } from '#contract/notices/notice-settings.ts';
import type { MutedOn } from '#contract/notices/notices.ts';

/** Every text of the notification settings. */
export const messages = {
  title: 'Notifications',
  intro: 'You are notified about:',
  kinds: {
    replies: 'Replies to you',
    mentions: 'Mentions of your username',
    courses: 'What happens in your courses',
    events: 'Your events, the day before',
    weekly: 'An e-mail once a week, while you are away',
    messages: 'Messages to you, while Furrow is closed',
  } satisfies Record<keyof NoticeSettings, string>,
  always: 'You are always told what moderators decide about something of yours.',
  push: {
    title: 'On your devices:',
    text: 'Show on the lock screen what was written',
    textHint: 'Otherwise it shows only who wrote, and that it is a reply or a message.',
    quietFrom: 'Quiet from',
    quietTo: 'Quiet until',
    most: 'At most per day',
    rest: 'Anything else comes in one notification when the quiet time ends. For no quiet time, choose the same time twice.',
    saving: (what: string, value: string) => `Notifications, ${what.toLowerCase()}: ${value}`,
  },
  devices: {
    title: 'Devices with notifications',
    none: 'None of your devices gets notifications while Furrow is closed.',
    failed: 'Your devices did not load',
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
