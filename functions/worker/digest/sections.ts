import type { Notice } from '#contract/notices/notices.ts';
import { addressOf, placeOf } from '#contract/notices/site-address.ts';
import type { Digest, ToldNotice } from './digest.ts';
import { messages } from './messages.ts';

/** A line of a mail; `to` is a path of the site. */
export interface Row {
  readonly text: string;
  readonly to?: string | undefined;
  /** What it is made of. */
  readonly rows?: readonly Row[];
}

export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** Lines of a section; the list on the site has all. */
const MOST_ROWS = 8;

const MESSAGES = '/messenger';
/** The list opens from the head of each page. */
const NOTICES = '/news';
const EVENTS = '/calendar/my-events';

const groups = {
  replies: ['reply', 'answer', 'thread', 'mention', 'chosen'],
  courses: ['learner', 'attempt', 'remark'],
  decisions: ['moderated', 'decided'],
} as const satisfies Record<string, readonly Notice['kind'][]>;

/** What a mail says, by what it is about; nothing of what there is none of. */
export function sectionsOf({ notices, chats, news, events }: Digest): Section[] {
  const { sections } = messages;
  const ofNotices = (name: keyof typeof groups) => {
    const kinds: readonly Notice['kind'][] = groups[name];
    const lines = notices.filter(({ kind }) => kinds.includes(kind));
    const rows = lines.map((line) => ({ text: messages.notice(line), to: placeOf(line) }));
    return { title: sections[name], rows: shortened(rows, NOTICES) };
  };
  const written = chats.map((name) => ({ text: messages.chat(name), to: MESSAGES }));
  const ahead = events.map((event) => ({ text: messages.event(event), to: EVENTS }));
  const ofNews = news.map((each) => ({
    text: messages.news(each),
    rows: each.newest.map(({ id, title }) => ({
      text: title,
      to: addressOf({ on: 'news', id, communityId: each.communityId }),
    })),
  }));
  return [
    ofNotices('replies'),
    ofNotices('courses'),
    ofNotices('decisions'),
    { title: sections.chats, rows: shortened(written, MESSAGES) },
    { title: sections.news, rows: ofNews },
    { title: sections.events, rows: shortened(ahead, EVENTS) },
  ].filter(({ rows }) => rows.length > 0);
}

const shortened = (rows: readonly Row[], to: string): readonly Row[] =>
  rows.length <= MOST_ROWS
    ? rows
    : [...rows.slice(0, MOST_ROWS), { text: messages.more(rows.length - MOST_ROWS), to }];

/** What a mail is about, in numbers: no word of it is a member's. */
export function subjectOf({ notices, chats, news, events }: Digest): string {
  const { subject } = messages;
  const of = (...kinds: Notice['kind'][]) => notices.filter(({ kind }) => kinds.includes(kind));
  const said = (some: readonly ToldNotice[], say: (number: number, isMore: boolean) => string) =>
    some.length === 0
      ? []
      : [
          say(
            sum(some),
            some.some(({ isMore, isPart }) => isMore || isPart === true),
          ),
        ];
  const others = of('chosen', ...groups.courses, ...groups.decisions).length;
  const parts = [
    ...said(of('reply', 'answer', 'thread'), subject.replies),
    ...said(of('mention'), subject.mentions),
    ...(others > 0 ? [subject.others(others)] : []),
    ...(chats.length > 0 ? [subject.chats(chats.length)] : []),
    ...(news.length > 0
      ? [
          subject.news(
            sum(news),
            news.some(({ isMore }) => isMore),
          ),
        ]
      : []),
  ];
  return parts.length > 0 ? subject.away(parts) : subject.events(events.length);
}

const sum = (some: readonly { readonly count: number }[]) =>
  some.reduce((total, { count }) => total + count, 0);
