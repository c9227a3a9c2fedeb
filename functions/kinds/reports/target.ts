import type { RepliedTo } from '#contract/fields/responses.ts';
import type { ReportedOn } from '#contract/moderation/reports.ts';
import { circles } from '#kinds/declared/all.ts';
import { course } from '#kinds/declared/course.ts';
import { repliedTo, reply } from '#kinds/declared/reply.ts';
import { displayName } from '#kinds/names.ts';
import type { Stored } from '#kinds/record/declaration.ts';
import type { AnyKind } from '#kinds/record/record.ts';
import { findReply } from '#kinds/replies/find-reply.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem, type StoredItem } from '#platform/table/table.ts';
import { take } from '#platform/table/walk.ts';
import { type Hideable, ownerOf } from './hidden.ts';

/** What is reported, as it is now. */
export interface Target {
  /** What can be removed, and some of it hidden; absent of members and communities. */
  readonly piece?: { readonly kind: AnyKind; readonly item: Stored & Hideable };
  readonly creator: string | undefined;
  readonly communityId?: string | undefined;
  /** The creator of that community. */
  readonly owner?: string | undefined;
  readonly title: string;
  readonly text?: string | undefined;
  /** What a reply is to. */
  readonly at?: { readonly on: RepliedTo; readonly id: string };
}

/** Undefined where it is gone. */
export async function findTarget(on: ReportedOn, id: string): Promise<Target | undefined> {
  if (on === 'user') return findMember(id);
  if (on === 'reply') return findReplyTarget(id);
  const circle = circles.find(({ declared }) => declared.noun === on);
  if (circle) return findCircle(circle as unknown as AnyKind, id);
  const found = await findPiece(on as RepliedTo, id);
  if (!found) return undefined;
  const { kind, item, stored } = found;
  const [owner, above, text] = await Promise.all([
    ownerOf(item.communityId),
    stored['courseId'] === undefined ? undefined : course.find({ id: String(stored['courseId']) }),
    textOf(stored),
  ]);
  return {
    piece: { kind, item },
    // Of a lesson, who made its course.
    creator: above?.creator ?? item.creator,
    communityId: item.communityId,
    owner,
    ...titled(stored, text),
  };
}

const LONGEST_TITLE = 80; // characters of a post that stand for its title

/** A post has a text alone. */
const titled = ({ title, text: said }: StoredItem, text?: string) =>
  title === undefined
    ? { title: String(said).slice(0, LONGEST_TITLE).toWellFormed(), text: cut(said) }
    : { title: String(title), text };

async function findPiece(on: RepliedTo, id: string) {
  const kind = repliedTo[on];
  const stored = await findItem(kind.key({ id }));
  return (
    stored && { kind: kind as AnyKind, item: kind.declared.item.parse(stored) as Stored & Hideable, stored }
  );
}

async function findReplyTarget(id: string): Promise<Target | undefined> {
  const item = await findReply(id);
  const piece = item && (await findPiece(item.on, item.onId));
  if (!piece) return undefined;
  const { communityId } = piece.item;
  return {
    piece: { kind: reply as AnyKind, item: { ...item, communityId } },
    creator: item.creator,
    communityId,
    owner: await ownerOf(communityId),
    ...titled(piece.stored),
    text: item.text,
    at: { on: item.on, id: item.onId },
  };
}

async function findMember(id: string): Promise<Target | undefined> {
  const stored = await findItem(keys.user(id));
  if (!stored) return undefined;
  const { place, grows, ...person } = stored as { username: string; place?: string; grows?: string };
  return { creator: id, title: displayName(person), text: [place, grows].filter(Boolean).join(', ') };
}

async function findCircle(kind: AnyKind, id: string): Promise<Target | undefined> {
  const stored = await findItem(kind.key({ id }));
  if (!stored) return undefined;
  const { creator, name, title, description } = stored;
  const plain = {
    creator: creator as string | undefined,
    title: String(name ?? title),
    text: cut(description),
  };
  if (stored['communityId'] === undefined) return plain;
  // One within a community is its creator's to decide on; who made a community is not removed with it.
  const communityId = String(stored['communityId']);
  const item = kind.declared.item.parse(stored) as Stored & Hideable;
  return { ...plain, piece: { kind, item }, communityId, owner: await ownerOf(communityId) };
}

const MOST_TEXT = 2000; // characters of what is kept of a text as it was
const BLOCKS_READ = 20;

/** Its description, or the first text of its blocks. */
async function textOf({ description, richtextId }: StoredItem): Promise<string | undefined> {
  if (description !== undefined || richtextId === undefined) return cut(description);
  const { pk } = keys.richtext(String(richtextId));
  const blocks = await take({ pk, from: 'BLOCK#', to: 'BLOCK#~' }, { limit: BLOCKS_READ, forward: true });
  return cut(blocks.find(({ textDescription }) => textDescription !== undefined)?.['textDescription']);
}

const cut = (text: unknown): string | undefined =>
  text === undefined ? undefined : String(text).slice(0, MOST_TEXT).toWellFormed();
