import type { StoredItem } from '#platform/table/table.ts';
import { article } from './article.ts';
import type { Written } from './chats.ts';
import type { Gathered, Taken } from './gather.ts';
import { escaped, fileOf, line, paragraph, section } from './html.ts';
import { messages } from './messages.ts';
import type { Said } from './records.ts';
import type { Answered } from './survey-answers.ts';

/** Attributes that say where something lies in the table, and nothing to its member. */
const OURS =
  /^(pk|sk|memberId|parent|topicRow|rowId|row|rank|shards|hasMore|takenRow|letInRow|followerRow|followRow|version)$/;

/** All that was gathered, as JSON. */
export const dataOf = (gathered: Gathered): string =>
  JSON.stringify(
    gathered,
    (name, value) => (OURS.test(name) ? undefined : value instanceof Set ? [...value] : value),
    2,
  );

/** The same to read, as one HTML page without scripts; its pictures are the archive's. */
export function pageOf(
  {
    profile,
    records,
    drafts,
    events,
    follows,
    blocked,
    chats,
    notices,
    devices,
    calendarAddress,
    taken,
    certificates,
    answered,
    surveyed,
    learned,
    reported,
    objected,
    useful,
    files,
  }: Gathered,
  now: Date,
): string {
  const has = new Set(files);
  const writing = (said: Said) => article(said, has);
  const parts = [
    section(messages.profile, [profileOf(profile, has)]),
    ...Object.entries(records).map(([noun, some]) =>
      section(messages.kinds[noun] ?? noun, some.map(writing)),
    ),
    section(messages.drafts, drafts.map(writing)),
    section(messages.events, [
      ...events.map((event) => line(messages.event(event))),
      ...(calendarAddress ? [line(messages.calendarAddress)] : []),
    ]),
    section(
      messages.follows,
      follows.map(({ kind, id, name }) => line(`${kind}: ${name || id}`)),
    ),
    section(
      messages.blocked,
      blocked.map(({ name, at }) => line(messages.blockedOn(name, at.slice(0, 10)))),
    ),
    section(
      messages.chats,
      chats.map((chat) => chatOf(chat, has)),
    ),
    section(messages.notices, [
      ...wishesOf(notices),
      ...devices.map((device) => line(messages.device(device))),
    ]),
    section(messages.taken, taken.map(takenOf)),
    section(
      messages.learned,
      learned.map((done) => line(messages.learnedOn(done))),
    ),
    section(messages.answered, answered.map(answeredOf)),
    section(
      messages.surveyed,
      surveyed.map((one) => line(messages.surveyedOn(one))),
    ),
    section(
      messages.reported,
      reported.map((one) => line(messages.reportedOn(one))),
    ),
    section(
      messages.objected,
      objected.flatMap(({ title, answers }) => answers.map((text) => line(messages.objectedTo(title, text)))),
    ),
    section(
      messages.useful,
      useful.map(({ on, id }) => line(`${on} ${id}`)),
    ),
    section(
      messages.certificates,
      certificates.map(({ course, number, date }) => line(messages.certificate(course, number, date))),
    ),
  ];
  const time = now.toISOString().slice(0, 16).replace('T', ' ');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${messages.title}</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:45rem;margin:auto;padding:1rem}img{max-width:100%;height:auto}article{border-top:1px solid #999;padding:1rem 0}p{white-space:pre-wrap;overflow-wrap:anywhere}</style>
</head><body><h1>${messages.title}</h1>${paragraph(messages.made(time))}${parts.join('\n')}</body></html>\n`;
}

/** What the member is not told of, and what they muted; nothing where they are told of all. */
const wishesOf = ({ muted, ...settings }: Gathered['notices']): string[] => [
  ...Object.entries(settings).flatMap(([kind, isTold]) => (isTold ? [] : line(messages.notTold(kind)))),
  ...[...muted].map((name) => line(messages.muted(name.replace('#', ' ')))),
];

function profileOf(profile: StoredItem, has: ReadonlySet<string>): string {
  const { username, firstName, lastName, place, grows, email, phone, dateOfBirth, attachments } = profile;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const facts = [username, name, place, grows, email, phone, dateOfBirth];
  return `<article>${facts.map(paragraph).join('')}${attachments ? fileOf(`attachments/${attachments}`, has) : ''}</article>`;
}

const chatOf = (chat: Written, has: ReadonlySet<string>): string =>
  `<article><h3>${escaped(messages.chatWith(chat.with))}</h3>${chat.messages
    .map(
      ({ text, createdAt, picture }) =>
        paragraph(`${createdAt.slice(0, 10)}: ${text}`) + (picture ? fileOf(`img/${picture.name}`, has) : ''),
    )
    .join('')}</article>`;

function takenOf({ courseId, enrolment, feedback, progress }: Taken): string {
  const attempts = progress.filter(({ marks }) => marks !== undefined).length;
  const lines = [
    messages.taking(courseId),
    enrolment && messages.enrolled(String(enrolment['enrolledAt']).slice(0, 10)),
    feedback && messages.rated(feedback.stars, feedback.text),
    messages.attempts(attempts),
  ];
  return `<article>${lines.map(paragraph).join('')}</article>`;
}

const answeredOf = ({ title, day, answers }: Answered): string =>
  `<article><h3>${escaped(messages.answeredOn(title, day))}</h3>${answers
    .map(({ question, answer }) => line(`${question} ${answer}`))
    .join('')}</article>`;
