import * as z from 'zod/mini';
import { openBroadcast } from '#web/lib/tabs/broadcast.ts';

/** A channel about the session between tabs of this origin; no other origin can listen. */
const NAME = 'furrow-session';

const Message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('asked') }),
  z.object({ kind: z.literal('session'), entries: z.record(z.string(), z.string()) }),
  z.object({ kind: z.literal('renewed'), id: z.string(), entries: z.record(z.string(), z.string()) }),
  z.object({ kind: z.literal('ended'), onPurpose: z.boolean() }),
]);
type Message = z.infer<typeof Message>;

export interface SessionTalk {
  /** A new tab asks for the session; undefined when there is none to hand on. */
  readonly onAsked: () => Record<string, string> | undefined;
  readonly onSession: (entries: Record<string, string>) => void;
  /** Another tab has new tokens of this member: the old ones are of no use any more. */
  readonly onRenewed: (id: string, entries: Record<string, string>) => void;
  readonly onEnded: (onPurpose: boolean) => void;
}

/** @returns how to send a message. */
export function openSessionChannel(talk: SessionTalk): (message: Message) => void {
  const channel = openBroadcast(NAME, Message, (message) => {
    if (message.kind === 'ended') talk.onEnded(message.onPurpose);
    if (message.kind === 'session') talk.onSession(message.entries);
    if (message.kind === 'renewed') talk.onRenewed(message.id, message.entries);
    if (message.kind !== 'asked') return;
    const entries = talk.onAsked();
    if (entries) channel?.post({ kind: 'session', entries });
  });
  return (message) => channel?.post(message);
}
