import type { RepliedTo } from '#contract/fields/responses.ts';
import { authorize } from '#kinds/authorize.ts';
import { community } from '#kinds/declared/community.ts';
import { course } from '#kinds/declared/course.ts';
import { post } from '#kinds/declared/post.ts';
import { repliedTo } from '#kinds/declared/reply.ts';
import type { Stored } from '#kinds/record/declaration.ts';
import { checkShown } from '#kinds/reports/hidden.ts';
import type { Member } from '#platform/http/member.ts';
import { findItem, findItems } from '#platform/table/table.ts';

/** What members reply to, with what the kinds of it have in common. */
export interface Piece extends Stored {
  readonly usefulCount?: number;
  readonly repliesClosed?: boolean;
  readonly closedAbove?: boolean;
  readonly isHidden?: boolean;
  /** Of a news or a post. */
  readonly communityId?: string;
  /** Of a lesson. */
  readonly courseId?: string;
  /** Of a post: the group or the enterprise. */
  readonly in?: string;
  readonly inId?: string;
  /** Of a question: the reply that is marked. */
  readonly answer?: string;
}

/** A piece, and who made it: of a lesson, who made its course. */
interface Read {
  readonly piece: Piece;
  readonly creator: string | undefined;
  /** The creator of what it is in: of its community, or of its group or enterprise. */
  readonly owner: string | undefined;
  /** Of a post: the community of its group or enterprise. */
  readonly communityId: string | undefined;
}

/** What the caller replies to and may read. Throws `{noun}.missing`, and what `authorize` throws. */
export async function readPiece(on: RepliedTo, id: string, member: Member): Promise<Read> {
  const kind = repliedTo[on];
  const key = kind.key({ id });
  const stored = await findItem(key);
  if (!stored) throw kind.missing();
  await authorize(member, 'read', stored);
  const piece = kind.declared.item.parse(stored) as Piece;
  const { communityId, courseId } = piece;
  const place = on === 'post' ? post.scopeOf(id) : undefined;
  // One of something that is gone is about to be removed.
  const [within, above] = await Promise.all([
    place
      ? post.kindAbove(place)?.getById(place.inId)
      : communityId === undefined
        ? undefined
        : community.getById(communityId),
    courseId === undefined ? undefined : course.get({ id: courseId }),
  ]);
  const creator = above ? above.creator : piece.creator;
  await checkShown({ ...piece, creator }, member, () => kind.missing());
  const ofPlace = within && 'communityId' in within ? String(within.communityId) : undefined;
  return { piece, creator, owner: within?.creator, communityId: ofPlace };
}

/**
 * Whether a member may close a piece to replies, or open it again: its creator, unless another one closed it; the
 * creator of what it is in or of the community of that, an administrator.
 */
export const mayClose = async (
  { piece, creator, owner, communityId }: Read,
  { id, isAdmin }: Member,
): Promise<boolean> =>
  isAdmin || (creator === id && !piece.closedAbove) || owner === id || (await creatorOf(communityId)) === id;

/** Of a community, for half of what `ownerOf` reads: it never changes. */
async function creatorOf(communityId: string | undefined): Promise<unknown> {
  const [item] = communityId === undefined ? [] : await findItems([community.key({ id: communityId })]);
  return item?.['creator'];
}
