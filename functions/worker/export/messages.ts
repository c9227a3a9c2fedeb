import type { EventItem } from '#kinds/event.ts';
import type { Device } from './addresses.ts';
import type { Learned, Reported, Surveyed } from './own-marks.ts';

/** Texts of the page in an archive. */
export const messages = {
  title: 'All that is yours on Furrow',
  made: (time: string) => `As of ${time} (UTC). The same, in full, is in data.json.`,
  kinds: {
    news: 'News',
    community: 'Communities',
    group: 'Groups',
    enterprise: 'Enterprises',
    course: 'Courses',
    resource: 'Library',
    collection: 'Collections',
    post: 'Posts',
    reply: 'Replies',
    survey: 'Surveys',
  } as Readonly<Record<string, string>>,
  profile: 'Your profile',
  drafts: 'Drafts',
  draft: 'A draft',
  post: 'A post',
  reply: 'A reply',
  events: 'Events',
  event({ date, time, task, isAllDay, endTime, endDate, repeats, repeatsUntil, leftOut }: EventItem): string {
    const days = endDate ? `${date} to ${endDate}` : date;
    const hours = isAllDay ? 'all day' : endTime ? `${time} to ${endTime}` : time;
    const but = leftOut ? `, but not on ${leftOut.join(', ')}` : '';
    const series = repeats
      ? ` (each ${repeats}${repeatsUntil ? ` until ${repeatsUntil}` : ', for a year'}${but})`
      : '';
    return `${days} ${hours} ${task}${series}`;
  },
  calendarAddress:
    'Other calendars read your events at an address. It is left out: whoever has it can read them. Your calendar shows it.',
  follows: 'What you follow',
  notices: 'What you are told of',
  notTold: (kind: string) => `Not of ${kind}`,
  muted: (what: string) => `Muted: ${what}`,
  device: ({ browser, system, since }: Device) =>
    `On a device (${[browser, system].filter(Boolean).join(', ') || 'not known'}) since ${since.slice(0, 10)}. The address at which Furrow reaches it is left out, with the codes that belong to it: others could use them to send to your device.`,
  blocked: 'Whom you blocked',
  blockedOn: (name: string, day: string) => `${name}, on ${day}`,
  chats: 'What you wrote in conversations',
  chatWith: (name: string) => `With ${name}`,
  taken: 'Courses that you take or took',
  taking: (courseId: string) => `Course ${courseId}`,
  learned: 'What you completed',
  learnedOn: ({ what, id, at }: Learned) => `${what} ${id}, on ${at.slice(0, 10)}`,
  surveyed: 'Surveys that you answered',
  surveyedOn: ({ surveyId, day }: Surveyed) => `${surveyId}, on ${day}`,
  answered: 'What you answered to surveys, with your name',
  answeredOn: (title: string, day: string) => `${title}, on ${day}`,
  reported: 'What you reported',
  reportedOn: ({ on, id, reason, text, at }: Reported) =>
    `${on} ${id}, on ${at.slice(0, 10)}, as ${reason}${text ? `: ${text}` : ''}`,
  objected: 'What you said of decisions on something of yours',
  objectedTo: (title: string, text: string) => `${title}: ${text}`,
  useful: 'What you find useful',
  certificates: 'Your certificates',
  certificate: (course: string, number: string, date: string) => `${course}, finished on ${date}: ${number}`,
  lesson: (title: string) => `Lesson: ${title}`,
  enrolled: (time: string) => `Enrolled on ${time}`,
  rated: (stars: unknown, text: unknown) => `Your feedback: ${stars} of 5. ${text ?? ''}`,
  attempts: (count: number) => `Attempts at tests: ${count}`,
  file: 'File',
};
