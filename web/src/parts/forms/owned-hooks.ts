import type { LucideIcon } from 'lucide-react';
import { keepReply } from '#web/lib/api/replies.tsx';
import { getSession } from '#web/lib/session/session.ts';
import type { KindHooks } from '#web/parts/sync/queue/kinds.ts';
import type { OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { sayOnce } from '#web/parts/sync/tabs/say-once.ts';
import { ownedDrafts } from './owned-draft.ts';
import { isCreation, savedIn } from './owned-entry.ts';
import { codeOf, type Owned, type OwnedKind, pathOf } from './owned-kind.ts';

interface OwnedHooks<Item> {
  /** The outbox's word for it. @default the kind's */
  readonly noun?: string;
  readonly Icon: LucideIcon;
  readonly onSaved: (item: Item, isNew: boolean) => void;
  /** The text when it has arrived. */
  readonly saved: (item: Item, isNew: boolean) => string;
  readonly readAt?: (item: Item) => string;
}

/** The hooks of an item that was made or changed. */
export function ownedHooks<Item extends Owned>(kind: OwnedKind<Item>, hooks: OwnedHooks<Item>): KindHooks {
  const { get } = kind.routes;
  const idOf = ({ id }: OutboxEntry) => id.slice(kind.noun.length + 1);
  const drafts = ownedDrafts(kind);
  const memberNow = () => getSession().user?.id ?? '';
  const dropDraft = (entry: OutboxEntry) => drafts.dropDraft(memberNow(), { id: idOf(entry) });
  return {
    noun: hooks.noun ?? kind.noun,
    Icon: hooks.Icon,
    onSent(entry) {
      const item = savedIn(kind, entry);
      if (!item) return;
      // What was typed since stays.
      if (drafts.readDraft(memberNow(), { id: idOf(entry) })?.isHandedOver) dropDraft(entry);
      const isNew = isCreation(kind, entry);
      hooks.onSaved(item, isNew);
      void keepReply(get, pathOf(get, item), item);
      void sayOnce(entry, hooks.saved(item, isNew));
    },
    onRefused(entry) {
      if (entry.problem?.code === codeOf(kind, 'missing')) kind.forget(idOf(entry));
    },
    onDrop: dropDraft,
    readAt(entry) {
      const item = savedIn(kind, entry);
      return item && hooks.readAt?.(item);
    },
  };
}
