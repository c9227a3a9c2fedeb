import { UsersRound } from 'lucide-react';
import { toast } from '#web/components/overlay/toast.tsx';
import { keepReply } from '#web/lib/api/replies.tsx';
import { getSession } from '#web/lib/session/session.ts';
import { isOpen } from '#web/parts/blocks/keeping/open-drafts.ts';
import type { KindHooks } from '#web/parts/outbox/kind-hooks.ts';
import type { Thing } from '#web/parts/outbox/thing.ts';
import { circleDrafts } from './circle-draft.ts';
import { type Circle, type CircleKind, pathOf } from './circle-kind.ts';
import { isCreation, savedIn } from './circle-thing.ts';
import { messages } from './messages.ts';

/** What follows from a circle that was made or changed. */
export function circleHooks<Item extends Circle>(kind: CircleKind<Item>): KindHooks {
  const { lists, ownLists, routes, texts, nameOf } = kind;
  const dropDraft = ({ id }: Thing) =>
    circleDrafts(kind).dropDraft(getSession().user?.id ?? '', { id: id.slice(kind.noun.length + 1) });
  return {
    noun: kind.noun,
    Icon: UsersRound,
    onSent(thing) {
      const item = savedIn(kind, thing);
      if (!item) return;
      dropDraft(thing);
      const isNew = isCreation(kind, thing);
      if (isNew) {
        lists.add(item);
        lists.complete(item.id, ownLists);
      } else lists.change(item.id, () => item);
      void keepReply(routes.get, pathOf(routes.get, item), item);
      kind.onChanged?.(item);
      // A form that shows it says so itself.
      if (isOpen(thing.id) || document.visibilityState !== 'visible') return;
      toast(isNew ? texts.created(nameOf(item)) : messages.form.changed(nameOf(item)));
    },
    onDrop: dropDraft,
  };
}
