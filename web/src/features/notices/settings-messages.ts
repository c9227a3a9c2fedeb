import type { MutedOn, NoticeSettings } from '#contract/notices.ts';

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
