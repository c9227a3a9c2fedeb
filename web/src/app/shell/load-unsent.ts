import { idle } from '#web/lib/idle.ts';
import { setKinds } from '#web/parts/sync/queue/kinds.ts';
import { outboxKinds } from '../outbox-kinds.ts';

// With the bars, so before anything can be written.
setKinds(outboxKinds);

/** Milliseconds that the first screen has for itself. */
const HEAD_START_MS = 1000;

let calm: Promise<void> | undefined;

/** Once the first screen is there: nobody waits for it. */
export async function loadUnsentLater() {
  calm ??= new Promise<void>((done) => setTimeout(done, HEAD_START_MS)).then(idle);
  await calm;
  return import('./unsent.tsx');
}
