import * as z from 'zod/mini';

const Entry = z.object({
  list: z.string(),
  row: z.string(),
  id: z.string(),
  text: z.string(),
  section: z.optional(z.string()),
});

/** What has to be removed with something that is gone. */
const Part = z.discriminatedUnion('part', [
  /** The records of a list, each with all that hangs on it, or those up to an id. */
  z.object({ part: z.literal('records'), kind: z.string(), list: z.string(), to: z.optional(z.string()) }),
  /** The followers of a circle, with their side of it; `above` is the id of the community it belongs to. */
  z.object({
    part: z.literal('followers'),
    kind: z.string(),
    id: z.string(),
    list: z.string(),
    above: z.optional(z.string()),
  }),
  /** The events of a circle, with their rows in the months of its community. */
  z.object({ part: z.literal('events'), circleId: z.string() }),
  /** Who takes or took a course, with their progress and their own rows. */
  z.object({ part: z.literal('learners'), courseId: z.string() }),
  /** Slugs that lead to a community, and all of its partition. */
  z.object({ part: z.literal('slugs'), id: z.string() }),
  /** A partition for each category; its key begins so. */
  z.object({ part: z.literal('for each category'), beginning: z.string() }),
  /** All that is in a partition, or one item. */
  z.object({ part: z.literal('partition'), pk: z.string() }),
  z.object({ part: z.literal('item'), pk: z.string(), sk: z.string() }),
  /** What members reported of something, also where that waits for a decision. */
  z.object({ part: z.literal('reported'), on: z.string(), id: z.string() }),
  /** What stands in collections, or among those saved, for something with this id. */
  z.object({ part: z.literal('collected'), id: z.string() }),
  /** A rich text with its blocks, and all their files. */
  z.object({ part: z.literal('richtext'), id: z.string() }),
  /** A file: `<folder>/<name>` on the content host. */
  z.object({ part: z.literal('file'), path: z.string() }),
  /** An object in the upload bucket, and the parts that it was to be made of. */
  z.object({ part: z.literal('upload'), key: z.string(), multipartId: z.optional(z.string()) }),
  /** An archive of a member's, with what it is made of; `key` is the beginning of their keys. */
  z.object({ part: z.literal('export'), key: z.string() }),
  /** The items that count a closed list. */
  z.object({ part: z.literal('closed'), list: z.string() }),
]);
export type Part = z.infer<typeof Part>;

/** Of what somebody is told on their devices. */
export const About = z.object({
  /** Of the notice or the message, a ULID at its end. */
  id: z.string(),
  kind: z.enum([
    ...(['reply', 'answer', 'thread', 'mention', 'chosen', 'remark'] as const),
    ...(['tomorrow', 'moderated', 'decided', 'message'] as const),
  ]),
  on: z.string(),
  onId: z.string(),
  /** The reply that is marked, or names them; others have its id as theirs. */
  replyId: z.optional(z.string()),
  /** Who did it. */
  by: z.optional(z.string()),
  /** What it says, which a lock screen shows only where that was chosen. */
  text: z.optional(z.string()),
  /** Where it is on the site, unless it has no place of its own. */
  path: z.optional(z.string()),
});
export type About = z.infer<typeof About>;

/**
 * Work that a change leaves behind. It is an item of the change's own transaction, so none is lost. The table's stream
 * brings it to the worker (`functions/worker`), which removes it when it is done.
 */
export const Job = z.discriminatedUnion('kind', [
  /** Something is gone, and so is to go what hung on it, one part after the other. */
  z.object({ kind: z.literal('gone'), parts: z.array(Part) }),
  /** Files and words that were stored ahead of a transaction that never happened (`ahead.ts`). */
  z.object({
    kind: z.literal('never-written'),
    files: z.array(z.string()),
    words: z.array(Entry),
  }),
  /** Removes a rich text with its blocks and all their files, unless something uses it as its content. */
  z.object({ kind: z.literal('richtext-unused'), richtextId: z.string() }),
  /**
   * Makes the item under a key findable in a list by another text, which is that attribute; `sectionBy` names the
   * attribute with its section.
   */
  z.object({
    kind: z.literal('renamed'),
    key: z.object({ pk: z.string(), sk: z.string() }),
    attribute: z.string(),
    sectionBy: z.optional(z.string()),
    list: z.string(),
    row: z.string(),
    id: z.string(),
    before: z.string(),
  }),
  /**
   * Makes a member findable by their new name, place and farm among the followers of what they follow, and has others'
   * inboxes say their name and picture; `only` one of both.
   */
  z.object({
    kind: z.literal('member-renamed'),
    userId: z.string(),
    only: z.optional(z.enum(['circles', 'inboxes'])),
  }),
  /** A category is gone: removes what counted its news in each community. */
  z.object({ kind: z.literal('category-gone'), categoryId: z.string() }),
  /** The number of a circle's followers may differ from the one it is ranked by. */
  z.object({
    kind: z.literal('followed'),
    circle: z.string(),
    key: z.object({ pk: z.string(), sk: z.string() }),
  }),
  /** Makes an archive of all that is a member's; `id` is that of the export. */
  z.object({ kind: z.literal('export'), userId: z.string(), id: z.string() }),
  /** A member's time to change their mind has passed: begins to erase them, if they still want that. */
  z.object({ kind: z.literal('leave'), userId: z.string(), leavingAt: z.string() }),
  /** Erases a member who left. Each pass looks for what is still there; the first shuts them out. */
  z.object({ kind: z.literal('erase'), userId: z.string(), username: z.string(), pass: z.int() }),
  /** The number of a course's learners and stars may differ from its row. */
  z.object({ kind: z.literal('tallied'), courseId: z.string() }),
  /** The number of replies to something, or of those who find it useful, may differ from what its item says. */
  z.object({ kind: z.literal('responded'), on: z.string(), id: z.string() }),
  /** Somebody replied: those whom it concerns are told. */
  z.object({ kind: z.literal('replied'), replyId: z.string() }),
  /** A post, or a change of one or of a reply, names somebody: they are told. `notice` is the id of that. */
  z.object({
    kind: z.literal('mentioned'),
    on: z.enum(['reply', 'post']),
    id: z.string(),
    names: z.array(z.string()),
    notice: z.string(),
  }),
  /** An event of a member's own begins tomorrow, on `date`: they are told, unless it does no more. */
  z.object({ kind: z.literal('tomorrow'), userId: z.string(), eventId: z.string(), date: z.string() }),
  /** A member's weekly mail is due, at a time (ISO): it is sent if they were away, and there is something to tell. */
  z.object({
    kind: z.literal('digest'),
    userId: z.string(),
    at: z.string(),
    /** Of a mail that was put off: as if it had failed by the clock meanwhile. */
    tries: z.optional(z.int()),
  }),
  /**
   * Has members told on their devices, one after the other (`functions/kinds/push/ring.ts`); `again` of one member, on
   * those devices whose service was busy, after so many tries.
   */
  z.object({
    kind: z.literal('ring'),
    members: z.array(z.string()),
    about: About,
    again: z.optional(z.object({ devices: z.array(z.string()), tries: z.int() })),
  }),
  /**
   * Tells a member how much there was while it was quiet, or beyond what a day takes. It is due at a time (ISO), which
   * their day names, too; services were busy at those `tried` before.
   */
  z.object({
    kind: z.literal('ring-rest'),
    userId: z.string(),
    at: z.optional(z.string()),
    tried: z.optional(z.int()),
  }),
  /** Something is hidden: its files, and those of its lessons, get other addresses: nobody opens them who kept one. */
  z.object({ kind: z.literal('move-files'), on: z.string(), id: z.string() }),
  /** Something that was reported is decided: who reported it and its author are told. `notice` is the id of that. */
  z.object({
    kind: z.literal('decided'),
    notice: z.string(),
    on: z.string(),
    id: z.string(),
    at: z.optional(z.object({ on: z.string(), id: z.string() })),
    title: z.string(),
    action: z.string(),
    /** The version that it made of what was reported: a later one has a higher. */
    decision: z._default(z.int(), 0),
    reasons: z.optional(z.array(z.string())),
    note: z.optional(z.string()),
    author: z.optional(z.object({ id: z.string(), action: z.string() })),
    reporters: z.array(z.string()),
  }),
]);
export type Job = z.infer<typeof Job>;
