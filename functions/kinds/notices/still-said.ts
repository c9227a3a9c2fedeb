import { repliedTo } from '#contract/fields/responses.ts';
import { reply } from '#kinds/declared/reply.ts';
import type { Key } from '#platform/table/keys.ts';
import { findItems, type StoredItem } from '#platform/table/table.ts';
import type { Line } from './lines.ts';

/**
 * Lines without those whose replies are gone or hidden, as far as they name them: the first that is new, and the last.
 * A line leads to one that stands; what others replied in between keeps it, too.
 */
export async function stillSaid(lines: readonly Line[]): Promise<Line[]> {
  const named = lines.map((line) => ({ line, replies: repliesOf(line) }));
  const items = await findItems(named.flatMap(({ replies }) => replies.map(({ key }) => key)));
  const shown = new Set(items.flatMap((item) => (item['isHidden'] === true ? [] : nameOf(item))));
  return named.flatMap(({ line, replies }) => {
    const [stands] = replies.filter(({ key }) => shown.has(nameOf(key)));
    if (stands) return [{ ...line, replyId: stands.id }];
    return line.count > replies.length || replies.length === 0 ? [line] : [];
  });
}

const nameOf = ({ pk, sk }: StoredItem | Key) => `${pk} ${sk}`;

/** The replies that a line names. */
function repliesOf({ id, kind, on, onId, replyId = '' }: Line): { id: string; key: Key }[] {
  const place = repliedTo.find((name) => name === on);
  if (place === undefined) return [];
  const isOfReplies = kind === 'reply' || kind === 'answer' || kind === 'thread';
  const ids = new Set([replyId, isOfReplies ? id : ''].filter(Boolean));
  return [...ids].map((one) => ({ id: one, key: reply.key({ on: place, onId, id: one }) }));
}
