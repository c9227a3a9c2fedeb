import * as z from 'zod/mini';
import { drop, keep, readKept } from '#web/lib/device/browser-storage.ts';
import { endPush } from '#web/lib/device/end-push.ts';
import { withinLimit } from '#web/lib/time-limit.ts';

const MARK = 'pushDevice';

/** Whom this device tells while Furrow is closed, and what the server knows of it. */
const Mark = z.object({
  member: z.string(),
  endpoint: z.string(),
  zone: z.string(),
  /** The server's for this device. */
  id: z.optional(z.string()),
  /** When the server was told, in milliseconds. */
  at: z.optional(z.number()),
});
export type Mark = z.infer<typeof Mark>;

export function readMark(): Mark | undefined {
  try {
    return Mark.safeParse(JSON.parse(readKept(MARK) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

export const keepMark = (mark: Mark): boolean => keep(MARK, JSON.stringify(mark));

export const dropMark = (): void => drop(MARK);

/** Milliseconds that a log-out waits for the server to forget the device. */
const FORGET_TIME_LIMIT_MS = 2000;

/**
 * Before a log-out: the device tells nobody any more, and the server forgets it. Without a network the server keeps it
 * until what it sends finds nobody. It never fails.
 */
export async function endTelling(): Promise<void> {
  if (!readMark()) return;
  dropMark();
  const stop = async () => {
    const device = await import('./device.ts').catch(() => undefined);
    // Without a network this part may be missing: the browser forgets it then, and the server once nobody answers.
    await (device ? device.stopTelling() : endPush());
  };
  await withinLimit(stop, { limit: FORGET_TIME_LIMIT_MS }).catch(() => undefined);
}
