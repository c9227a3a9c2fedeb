import type { LucideIcon } from 'lucide-react';
import { keepReply } from '#web/lib/api/replies.tsx';
import { getSession } from '#web/lib/session/session.ts';
import type { KindHooks } from '#web/parts/sync/queue/kinds.ts';
import type { Thing } from '#web/parts/sync/queue/thing.ts';
import { sayOnce } from '#web/parts/sync/tabs/say-once.ts';
import { ownedDrafts } from './owned-draft.ts';
import { codeOf, type Owned, type OwnedKind, pathOf } from './owned-kind.ts';
import { isCreation, savedIn } from './owned-thing.ts';

interface OwnedHooks<Item> {
  /** As the outbox speaks of it. @default the kind's */
  readonly noun?: string;
  readonly Icon: LucideIcon;
  readonly onSaved: (item: Item, isNew: boolean) => void;
  /** What is said of it when it has arrived. */
  readonly saved: (item: Item, isNew: boolean) => string;
  readonly readAt?: (item: Item) => string;
}

/** What follows from a thing that was made or changed. */
export function ownedHooks<Item extends Owned>(kind: OwnedKind<Item>, hooks: OwnedHooks<Item>): KindHooks {
  const { get } = kind.routes;
  const idOf = ({ id }: Thing) => id.slice(kind.noun.length + 1);
  const dropDraft = (thing: Thing) =>
    ownedDrafts(kind).dropDraft(getSession().user?.id ?? '', { id: idOf(thing) });
  return {
    noun: hooks.noun ?? kind.noun,
    Icon: hooks.Icon,
    onSent(thing) {
      const item = savedIn(kind, thing);
      if (!item) return;
      dropDraft(thing);
      const isNew = isCreation(kind, thing);
      hooks.onSaved(item, isNew);
      void keepReply(get, pathOf(get, item), item);
      void sayOnce(thing, hooks.saved(item, isNew));
    },
    onRefused(thing) {
      if (thing.problem?.code === codeOf(kind, 'missing')) kind.forget(idOf(thing));
    },
    onDrop: dropDraft,
    readAt(thing) {
      const item = savedIn(kind, thing);
      return item && hooks.readAt?.(item);
    },
  };
}
