import type { LucideIcon } from 'lucide-react';
import { shortName } from '#web/lib/format/short-name.ts';
import { getSession } from '#web/lib/session/session.ts';
import type { Drafts } from '#web/parts/editor/keeping/drafts.ts';
import type { HeadFields } from '#web/parts/editor/piece-kind.ts';
import type { KindHooks } from '#web/parts/sync/queue/kinds.ts';
import type { OutboxEntry, RouteName } from '#web/parts/sync/queue/outbox-entry.ts';
import { isOpen } from '#web/parts/sync/tabs/open-entries.ts';
import { sayOnce } from '#web/parts/sync/tabs/say-once.ts';
import { applyReplies } from './apply-replies.ts';

interface PieceOutbox extends HeadFields {
  readonly noun: string;
  readonly Icon: LucideIcon;
  readonly drafts: Drafts;
  /** Of a new one. Its reply has it in `data`. */
  readonly create: RouteName;
  readonly readAt: (id: string) => string;
  readonly onSaved: (id: string, entry: OutboxEntry) => void;
  /** The text about what arrived while no editor shows it. */
  readonly sent: (title: string) => string;
}

/** The outbox's hooks for a kind of piece, new or changed. */
export function pieceHooks(kind: PieceOutbox): KindHooks {
  const { drafts, noun, Icon } = kind;

  const draftOf = ({ id }: OutboxEntry) => {
    const memberId = getSession().user?.id ?? '';
    return { memberId, draft: drafts.readOut(memberId).find(({ out }) => out?.entry === id) };
  };

  /** A new one's id is in its reply, another's in its queue key. */
  const idOf = ({ steps, queueKey }: OutboxEntry): string => {
    const created = steps.find(({ route }) => route === kind.create)?.reply;
    return (created as { data: { id: string } } | undefined)?.data.id ?? queueKey.split('/').at(-1) ?? '';
  };

  return {
    noun,
    Icon,
    readAt: (entry) => kind.readAt(idOf(entry)),

    onSent(entry) {
      kind.onSaved(idOf(entry), entry);
      const { memberId, draft } = draftOf(entry);
      // An editor that shows it sees for itself.
      if (draft && isOpen(draft.id)) return;
      if (draft?.out?.block)
        drafts.settle(memberId, { ...applyReplies(draft, entry.steps, kind), out: undefined });
      else if (draft) drafts.dropDraft(memberId, draft);
      void sayOnce(entry, kind.sent(shortName(entry.title)));
    },

    onDrop(entry) {
      const { memberId, draft } = draftOf(entry);
      if (draft) drafts.dropDraft(memberId, draft);
    },
  };
}
