import { repliedTo } from '#contract/fields/responses.ts';
import { ReplyItem, reply } from '#kinds/declared/reply.ts';
import type { Key } from '#platform/table/keys.ts';
import { findAll, type StoredItem } from '#platform/table/table.ts';
import { take } from '#platform/table/walk.ts';
import { isDecision, isOfReplies, type Line } from './lines.ts';

/**
 * A member's lines without those whose replies are gone or hidden: the first that is new, the last, and what the same
 * people wrote in between. A line leads to one that stands. Of a mention alone the rest is not known: it stays where
 * more people did it than it names.
 */
export async function withoutGoneReplies(lines: readonly Line[], userId: string): Promise<Line[]> {
  const named = lines.map((line) => ({ line, replies: repliesOf(line) }));
  // A reply that was written a moment ago is not gone.
  const items = await findAll(named.flatMap(({ replies }) => replies.map(({ key }) => key)));
  const shown = new Set(items.flatMap((item) => (item['isHidden'] === true ? [] : nameOf(item))));
  const left = named.map(async ({ line, replies }) => {
    if (replies.length === 0) return line;
    const stands =
      replies.find(({ key }) => shown.has(nameOf(key)))?.id ?? (await between(line, replies, userId));
    if (stands !== undefined) return { ...line, replyId: stands };
    return line.count > replies.length ? line : [];
  });
  return (await Promise.all(left)).flat();
}

const nameOf = ({ pk, sk }: StoredItem | Key) => `${pk} ${sk}`;

interface Named {
  readonly id: string;
  readonly key: Key;
}

/** The replies that a line names; of a decision none, which is told whatever became of them. */
function repliesOf({ id, kind, on, onId, replyId = '' }: Line): Named[] {
  const place = repliedTo.find((name) => name === on);
  if (place === undefined || isDecision(kind)) return [];
  const ids = new Set([replyId, isOfReplies(kind) ? id : ''].filter(Boolean));
  return [...ids].map((one) => ({ id: one, key: reply.key({ on: place, onId, id: one }) }));
}

/** How many replies are looked at for one that stands. */
const MOST_BETWEEN = 100;

/** The first reply between the two that a line names of which it tells as well. */
async function between(
  { kind, who }: Line,
  [first, last]: Named[],
  userId: string,
): Promise<string | undefined> {
  if (!first || !last) return undefined;
  const stretch = { pk: first.key.pk, from: first.key.sk, to: last.key.sk };
  const items = await take(stretch, { limit: MOST_BETWEEN, forward: true });
  return items
    .map((item) => ReplyItem.parse(item))
    .filter(({ creator = '', isHidden }) => who.includes(creator) && !isHidden)
    .find(({ replyToCreator }) => (kind === 'answer') === (replyToCreator === userId))?.id;
}
