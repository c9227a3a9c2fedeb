import { type Act, change, ifThere } from '#functions/worker/change.ts';
import { communityGone } from '#kinds/community-gone.ts';
import { community } from '#kinds/declared/community.ts';
import { post } from '#kinds/declared/post.ts';
import { reply } from '#kinds/declared/reply.ts';
import { EventItem as Event, type EventItem, eventKey } from '#kinds/event.ts';
import { removeEvent } from '#kinds/event-counts.ts';
import { exportKey } from '#kinds/member/export-item.ts';
import type { Made, Placed } from '#kinds/member/made.ts';
import type { Stored } from '#kinds/record/declaration.ts';
import type { AnyKind } from '#kinds/record/record.ts';
import { deleteRecord } from '#kinds/record/remove.ts';
import { getReply } from '#kinds/replies/find-reply.ts';
import { removeUpload } from '#platform/files/upload-item.ts';
import { committer } from '#platform/http/commit.ts';
import type { Call } from '#platform/http/endpoint.ts';
import { enqueueJob } from '#platform/table/jobs.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import { type Action, writeTogether } from '#platform/table/transaction.ts';
import { changeAsRead, edited } from '#platform/table/version.ts';
import { leaveChats } from './leave-chats.ts';
import { leaveEverything } from './leave-everything.ts';
import { leaveText } from './leave-text.ts';

/**
 * Removes what a member made and joined as the API would remove it, one thing each: whoever has no more time may stop
 * in between, and look anew later. Communities come before their contents, which are deleted with them; one that is
 * kept stays without an owner. The worker removes what hung on it all, and `made.own` goes after that.
 */
export function removeMade(
  userId: string,
  made: Made,
  isKept: (communityId: string) => Promise<boolean> | boolean,
): Act[] {
  const isFirst = ({ kind }: { readonly kind: object }) => Number(kind === community);
  const inOrder = made.records.toSorted((one, other) => isFirst(other) - isFirst(one));
  return [
    ...inOrder.map(({ kind, item }) => async () => {
      if (isFirst({ kind }) && (await isKept(item.id))) await ifThere(() => makeNobodys(item.id));
      // Others' answers to it would make no sense without it.
      else if (isAnswered(kind)) await ifThere(() => keepWithoutAuthor(kind, item));
      else await removeAsCreator(kind, item);
    }),
    // Rich texts that are attached to nothing, with their blocks.
    ...made.richtexts.map(
      (richtextId) => () => writeTogether([enqueueJob({ kind: 'richtext-unused', richtextId })]),
    ),
    ...made.events.map((event) => () => removeOwnEvent(event)),
    // Uploads that were never used, with the parts that have arrived.
    ...made.uploads.map((upload) => () => ifThere(() => change(async () => removeUpload(userId, upload)))),
    // Archives that they asked for; one under way ends when nobody wants it any more.
    ...made.exports.map(
      (id) => () =>
        writeTogether([
          { remove: { Key: keys.export(userId) } },
          enqueueJob({ kind: 'gone', parts: [{ part: 'export', key: exportKey(userId, id) }] }),
        ]),
    ),
    ...made.named.map((key) => () => leaveText(userId, key)),
    ...leaveChats(userId, made),
    ...leaveEverything(userId, made),
  ];
}

/** Further writes of a record's removal. */
const extraActions = new Map<AnyKind, (item: never) => Action[]>([[community as AnyKind, communityGone]]);

/** A call in the creator's name, without a request. */
const callOf = (creator: string): Call => ({
  member: { id: creator, sub: creator, username: '', isAdmin: false, signedInAt: 0, token: '' },
  isForm: false,
  countBytes: async () => {},
  commit: committer(undefined),
});

/**
 * Deletes a record as its creator would; the worker removes what belongs to it. Returns whether it still existed.
 * Throws `thing.not-yours` for a record without a creator.
 */
export async function removeAsCreator(kind: AnyKind, item: Placed): Promise<boolean> {
  const gone = extraActions.get(kind) as ((item: Stored) => Action[]) | undefined;
  return ifThere(() => deleteRecord(kind, item, callOf(item.creator ?? 'nobody'), gone));
}

/** Removes an event of the member's own; those of circles are removed with the circles. */
const removeOwnEvent = (event: EventItem) =>
  change(async () => {
    const stored = await findItem(eventKey(event));
    return stored ? removeEvent(Event.parse(stored)) : [];
  });

/** Leaves a community without an owner. */
const makeNobodys = (id: string) =>
  change(async () => {
    const item = await community.get({ id });
    return community.change(item, edited(item, { creator: undefined }));
  });

/** Kinds that others answer, which stay when their authors leave. */
const isAnswered = (kind: object) => kind === reply || kind === post;

/** Leaves a reply or a post without an author. Nobody changed it, so it makes no version. */
const keepWithoutAuthor = (kind: AnyKind, { id }: Placed) =>
  change(async () => {
    const item = (kind as object) === reply ? await getReply(id) : await post.getById(id);
    const set = { creator: undefined, memberId: undefined };
    const { noun } = kind.declared;
    return [
      changeAsRead(kind.key(item), item, set, `${noun}.changed`),
      // What others reported of it names its author.
      enqueueJob({ kind: 'gone', parts: [{ part: 'reported', on: noun, id }] }),
    ];
  });
