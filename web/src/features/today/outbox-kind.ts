import { CheckCheck } from 'lucide-react';
import type * as z from 'zod/mini';
import { users } from '#contract/users/users.ts';
import { changeReplies } from '#web/lib/api/replies.tsx';
import type { KindHooks } from '#web/parts/sync/queue/kinds.ts';
import { messages } from './messages.ts';
import { withoutSeen } from './without-seen.ts';

type Seen = z.infer<typeof users.seeToday.output>;

/** The outbox's hooks of what a member has seen. */
export const todayKind: KindHooks = {
  noun: messages.noun,
  Icon: CheckCheck,
  onStep(_, step) {
    const { since } = (step.reply as Seen).data;
    changeReplies(users.getToday, ({ data }) => ({ data: withoutSeen(data, since) }));
  },
};
