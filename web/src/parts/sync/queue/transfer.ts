import { filesOf } from './kept-files.ts';
import type { Progress } from './store.ts';
import type { KeptFile, Step, Thing } from './thing.ts';

/** How far the files of a thing have come, in bytes. */
export interface Transfer {
  /**
   * `waiting`: it has not begun, or goes on by itself in a moment; `broke-off`: no answer came, and it goes on when there
   * is one again, or by `sendNow`; `stopped`: by the member, and goes on by `sendNow` alone.
   */
  readonly state: 'waiting' | 'sending' | 'broke-off' | 'stopped' | 'refused' | 'sent';
  /** What lies in storage: it is never sent again. */
  readonly arrived: number;
  /** The same with what is on its way. */
  readonly sent: number;
  readonly total: number;
}

/**
 * For whoever shows it: what is missing is `total - arrived`, and `stop` and `sendNow` of `outbox.ts` are its two buttons.
 * It is known after a reload too. `progress` is what the outbox holds of the thing, where something of it goes out.
 */
export function transferOf(thing: Thing, progress?: Progress): Transfer {
  const { steps, state, problem, isStopped } = thing;
  const total = filesOf(steps).reduce((sum, { size }) => sum + size, 0);
  const arrived = arrivedOf(steps);
  const sent = state === 'sending' ? Math.max(arrived, progress?.sent ?? 0) : arrived;
  const waits = isStopped ? 'stopped' : problem ? 'broke-off' : 'waiting';
  return { state: state === 'waiting' ? waits : state, arrived, sent, total };
}

/** Bytes of the files of these steps that lie in storage, or went with a step that is done; without one file of them. */
export const arrivedOf = (steps: readonly Step[], without?: KeptFile): number =>
  steps
    .flatMap(({ files = {}, state }) =>
      Object.values(files).map(({ key, size, upload, arrived }) => {
        if (key === without?.key) return 0;
        return upload !== undefined || state === 'done' ? size : (arrived?.bytes ?? 0);
      }),
    )
    .reduce((sum, bytes) => sum + bytes, 0);
