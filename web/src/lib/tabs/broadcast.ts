import type * as z from 'zod/mini';

export interface Broadcast<Message> {
  readonly post: (message: Message) => void;
  readonly close: () => void;
}

/**
 * A channel to the other tabs of this origin. Undefined where a browser has none, or forbids it with its storage: then
 * every tab is by itself.
 */
export function openBroadcast<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
  onMessage: (message: z.output<Schema>) => void,
): Broadcast<z.output<Schema>> | undefined {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const parsed = schema.safeParse(data);
      if (parsed.success) onMessage(parsed.data);
    };
    return { post: (message) => channel.postMessage(message), close: () => channel.close() };
  } catch {
    return undefined;
  }
}
