import type { LucideIcon } from 'lucide-react';
import { shortName } from '#web/lib/format/short-name.ts';
import { getSession } from '#web/lib/session/session.ts';
import type { Drafts } from '#web/parts/editor/keeping/drafts.ts';
import type { HeadFields } from '#web/parts/editor/piece-kind.ts';
import type { KindHooks } from '#web/parts/sync/queue/kinds.ts';
import type { RouteName, Thing } from '#web/parts/sync/queue/thing.ts';
import { isOpen } from '#web/parts/sync/tabs/open-things.ts';
import { sayOnce } from '#web/parts/sync/tabs/say-once.ts';
import { meetSteps } from './meet-step.ts';

interface PieceOutbox extends HeadFields {
  readonly noun: string;
  readonly Icon: LucideIcon;
  readonly drafts: Drafts;
  /** Of a new one. Its reply has it in `data`. */
  readonly create: RouteName;
  readonly readAt: (id: string) => string;
  readonly onSaved: (id: string, thing: Thing) => void;
  /** Is said of what arrived while no editor shows it. */
  readonly sent: (title: string) => string;
}

/** A kind of piece, new or changed, as the outbox knows it: what follows for what is kept and shown of it. */
export function pieceHooks(kind: PieceOutbox): KindHooks {
  const { drafts, noun, Icon } = kind;

  const draftOf = ({ id }: Thing) => {
    const memberId = getSession().user?.id ?? '';
    return { memberId, draft: drafts.readOut(memberId).find(({ out }) => out?.thing === id) };
  };

  /** Of a new one, its reply tells; of another one, where it is changed. */
  const idOf = ({ steps, place }: Thing): string => {
    const created = steps.find(({ route }) => route === kind.create)?.reply;
    return (created as { data: { id: string } } | undefined)?.data.id ?? place.split('/').at(-1) ?? '';
  };

  return {
    ...{ noun, Icon },
    readAt: (thing) => kind.readAt(idOf(thing)),

    onSent(thing) {
      kind.onSaved(idOf(thing), thing);
      const { memberId, draft } = draftOf(thing);
      // An editor that shows it sees for itself.
      if (draft && isOpen(draft.id)) return;
      if (draft?.out?.block)
        drafts.settle(memberId, { ...meetSteps(draft, thing.steps, kind), out: undefined });
      else if (draft) drafts.dropDraft(memberId, draft);
      void sayOnce(thing, kind.sent(shortName(thing.title)));
    },

    onDrop(thing) {
      const { memberId, draft } = draftOf(thing);
      if (draft) drafts.dropDraft(memberId, draft);
    },
  };
}
