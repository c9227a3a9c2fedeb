import { Newspaper } from 'lucide-react';
import { toast } from '#web/components/overlay/toast.tsx';
import { shortName } from '#web/lib/format/short-name.ts';
import { getSession } from '#web/lib/session/session.ts';
import { isOpen } from '#web/parts/blocks/keeping/open-drafts.ts';
import { meetSteps } from '#web/parts/blocks/saving/meet-step.ts';
import type { KindHooks } from '#web/parts/outbox/kind-hooks.ts';
import type { Thing } from '#web/parts/outbox/thing.ts';
import { forgetChanged } from '../api.ts';
import { messages } from '../messages.ts';
import { drafts } from './drafts.ts';

/** A news or a change of one, as the outbox knows it. */
export const newsOutbox: KindHooks = {
  noun: messages.unsent.noun,
  Icon: Newspaper,
  readAt: (thing) => `/news/${newsIdOf(thing)}`,

  onSent(thing) {
    forgetChanged(newsIdOf(thing));
    const { memberId, draft } = draftOf(thing);
    // An editor that shows it sees for itself.
    if (draft && isOpen(draft.id)) return;
    if (draft?.out?.block)
      drafts.settle(memberId, { ...meetSteps(draft, thing.steps, cover), out: undefined });
    else if (draft) drafts.dropDraft(memberId, draft);
    if (document.visibilityState === 'visible') toast(messages.unsent.sent(shortName(thing.title)));
  },

  onDrop(thing) {
    const { memberId, draft } = draftOf(thing);
    if (draft) drafts.dropDraft(memberId, draft);
  },
};

const cover = { coverFolder: 'news' } as const;

function draftOf({ id }: Thing) {
  const memberId = getSession().user?.id ?? '';
  return { memberId, draft: drafts.readOut(memberId).find(({ out }) => out?.thing === id) };
}

/** Of a new one, its reply tells; of another one, where it is changed. */
function newsIdOf({ steps, place }: Thing): string {
  const created = steps.find(({ route }) => route === 'news.createNews')?.reply;
  return (created as { data: { id: string } } | undefined)?.data.id ?? place.split('/').at(-1) ?? '';
}
