import type { Kinds } from '#web/parts/sync/queue/kinds.ts';

const collection = async () => (await import('#web/parts/collections/outbox-kind.ts')).collectionKind;

/** The kinds of outbox entries, each in the feature that writes it: its words and its hooks. */
export const outboxKinds: Kinds = {
  community: async () => (await import('#web/features/communities/outbox-kinds.ts')).communityOutbox.change,
  'follow/community': async () =>
    (await import('#web/features/communities/outbox-kinds.ts')).communityOutbox.follow,
  group: async () => (await import('#web/features/groups/outbox-kinds.ts')).groupOutbox.change,
  'follow/group': async () => (await import('#web/features/groups/outbox-kinds.ts')).groupOutbox.follow,
  enterprise: async () => (await import('#web/features/enterprises/outbox-kinds.ts')).enterpriseOutbox.change,
  'follow/enterprise': async () =>
    (await import('#web/features/enterprises/outbox-kinds.ts')).enterpriseOutbox.follow,
  course: async () => (await import('#web/features/courses/outbox-kinds.ts')).courseOutbox,
  enroll: async () => (await import('#web/features/courses/outbox-kinds.ts')).enrolmentKind,
  event: async () => (await import('#web/features/calendar/writing/outbox-kind.ts')).eventOutbox.my,
  'group-event': async () =>
    (await import('#web/features/calendar/writing/outbox-kind.ts')).eventOutbox.groups,
  'enterprise-event': async () =>
    (await import('#web/features/calendar/writing/outbox-kind.ts')).eventOutbox.enterprises,
  'delete/event': async () => (await import('#web/features/calendar/writing/outbox-kind.ts')).deletionOutbox,
  feedback: async () => (await import('#web/features/courses/outbox-kinds.ts')).feedbackKind,
  lesson: async () => (await import('#web/features/lessons/writing/outbox-kind.ts')).lessonOutbox,
  'lesson/start': async () => (await import('#web/features/lessons/reading/outbox-kind.ts')).learningKind,
  'lesson/finish': async () => (await import('#web/features/lessons/reading/outbox-kind.ts')).learningKind,
  news: async () => (await import('#web/features/news/writing/outbox-kind.ts')).newsOutbox,
  resource: async () => (await import('#web/features/library/writing/outbox-kind.ts')).resourceOutbox,
  collection,
  collected: collection,
  'collection/deleted': collection,
  'collection/public': collection,
  'collection/saved': collection,
  'user-test': async () => (await import('#web/features/quizzes/taking/outbox-kind.ts')).userTestKind,
  test: async () => (await import('#web/features/quizzes/building/outbox-kind.ts')).testKind,
  remarks: async () => (await import('#web/features/quizzes/answers/outbox-kind.ts')).remarksKind,
  today: async () => (await import('#web/features/today/outbox-kind.ts')).todayKind,
  'profile/name': async () => (await import('#web/features/profile/name-entry.ts')).nameKind,
  post: async () => (await import('#web/parts/posts/outbox-kinds.ts')).postKind,
  answer: async () => (await import('#web/parts/posts/outbox-kinds.ts')).answerKind,
  reply: async () => (await import('#web/parts/replies/outbox-kinds.ts')).replyKind,
  useful: async () => (await import('#web/parts/replies/outbox-kinds.ts')).usefulKind,
  'replies-closed': async () => (await import('#web/parts/replies/outbox-kinds.ts')).closingKind,
  message: async () => (await import('#web/features/messenger/outbox-kinds.ts')).messageKind,
  'chat/accept': async () => (await import('#web/features/messenger/outbox-kinds.ts')).chatKind,
  'chat/muted': async () => (await import('#web/features/messenger/outbox-kinds.ts')).chatKind,
  'chat/deleted': async () => (await import('#web/features/messenger/outbox-kinds.ts')).chatKind,
  block: async () => (await import('#web/parts/blocks/outbox-kinds.ts')).blockKind,
  mute: async () => (await import('#web/parts/muting/outbox-kinds.ts')).muteKind,
  'notices/setting': async () => (await import('#web/parts/muting/outbox-kinds.ts')).muteKind,
  report: async () => (await import('#web/parts/reports/outbox-kinds.ts')).reportKind,
  survey: async () => (await import('#web/features/surveys/asking/outbox-kind.ts')).surveyKind,
  'survey/answers': async () => (await import('#web/features/surveys/outbox-kinds.ts')).answersKind,
  'survey/dismissed': async () => (await import('#web/features/surveys/outbox-kinds.ts')).dismissalKind,
  profile: async () => (await import('#web/features/profile/profile-entry.ts')).profileKind,
};
