import { UsersRound } from 'lucide-react';
import { ownedHooks } from '#web/parts/forms/owned-hooks.ts';
import type { KindHooks } from '#web/parts/sync/queue/kind-hooks.ts';
import type { Circle, CircleKind } from './circle-kind.ts';
import { messages } from './messages.ts';

/** What follows from a circle that was made or changed. */
export function circleHooks<Item extends Circle>(kind: CircleKind<Item>): KindHooks {
  const { lists, ownLists, texts, nameOf } = kind;
  return ownedHooks(kind, {
    Icon: UsersRound,
    onSaved(item, isNew) {
      if (isNew) {
        lists.add(item);
        lists.complete(item.id, ownLists);
      } else lists.change(item.id, () => item);
      kind.onChanged?.(item);
    },
    saved: (item, isNew) => (isNew ? texts.created : messages.form.changed)(nameOf(item)),
  });
}
