import { CircleUserRound } from 'lucide-react';
import { type User, users } from '#contract/users/users.ts';
import { keepReply } from '#web/lib/api/replies.tsx';
import type { KindHooks } from '#web/parts/sync/queue/kinds.ts';
import { type NewEntry, newStep } from '#web/parts/sync/queue/outbox-entry.ts';
import { messages } from './messages.ts';
import { PROFILE, savedIn } from './profile-entry.ts';

/** The outbox entry that gives a member without a name one; a name that they have got meanwhile stays. */
export function nameEntry(name: string): NewEntry {
  const [firstName, ...others] = name.trim().split(/\s+/);
  const input = { firstName, ...(others.length > 0 && { lastName: others.join(' ') }) };
  return {
    id: 'profile/name',
    kind: 'profile/name',
    subject: PROFILE,
    queueKey: '/edit-information',
    title: messages.naming.unsent(name),
    steps: [newStep('users.updateProfile', input, { isJson: true })],
  };
}

/** The outbox's hooks of such an entry. */
export const nameKind: KindHooks = {
  noun: messages.naming.noun,
  Icon: CircleUserRound,
  async onSent(entry) {
    const saved: User | undefined = savedIn(entry);
    if (saved) await keepReply(users.getOwnProfile, {}, saved);
  },
};
