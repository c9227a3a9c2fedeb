import * as z from 'zod/mini';

/** Tabs of this origin talk about the session here: no other origin can listen. */
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
  /** Another tab goes on with new tokens of this member: the old ones are of no use any more. */
  readonly onRenewed: (id: string, entries: Record<string, string>) => void;
  readonly onEnded: (onPurpose: boolean) => void;
}

export interface SessionChannel {
  readonly send: (message: Message) => void;
  readonly close: () => void;
}

/** Opens the channel; where a browser has none, every tab keeps to itself. */
export function openSessionChannel(talk: SessionTalk): SessionChannel {
  const channel = open();
  if (!channel) return { send: () => {}, close: () => {} };

  const send = (message: Message) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = Message.safeParse(data).data;
    if (message?.kind === 'ended') talk.onEnded(message.onPurpose);
    if (message?.kind === 'session') talk.onSession(message.entries);
    if (message?.kind === 'renewed') talk.onRenewed(message.id, message.entries);
    if (message?.kind !== 'asked') return;
    const entries = talk.onAsked();
    if (entries) send({ kind: 'session', entries });
  };
  return { send, close: () => channel.close() };
}

/** A browser that forbids storage may forbid this too. */
function open(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return undefined;
  }
}
