import { useEffect, useRef, useState, useTransition } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Community, communities } from '#contract/communities.ts';
import { toast, toastFailure } from '#web/components/overlay/toast.tsx';
import { tellGone } from '#web/lib/api/community-gone.ts';
import { keepReply } from '#web/lib/api/replies.tsx';
import { getSession, storeCommunity } from '#web/lib/session/session.ts';
import { visitCommunity } from './api.ts';
import type { Open } from './community-dialogs.tsx';
import { dropDraft } from './community-draft.ts';
import { communityLists as lists } from './community-lists.ts';
import { messages } from './messages.ts';

/** Pages of the list that a change may lead to. */
interface Pages {
  readonly first: () => unknown;
  readonly previous: () => void;
}

/** The dialogs over the communities, and what follows from what is done in them. */
export function useCommunityChanges(memberId: string, goTo: Pages) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>();
  const [isOpening, startTransition] = useTransition();
  const opened = useRef(open);
  useEffect(() => {
    opened.current = open;
  });
  /** A dialog that was closed while its call was under way closes no other one when it comes back. */
  const close = (only = open) => {
    if (opened.current === only) setOpen(undefined);
  };

  return {
    open,
    isOpening,
    show: (next: Open) => startTransition(() => setOpen(next)),
    close: () => setOpen(undefined),

    created(community: Community): void {
      close();
      lists.add(community);
      goTo.first();
      toast(messages.form.created(community.name));
    },
    changed(community: Community): void {
      close();
      lists.change(community.id, () => community);
      void keepReply(communities.getCommunity, { id: community.id }, community);
      if (getSession().community?.id === community.id) storeCommunity(community);
      toast(messages.form.changed(community.name));
    },
    deleted(community: Community, isOnly: boolean): void {
      close();
      dropDraft(memberId, community);
      lists.remove(community.id);
      if (isOnly) goTo.previous();
      toast(messages.removal.done(community.name));
      tellGone(community.id);
    },

    /** Makes it the current one and opens its news. */
    async visit({ id, name }: Community): Promise<void> {
      try {
        await visitCommunity(id);
      } catch (error) {
        toastFailure(messages.notVisited(name, (error as Error).message));
        return;
      }
      navigate('/news');
    },
  };
}
