import type { MutedOn } from '#contract/notices.ts';
import { circles } from '#kinds/declared/all.ts';
import { repliedTo } from '#kinds/declared/reply.ts';
import type { AnyKind } from '#kinds/record/record.ts';
import { findItem, findItems, type StoredItem } from '#platform/table/table.ts';
import { shortened } from './shortened.ts';

const kindOf = (on: MutedOn): AnyKind =>
  (circles.find(({ declared }) => declared.noun === on) as AnyKind | undefined) ??
  (repliedTo[on as keyof typeof repliedTo] as AnyKind);

/** Throws `{noun}.missing`. */
export async function checkMayMute(on: MutedOn, id: string): Promise<void> {
  const kind = kindOf(on);
  if (!(await findItem(kind.key({ id })))) throw kind.missing();
}

/** What a member muted, with what it is called, by that: one read for all. What is gone, or hidden from them, is left out. */
export async function readMuted(names: readonly string[], userId: string) {
  const things = names.map((name) => {
    const [on = '', ...rest] = name.split('#');
    const id = rest.join('#');
    return { on: on as MutedOn, id, key: kindOf(on as MutedOn).key({ id }) };
  });
  const items = things.length > 0 ? await findItems(things.map(({ key }) => key)) : [];
  const found = new Map(items.map((item) => [`${item['pk']} ${item['sk']}`, item]));
  return things
    .flatMap(({ on, id, key }) => {
      const item = found.get(`${key.pk} ${key.sk}`);
      const isShown = item && (item['isHidden'] !== true || item['creator'] === userId);
      return isShown ? { on, id, title: titleOf(item) } : [];
    })
    .sort((one, other) => one.title.localeCompare(other.title));
}

const titleOf = ({ name, title, text }: StoredItem): string => shortened(String(name ?? title ?? text));
