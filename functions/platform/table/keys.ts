import { createHash } from 'node:crypto';
import type { EventScope } from '#contract/events/events.ts';
import { asSeen } from '#contract/fields/alike.ts';
import { MOST_COLLECTIONS, MOST_MATERIALS } from '#contract/fields/limits.ts';

/** The primary key of an item. */
export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** Circles: followed within a community, or as one. */
export type CircleSort = 'GROUP' | 'ENTERPRISE';

/**
 * The table's one secondary index has the keys of what is a member's and lies in no partition of their own, by the
 * attribute `memberId` (`member-index.ts`). An index entry costs one write unit, where an item of its own in the
 * transaction would cost two. For the same reason what is in a collection stands there under the id of that, and a
 * saved collection under its own: both have to be found when what they lead to goes.
 */
export const memberIndex = { name: 'by-member', by: 'memberId' } as const;

/** Under these, and not under the member, the index has what of theirs others appreciate: each is read by itself. */
export const appreciated = {
  useful: (userId: string): string => `${userId}#USEFUL`,
  answers: (userId: string): string => `${userId}#ANSWERS`,
} as const;

/** Under this the index has a member's conversations with something new, which the bell counts. */
export const unreadOf = (userId: string): string => `${userId}#UNREAD`;

/** The whole single table on one page. Add an access pattern here first. */
export const keys = {
  user: (id: string): Key => ({ pk: `USER#${id}`, sk: 'USER' }),
  /** The member of a user name, which ignores case; it goes with them by the index. */
  userName: (name: string): Key => ({ pk: `USERNAME#${name.toLowerCase()}`, sk: 'USER' }),
  /** That a member follows a community, and where both lists have the row. */
  follow: (userId: string, communityId: string): Key => ({
    pk: `USER#${userId}`,
    sk: `FOLLOW#${communityId}`,
  }),

  /** What an operator did, by a ULID: `lib/operations/audit.ts`. */
  audit: (id: string): Key => ({ pk: 'AUDIT', sk: id }),

  community: (id: string): Key => ({ pk: `COMMUNITY#${id}`, sk: 'COMMUNITY' }),
  communitySlug: (slug: string): Key => ({ pk: `SLUG#${slug}`, sk: 'COMMUNITY' }),
  /** A slug that the community has or had, as the community sees it. */
  slugOf: (communityId: string, slug: string): Key => ({
    pk: `COMMUNITY#${communityId}`,
    sk: `SLUG#${slug}`,
  }),
  /** A description that is too long for the record in lists. */
  communityText: (id: string): Key => ({ pk: `COMMUNITY#${id}`, sk: 'TEXT' }),
  /** A group or an enterprise of a community, beside its row in the list. */
  circle: (sort: CircleSort, id: string): Key => ({ pk: `${sort}#${id}`, sk: sort }),
  /** A description of one that is too long for the record that lists read. */
  circleText: (sort: CircleSort, id: string): Key => ({ pk: `${sort}TEXT#${id}`, sk: 'TEXT' }),
  /** That a member follows it. Nobody lists its followers. */
  circleFollow: (sort: CircleSort, userId: string, id: string): Key => ({
    pk: partitions.circleFollowers(sort, id),
    sk: `R#${userId}`,
  }),
  /** Communities that everyone joins: one partition, at most 20 items. */
  autoFollow: (communityId: string): Key => ({ pk: 'AUTOFOLLOW', sk: communityId }),

  /** All categories share a partition: they are few, and are listed whole. */
  category: (id: string): Key => ({ pk: 'CATEGORIES', sk: id }),
  categoryName: (name: string): Key => ({ pk: `CATEGORYNAME#${fitting(compared(name))}`, sk: 'CATEGORY' }),

  /** A rich text and its blocks share a partition, so that one Query reads them all. */
  richtext: (id: string): Key => ({ pk: `RICHTEXT#${id}`, sk: 'RICHTEXT' }),
  /** A block's id begins with its rich text's, so that the id alone leads to the item. */
  block: (id: string): Key => ({
    // An id that is not a block's may be cut in the middle of a character, which no key allows.
    pk: `RICHTEXT#${id.slice(0, ULID_LENGTH).toWellFormed()}`,
    sk: `BLOCK#${id.slice(ULID_LENGTH).toWellFormed()}`,
  }),

  /** A news is a row of its community's list; it has no second item. */
  news: (communityId: string, id: string): Key => ({ pk: lists.news(communityId).pk, sk: `R#${id}` }),

  /** What is said of a resource, where that is too long for its row in the library. */
  resourceText: (id: string): Key => ({ pk: `RESOURCE#${id}`, sk: 'TEXT' }),

  /** A course is a row of the list of all; one more item holds what is too long for that. */
  courseText: (id: string): Key => ({ pk: partitions.ofCourse(id), sk: 'TEXT' }),
  /** A member's state in a course that they have joined; it stays when they leave. */
  enrolment: (courseId: string, userId: string): Key => ({ pk: partitions.learners(courseId), sk: userId }),
  /** When a member began and completed a lesson. */
  progress: (courseId: string, userId: string, lessonId: string): Key => ({
    pk: partitions.progress(courseId, userId),
    sk: lessonId,
  }),
  /** A member's state in a lesson's test: what they have begun, and how often they have finished it. */
  tries: (courseId: string, userId: string, lessonId: string): Key => ({
    pk: partitions.progress(courseId, userId),
    sk: `TRIES#${lessonId}`,
  }),
  /** An attempt. Its id begins with its lesson's, so those of a lesson, or of a course, are neighbours. */
  attempt: (courseId: string, userId: string, id: string): Key => ({
    pk: partitions.progress(courseId, userId),
    sk: `ATTEMPT#${id}`,
  }),
  /** The answers of an attempt, which lists do not read. */
  answers: (courseId: string, userId: string, id: string): Key => ({
    pk: partitions.progress(courseId, userId),
    sk: `ANSWERS#${id}`,
  }),
  /** The teacher's remarks and marks. */
  remarks: (courseId: string, userId: string, id: string): Key => ({
    pk: partitions.progress(courseId, userId),
    sk: `REMARKS#${id}`,
  }),
  /** The owner of a finished attempt, by its id; leads to its row in `lists.attempts`. */
  attemptOf: (lessonId: string, id: string): Key => ({
    pk: lists.attempts(lessonId).pk,
    sk: `A#${id.slice(-ULID_LENGTH).toWellFormed()}`,
  }),
  /** A lesson's test without its questions. These are in editions beside it, each in as many items as it needs. */
  test: (lessonId: string): Key => ({ pk: `TEST#${lessonId}`, sk: 'TEST' }),
  testQuestions: (lessonId: string, edition: number, index: number): Key => ({
    pk: `TEST#${lessonId}`,
    sk: `E#${edition}#${String(index).padStart(2, '0')}`,
  }),
  /**
   * The order of a course's lessons. It is removed with the items that count them (`closed`), because it sorts before
   * those.
   */
  lessonOrder: (courseId: string): Key => ({ pk: lists.lessons(courseId).pk, sk: '#ORDER' }),
  /** A description that is too long for the row that the course's page reads. */
  lessonText: (id: string): Key => ({ pk: `LESSON#${id}`, sk: 'TEXT' }),
  /** That a member has seen a course, so that it counts once. */
  seen: (courseId: string, userId: string): Key => ({ pk: partitions.views(courseId), sk: `BY#${userId}` }),
  /** The same in the order of time. */
  view: (courseId: string, id: string): Key => ({ pk: partitions.views(courseId), sk: `R#${id}` }),
  /** A member's feedback on a course; its row in `lists.feedback` shows the same to everyone. */
  feedback: (courseId: string, userId: string): Key => ({ pk: partitions.feedback(courseId), sk: userId }),

  /** A certificate, which anybody may open by its number; and the same among its member's own, by the course. */
  certificate: (number: string): Key => ({ pk: `CERTIFICATE#${number}`, sk: 'CERTIFICATE' }),
  certificateOf: (userId: string, courseId: string): Key => ({
    pk: partitions.certificates(userId),
    sk: `R#${courseId}`,
  }),

  /** What a reply is to, by its id: it is a row of that list. */
  reply: (id: string): Key => ({ pk: `REPLY#${id}`, sk: 'REPLY' }),
  /** That a member has replied to a piece, and is told of what others reply. */
  watch: (on: string, id: string, userId: string): Key => ({ pk: partitions.watchers(on, id), sk: userId }),
  /** That a member finds something useful; the ids of replies, and those of posts, are in the order of their time. */
  useful: (userId: string, on: string, id: string): Key => ({
    pk: partitions.useful(userId),
    sk: `${on}#${id}`,
  }),
  /**
   * That something is useful to somebody, since a time (ISO), and that a reply answers a question: beside the count.
   */
  usefulSince: (on: string, id: string, at: string): Key => ({
    pk: tallies.useful(on, id).pk,
    sk: `OF#${at}`,
  }),
  answered: (postId: string, replyId: string): Key => ({
    pk: tallies.useful('post', postId).pk,
    sk: `ANSWER#${replyId}`,
  }),

  /** A course that a member finished, or a lesson whose test they passed; and a lesson, in the order of time (ISO). */
  learned: (userId: string, what: 'COURSE' | 'TEST', id: string): Key => ({
    pk: partitions.learned(userId),
    sk: `${what}#${id}`,
  }),
  learnedLesson: (userId: string, at: string, lessonId: string): Key => ({
    pk: partitions.learned(userId),
    sk: `LESSON#${at}#${lessonId}`,
  }),

  /** A collection, behind what is in it, to be read with that. */
  collection: (id: string): Key => ({ pk: partitions.ofCollection(id), sk: 'SELF' }),
  /** That a file, or a course, is in it. The index leads from what is in it to this. */
  collected: (id: string, thing: string): Key => ({ pk: partitions.ofCollection(id), sk: `R#${thing}` }),

  /**
   * The surveys that are open in a community, with all groups and enterprises in it, or in a course
   * (`functions/kinds/surveys/open-item.ts`).
   */
  openSurveys: (id: string): Key => ({ pk: partitions.openSurveys(id), sk: 'OPEN' }),
  /** That a member wants to be shown a survey no more, beside the rows of those that they answered. */
  surveyDismissed: (userId: string, id: string): Key => ({
    pk: lists.surveysAnswered(userId).pk,
    sk: `D#${id}`,
  }),

  /** That a member blocked another: it stands with both (`functions/kinds/blocked.ts`). */
  blocked: (userId: string, other: string): Key => ({ pk: partitions.blocks(userId), sk: `OWN#${other}` }),
  blockedBy: (userId: string, other: string): Key => ({ pk: partitions.blocks(userId), sk: `BY#${other}` }),

  /** What a member's inbox says of a conversation (`functions/kinds/chats/inbox.ts`), and of one that they deleted. */
  inbox: (userId: string, chatId: string): Key => ({ pk: partitions.inbox(userId), sk: `C#${chatId}` }),
  deletedChat: (userId: string, chatId: string): Key => ({ pk: partitions.inbox(userId), sk: `D#${chatId}` }),
  /** How many conversations a member began on a day (YYYY-MM-DD). */
  chatsBegun: (userId: string, day: string): Key => ({ pk: `USER#${userId}`, sk: `CHATS#${day}` }),

  /** What members reported of something, as it was, behind what each of them said. */
  reported: (on: string, id: string): Key => ({ pk: partitions.reported(on, id), sk: 'PIECE' }),
  report: (on: string, id: string, userId: string): Key => ({
    pk: partitions.reported(on, id),
    sk: `BY#${userId}`,
  }),
  /** The same where it waits for administrators, in the order of the times (ISO) from which on it does. */
  reportDue: (due: string, on: string, id: string): Key => ({ pk: 'REPORTSDUE', sk: `${due}#${on}#${id}` }),
  /** That a member may not write in a community, until a time. */
  shutOut: (communityId: string, userId: string): Key => ({
    pk: partitions.shutOuts(communityId),
    sk: userId,
  }),

  /** An event, in the partition of its owner (`ownEvents`, `eventsOf`), with which it is removed. */
  event: (all: string, id: string): Key => ({ pk: all, sk: `R#${id}` }),
  /** The same in the partition of its month, in the order of days and times. */
  eventInMonth: (calendar: string, date: string, time: string, id: string): Key => ({
    pk: partitions.month(calendar, date.slice(0, MONTH_LENGTH)),
    sk: `${date}#${time}#${id.slice(-ULID_LENGTH)}`,
  }),
  /** How many events of a member, a circle or a calendar a month has. */
  eventCount: (all: string, date: string): Key => ({ pk: all, sk: `#${date.slice(0, MONTH_LENGTH)}` }),

  /** A word of a row's text, in the index of a list (`search.ts`): spread by its first letter. */
  word: (list: string, word: string, row: string): Key => ({
    pk: `WORDS#${list}#${[...word][0]}`,
    sk: `${word}#${row}`,
  }),

  /** A job. */
  job: (id: string): Key => ({ pk: `JOBS#${spread(id)}`, sk: id }),
  /** A job for a later time (ISO), in the order of those times, until it is cancelled. */
  due: (time: string, id: string): Key => ({ pk: `DUE#${spread(id)}`, sk: `${time}#${id}` }),

  /** A file that a member may put into the upload bucket; removed once it is used. */
  upload: (userId: string, id: string): Key => ({ pk: `USER#${userId}`, sk: `UPLOAD#${id}` }),
  /** Changed by each upload that a member opens on a day (YYYY-MM-DD). */
  uploads: (userId: string, day: string): Key => ({ pk: `USER#${userId}`, sk: `UPLOADS#${day}` }),

  /**
   * How often a member writes on a day (YYYY-MM-DD), how much they make, and the bytes of their files; `disabled` where
   * the account is.
   */
  today: (userId: string, day: string): Key => ({ pk: `USER#${userId}`, sk: `TODAY#${day}` }),

  /** What happened to a member, by a ULID (`functions/kinds/notice.ts`). */
  notice: (userId: string, id: string): Key => ({ pk: partitions.notices(userId), sk: `N#${id}` }),
  /**
   * What others answered of a kind under a piece on a day (YYYY-MM-DD), in one item
   * (`functions/kinds/replies/told.ts`).
   */
  told: (userId: string, day: string, on: string, id: string, kind: string): Key => ({
    pk: partitions.notices(userId),
    sk: `D#${day}#${on}#${id}#${kind}`,
  }),
  /** Up to which notice the member has looked at the list of them. */
  noticesRead: (userId: string): Key => ({ pk: partitions.notices(userId), sk: 'TOLD' }),
  /** What they want to be told of: behind all that is counted (`functions/kinds/notice-wishes.ts`). */
  noticeWishes: (userId: string): Key => ({ pk: partitions.notices(userId), sk: 'WISHES' }),
  /** That a text names them, behind all that is read: by it the text is found when they leave. */
  named: (userId: string, on: string, id: string): Key => ({
    pk: partitions.notices(userId),
    sk: `X#${on}#${id}`,
  }),
  /**
   * The lesson that they go on with, and up to when they have seen their notices: behind these, to be read with them.
   */
  goOn: (userId: string): Key => ({ pk: partitions.notices(userId), sk: 'NEXT' }),
  noticesSeen: (userId: string): Key => ({ pk: partitions.notices(userId), sk: 'SEEN' }),

  /** A device on which a member is told, by a hash of where it receives (`functions/kinds/push`). */
  device: (userId: string, id: string): Key => ({ pk: partitions.push(userId), sk: `D#${id}` }),
  /** Who is told by a device: two may share a phone, and it tells one. It stays where that member is told no more. */
  deviceOwner: (id: string): Key => ({ pk: `DEVICE#${id}`, sk: 'OWNER' }),
  /** That they stopped it in the list of their devices: without a tap it does not begin again. */
  stoppedDevice: (userId: string, id: string): Key => ({ pk: partitions.push(userId), sk: `STOPPED#${id}` }),
  /** What they were told on a day, and what waits for the morning; and the job that tells it then. */
  pushDay: (userId: string): Key => ({ pk: partitions.push(userId), sk: 'DAY' }),
  pushRest: (time: string, userId: string): Key => keys.due(time, `REST#${userId}`),

  /** The secret of the address at which calendar programs find a member's events. */
  feed: (userId: string): Key => ({ pk: `USER#${userId}`, sk: 'FEED' }),

  /** What is known of their weekly mail (`functions/kinds/digest`), and the job that waits for the next one. */
  digest: (userId: string): Key => ({ pk: `USER#${userId}`, sk: 'DIGEST' }),
  digestDue: (time: string, userId: string): Key => keys.due(time, `DIGEST#${userId}`),

  /** The last archive of all that is theirs that a member asked for. */
  export: (userId: string): Key => ({ pk: `USER#${userId}`, sk: 'EXPORT' }),

  /** How many codes a member was sent on a day (YYYY-MM-DD). */
  codes: (userId: string, day: string): Key => ({ pk: `USER#${userId}`, sk: `CODES#${day}` }),
  /** How many codes were sent to a number, which is kept as a keyed hash. */
  codesTo: (number: string, day: string): Key => ({ pk: `CODES#${number}`, sk: day }),
  /** How many codes were sent that may have cost money. */
  codesInAll: (day: string): Key => ({ pk: 'CODES', sk: day }),

  /** What a request of a member with an idempotency key answered. */
  once: (userId: string, key: string): Key => ({ pk: `ONCE#${userId}`, sk: `R#${key}` }),
  /** The part of a reply that does not fit into that item. */
  onceMore: (userId: string, key: string, index: number): Key => ({
    pk: `ONCE#${userId}`,
    sk: `MORE#${index}#${key}`,
  }),
} as const;

/** Characters of a ULID, which most ids end in. */
export const ULID_LENGTH = 26;
const MONTH_LENGTH = 'YYYY-MM'.length; // of a date

/** Names are equal without their case, what nobody sees in them, the spaces around them and repeated spaces. */
const compared = (name: string): string => asSeen(name.normalize('NFKC')).toLowerCase().normalize('NFKC');

const MAX_NAME_BYTES = 2048 - 'CATEGORYNAME#'.length; // bytes of a partition key without its beginning

/** A name, or the hash of one that is too long for a key. Compared names have no capitals, so no name equals a hash. */
const fitting = (name: string): string =>
  Buffer.byteLength(name) <= MAX_NAME_BYTES
    ? name
    : `SHA256#${createHash('sha256').update(name).digest('hex')}`;

const JOB_PARTITIONS = 8;
/**
 * Jobs are spread over a few partitions by their ids: the table's stream brings those of one partition one after the
 * other.
 */
const spread = (id: string): number => id.charCodeAt(id.length - 1) % JOB_PARTITIONS;

/** All partitions of jobs. */
export const jobPartitions: readonly string[] = spreadOver('JOBS');
export const duePartitions: readonly string[] = spreadOver('DUE');

function spreadOver(name: string): string[] {
  return Array.from({ length: JOB_PARTITIONS }, (_, index) => `${name}#${index}`);
}

/**
 * A paged list: a partition with its rows, newest last, and their counts (`paged-list.ts`).
 * `shards` spreads the counts where many members write at once.
 */
export interface PagedList {
  readonly pk: string;
  readonly shards: number;
  /** A member's own list is so short that each page is read from the end: no buckets are counted. */
  readonly isShort?: boolean;
  /** The member whose list it is, where its key names more than them: the index leads to its count. */
  readonly memberId?: string;
  /** Whether the item that counts it says when its newest row came: for readers of many lists at once. */
  readonly tellsNewest?: boolean;
  /** How many rows it takes. Whoever adds to a full or closed one has to read again which of both it is. */
  readonly most?: number;
}

/** Partition keys, or their beginnings, for callers that do not know the ids in them. */
export const partitions = {
  followers: (communityId: string): string => `FOLLOWERS#${communityId}`,
  circleFollowers: (sort: CircleSort, id: string): string => `${sort}FOLLOWERS#${id}`,
  topic: (communityId: string, categoryId: string): string => `TOPIC#${communityId}#${categoryId}`,
  /** What a course has besides its row, and is nobody's own. */
  ofCourse: (courseId: string): string => `COURSE#${courseId}`,
  learners: (courseId: string): string => `LEARNERS#${courseId}`,
  views: (courseId: string): string => `VIEWS#${courseId}`,
  feedback: (courseId: string): string => `FEEDBACK#${courseId}`,
  /** A member's progress in the lessons of a course, and their attempts at its tests. */
  progress: (courseId: string, userId: string): string => `PROGRESS#${courseId}#${userId}`,
  certificates: (userId: string): string => `CERTIFICATES#${userId}`,
  learned: (userId: string): string => `LEARNED#${userId}`,
  notices: (userId: string): string => `NOTES#${userId}`,
  push: (userId: string): string => `PUSH#${userId}`,
  useful: (userId: string): string => `USEFUL#${userId}`,
  ofCollection: (id: string): string => `COLLECTION#${id}`,
  openSurveys: (id: string): string => `OPENSURVEYS#${id}`,
  /** What was written to a question of a survey without names (`functions/kinds/surveys/texts.ts`). */
  surveyTexts: (surveyId: string, questionId: string): string => `SURVEYANSWERS#${surveyId}#${questionId}`,
  blocks: (userId: string): string => `BLOCKS#${userId}`,
  inbox: (userId: string): string => `INBOX#${userId}`,
  watchers: (on: string, id: string): string => `WATCH#${on}#${id}`,
  reported: (on: string, id: string): string => `REPORTED#${on}#${id}`,
  shutOuts: (communityId: string): string => `SHUTOUTS#${communityId}`,
  ownEvents: (userId: string): string => `OWNEVENTS#${userId}`,
  eventsOf: (circleId: string): string => `EVENTS#${circleId}`,
  /** A member's own events, or those of all groups or enterprises of a community: the keys of its months begin so. */
  calendar: (scope: EventScope, of: string): string => `CALENDAR#${scope}#${of}`,
  month: (calendar: string, month: string): string => `${calendar}#${month}`,
  /** The circles of a list by how many follow them (`functions/kinds/circle/ranking.ts`), or those of one category. */
  ranking: (list: PagedList, category = ''): string => `RANKING#${list.pk}#${category}`,
} as const;

export const lists = {
  communities: { pk: 'COMMUNITIES', shards: 1 } satisfies PagedList,
  follows: (userId: string): PagedList => ({ pk: `FOLLOWS#${userId}`, shards: 1 }),
  /** The groups, or the enterprises, of a community. */
  circles: (sort: CircleSort, communityId: string): PagedList => ({
    pk: `${sort}S#${communityId}`,
    shards: 1,
  }),
  /** Those of it that a member follows; the last one takes its count with it. */
  circleFollows: (sort: CircleSort, userId: string, communityId: string): PagedList => ({
    pk: `${sort}FOLLOWS#${userId}#${communityId}`,
    shards: 1,
    isShort: true,
    memberId: userId,
  }),
  news: (communityId: string): PagedList => ({ pk: `NEWS#${communityId}`, shards: 1, tellsNewest: true }),
  /** A community's news of one category: its rows name them. */
  topic: (communityId: string, categoryId: string): PagedList => ({
    pk: partitions.topic(communityId, categoryId),
    shards: 1,
  }),
  /** The library. All members write to it: fifty at once must each find a turn. */
  resources: { pk: 'RESOURCES', shards: 4 } satisfies PagedList,
  /** The resources that a member made; a resource has one id here and in the library. */
  resourcesMade: (userId: string): PagedList => ({
    pk: `MADE#RESOURCES#${userId}`,
    shards: 1,
    isShort: true,
  }),
  /** All courses. The count of a category (`ofCategory`) also says whether the category may be deleted. */
  courses: { pk: 'COURSES', shards: 4 } satisfies PagedList,
  /** A circle's events; closed when it is deleted. */
  eventsOf: (circleId: string): PagedList => ({ pk: partitions.eventsOf(circleId), shards: 1 }),
  /** A course's lessons: a lesson is a row of it. */
  lessons: (courseId: string): PagedList => ({ pk: `LESSONS#${courseId}`, shards: 1, isShort: true }),
  /** What may be downloaded from a lesson: a material is a row of it. */
  materials: (lessonId: string): PagedList => ({
    pk: `MATERIALS#${lessonId}`,
    shards: 1,
    isShort: true,
    most: MOST_MATERIALS,
  }),
  /** Finished attempts at a lesson's test, of all learners. A row repeats the result. A class may finish at once. */
  attempts: (lessonId: string): PagedList => ({ pk: `ATTEMPTS#${lessonId}`, shards: 4 }),
  /** How many news of all communities have a category: counts without rows. */
  newsUses: (categoryId: string): PagedList => ({ pk: `CATEGORY#NEWS#${categoryId}`, shards: 10 }),
  /** The courses that a member made; a course has one id here and in the list of all. */
  coursesMade: (userId: string): PagedList => ({ pk: `MADE#${userId}`, shards: 1, isShort: true }),
  /** Those that they are enrolled in. */
  coursesTaken: (userId: string): PagedList => ({ pk: `TAKEN#${userId}`, shards: 1, isShort: true }),
  /** What members said of a course: the rows hold all of it. */
  feedback: (courseId: string): PagedList => ({ pk: `FEEDBACKS#${courseId}`, shards: 10 }),
  /** The posts in a group or an enterprise: a post is a row of it. Fifty may post at once. */
  posts: (kind: string, id: string): PagedList => ({ pk: `POSTS#${kind}#${id}`, shards: 4 }),
  /** The replies to a piece: a reply is a row of it. A village may answer at once. */
  replies: (on: string, id: string): PagedList => ({ pk: `REPLIES#${on}#${id}`, shards: 4 }),
  /** The messages of a conversation: a message is a row of it. */
  chat: (id: string): PagedList => ({ pk: `CHAT#${id}`, shards: 1 }),
  /** What was reported in a community and waits for who made it. */
  reports: (communityId: string): PagedList => ({ pk: `REPORTS#${communityId}`, shards: 1, isShort: true }),
  /** What was decided in a community. It outlives the community. */
  acts: (communityId: string): PagedList => ({ pk: `ACTS#${communityId}`, shards: 1 }),
  /** How many collections a member has, of both sorts. */
  allCollections: (userId: string): PagedList => ({
    pk: `COLLECTIONS#${userId}`,
    shards: 1,
    most: MOST_COLLECTIONS,
  }),
  /** A member's collections of library files, or of courses. */
  collections: (userId: string, of: string): PagedList => ({
    pk: `COLLECTIONS#${userId}#${of}`,
    shards: 1,
    isShort: true,
  }),
  /** Those of all members that are public. */
  publicCollections: (of: string): PagedList => ({ pk: `PUBLICCOLLECTIONS#${of}`, shards: 4 }),
  /** Those of others that a member saved; the index leads from a collection to its rows. */
  savedCollections: (userId: string, of: string): PagedList => ({
    pk: `SAVED#${userId}#${of}`,
    shards: 1,
    isShort: true,
    most: MOST_COLLECTIONS,
  }),
  /** The surveys of a place: a survey is a row of it. Who made the place alone writes to it. */
  surveys: (on: string, id: string): PagedList => ({
    pk: `SURVEYS#${on}#${id}`,
    shards: 1,
    isShort: true,
  }),
  /** Those that a member asked; a survey has one id here and in the list of its place. */
  surveysMade: (userId: string): PagedList => ({ pk: `MADE#SURVEYS#${userId}`, shards: 1, isShort: true }),
  /** Those that they answered, by the id of the survey and the day, and nothing of what they answered. */
  surveysAnswered: (userId: string): PagedList => ({ pk: `SURVEYED#${userId}`, shards: 1, isShort: true }),
  /** What was answered to a survey with names. All may answer at once. */
  surveyAnswers: (id: string): PagedList => ({ pk: `SURVEYANSWERS#${id}`, shards: 10 }),
  /** Those whom the creator has let into a course with a price. */
  letIn: (courseId: string): PagedList => ({ pk: `LETIN#${courseId}`, shards: 1 }),
  /** The rows of a list under one category, counted with as many shards as the list. */
  ofCategory: ({ pk, shards }: PagedList, category: string): PagedList => ({
    pk: `CATEGORY#${pk}#${category}`,
    shards,
  }),
} as const;

/** Numbers that many change at once (`tally.ts`). */
export const tallies = {
  course: (courseId: string) => ({ pk: `TALLY#${courseId}`, shards: 10 }),
  /** How many answered a survey, and chose each option. */
  survey: (id: string) => ({ pk: `SURVEYTALLY#${id}`, shards: 10 }),
  /** How many find something useful. */
  useful: (on: string, id: string) => ({ pk: `USEFULS#${on}#${id}`, shards: 4 }),
} as const;
