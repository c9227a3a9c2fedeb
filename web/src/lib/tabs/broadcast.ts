import type * as z from 'zod/mini';

export interface Broadcast<Message> {
  readonly tell: (message: Message) => void;
  readonly close: () => void;
}

/**
 * Tells the other tabs of this origin, and hears what they tell. Undefined where a browser has no channels, or forbids
 * them with its storage: then every tab keeps to itself.
 */
export function openBroadcast<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
  hear: (message: z.output<Schema>) => void,
): Broadcast<z.output<Schema>> | undefined {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const heard = schema.safeParse(data);
      if (heard.success) hear(heard.data);
    };
    return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
  } catch {
    return undefined;
  }
}
