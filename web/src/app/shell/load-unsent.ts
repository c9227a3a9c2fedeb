import { idle } from '#web/lib/idle.ts';
import { setKinds } from '#web/parts/sync/queue/kinds.ts';

// With the bars, before anything can be written. The table names many files, and most visits write nothing.
setKinds(async () => (await import('../outbox-kinds.ts')).outboxKinds);

/** Milliseconds that the first screen gets alone. */
const HEAD_START_MS = 1000;

let calm: Promise<void> | undefined;

/** After the first screen: nobody waits for it. */
export async function loadUnsentLater() {
  calm ??= new Promise<void>((done) => setTimeout(done, HEAD_START_MS)).then(() => idle());
  await calm;
  return import('./unsent.tsx');
}
