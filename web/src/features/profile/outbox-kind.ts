import { CircleUserRound } from 'lucide-react';
import { type User, users } from '#contract/users.ts';
import { keepReply } from '#web/lib/api/replies.tsx';
import { getSession } from '#web/lib/session/session.ts';
import type { KindHooks } from '#web/parts/sync/queue/kinds.ts';
import { dropDraft } from './edit-draft.ts';
import { messages } from './messages.ts';
import { savedIn } from './profile-thing.ts';

/** A change of the own profile, as the outbox knows it. */
export const profileKind: KindHooks = {
  noun: messages.unsent.noun,
  Icon: CircleUserRound,
  async onSent(thing) {
    const saved: User | undefined = savedIn(thing);
    if (!saved) return;
    dropDraft(saved.id);
    await keepReply(users.getOwnProfile, {}, saved);
  },
  onDrop() {
    const { user } = getSession();
    if (user) dropDraft(user.id);
  },
};
