import type { RepliedTo } from '#contract/fields/responses.ts';
import type { MutedOn } from '#contract/notices/notices.ts';
import { circles } from '#kinds/declared/all.ts';
import { repliedTo } from '#kinds/declared/reply.ts';
import { findWishes, unmute } from '#kinds/notice-wishes.ts';
import type { AnyKind } from '#kinds/record/record.ts';
import { readPiece } from '#kinds/replies/piece.ts';
import { shortened } from '#kinds/shortened.ts';
import type { Member } from '#platform/http/member.ts';
import { findItem, findItems, type StoredItem } from '#platform/table/table.ts';
import { writeTogether } from '#platform/table/transaction.ts';

const kindOf = (on: MutedOn): AnyKind =>
  (circles.find(({ declared }) => declared.noun === on) as AnyKind | undefined) ??
  (repliedTo[on as keyof typeof repliedTo] as AnyKind);

/** Throws `{noun}.missing`, also for what is hidden from the member, and what a lesson says to who does not take it. */
export async function checkMayMute(on: MutedOn, id: string, member: Member): Promise<void> {
  const kind = kindOf(on);
  const item = await findItem(kind.key({ id }));
  if (!item) throw kind.missing();
  // A lesson may be hidden with its course.
  if (item['isHidden'] === true || on === 'lesson') await readPiece(on as RepliedTo, id, member);
}

/** What a member muted, each with its item where it is still there; read at once. */
async function findMuted(names: readonly string[], consistent = false) {
  const things = names.map((name) => {
    const [on = '', ...rest] = name.split('#');
    const id = rest.join('#');
    return { name, on: on as MutedOn, id, key: kindOf(on as MutedOn).key({ id }) };
  });
  const items =
    things.length > 0
      ? await findItems(
          things.map(({ key }) => key),
          { consistent },
        )
      : [];
  const found = new Map(items.map((item) => [`${item['pk']} ${item['sk']}`, item]));
  return things.map(({ key, ...thing }) => ({ ...thing, item: found.get(`${key.pk} ${key.sk}`) }));
}

/** What a member muted, with what it is called, by that. What is gone, or hidden from them, is left out. */
export async function readMuted(names: readonly string[], userId: string) {
  const muted = await findMuted(names);
  return muted
    .flatMap(({ on, id, item }) => {
      const isShown = item && (item['isHidden'] !== true || item['creator'] === userId);
      return isShown ? [{ on, id, title: titleOf(item) }] : [];
    })
    .sort((one, other) => one.title.localeCompare(other.title));
}

/**
 * Takes what is gone off the list of a member, who sees nothing of it there and could not make room.
 * @returns whether anything was
 */
export async function forgetGone(userId: string): Promise<boolean> {
  const { muted } = await findWishes(userId);
  const gone = (await findMuted([...muted], true)).flatMap(({ name, item }) => (item ? [] : [name]));
  if (gone.length > 0) await writeTogether([unmute(userId, gone)]);
  return gone.length > 0;
}

const titleOf = ({ name, title, text }: StoredItem): string => shortened(String(name ?? title ?? text));
