import { Flag } from 'lucide-react';
import type { KindHooks } from '#web/parts/sync/queue/kinds.ts';
import { messages } from './messages.ts';

/** The hooks of a report: nothing that is shown changes by it. */
export const reportKind: KindHooks = {
  noun: messages.noun,
  Icon: Flag,
  readAt: ({ queueKey }) => queueKey,
};
