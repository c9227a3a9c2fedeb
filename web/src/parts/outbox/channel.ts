import * as z from 'zod/mini';

/** Tabs of this origin tell each other here what became of a member's things. */
const Message = z.object({
  member: z.string(),
  /** How much of a thing's files has gone out; without it, something was changed on the shelf. */
  progress: z.optional(z.object({ id: z.string(), sent: z.number(), total: z.number() })),
});
type Message = z.infer<typeof Message>;

/** @returns how to tell; where a browser has no channels, every tab keeps to itself. */
export function openChannel(hear: (message: Message) => void): (message: Message) => void {
  try {
    const channel = new BroadcastChannel('furrow-outbox');
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = Message.safeParse(data).data;
      if (message) hear(message);
    };
    return (message) => channel.postMessage(message);
  } catch {
    return () => undefined;
  }
}
