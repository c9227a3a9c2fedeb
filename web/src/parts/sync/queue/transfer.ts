import { filesOf } from './kept-files.ts';
import type { FileField, KeptFile, OutboxEntry, Step } from './outbox-entry.ts';
import type { Progress } from './store.ts';

/** How far the files of an entry have come, in bytes. */
interface Transfer {
  /**
   * `waiting`: it has not begun, or goes on by itself in a moment; `broke-off`: no answer came, and it goes on when
   * there is one again, or by `sendNow`; `stopped`: by the member, and goes on by `sendNow` alone.
   */
  readonly state: 'waiting' | 'sending' | 'broke-off' | 'stopped' | 'refused' | 'sent';
  /** Bytes in storage, which are never sent again. */
  readonly arrived: number;
  /** The same with the bytes that are being sent. */
  readonly sent: number;
  readonly total: number;
}

/**
 * The progress of an entry's files for screens: what is missing is `total - arrived`, and the two buttons are `stop`
 * and `sendNow` of `outbox.ts`. It is known after a reload too. `progress` is the outbox's, while the entry is being
 * sent.
 */
export function transferOf(entry: OutboxEntry, progress?: Progress): Transfer {
  const { steps, state, problem, isStopped } = entry;
  const total = filesOf(steps).reduce((sum, { size }) => sum + size, 0);
  const arrived = arrivedOf(steps);
  const sent = state === 'sending' ? Math.max(arrived, progress?.sent ?? 0) : arrived;
  const waits = isStopped ? 'stopped' : problem ? 'broke-off' : 'waiting';
  return { state: state === 'waiting' ? waits : state, arrived, sent, total };
}

/** Bytes of the files of these steps that are in storage, or were sent with a step that is done; `without` one file. */
export const arrivedOf = (steps: readonly Step[], without?: KeptFile): number =>
  steps
    .flatMap(({ files = {}, state }) =>
      Object.values(files).map(({ key, size, upload, arrived }) => {
        if (key === without?.key) return 0;
        return upload !== undefined || state === 'done' ? size : (arrived?.bytes ?? 0);
      }),
    )
    .reduce((sum, bytes) => sum + bytes, 0);

/** Most bytes of all files of a request; larger ones go straight into storage. */
const MAX_FORM_BYTES = 4_000_000;

/**
 * The fields of a step whose files go straight into storage: videos, and the largest of those that together are too
 * much for a form. The others are sent in the form, without a request of their own.
 */
export function straightFields({ files = {} }: Step): Set<FileField> {
  const all = (Object.entries(files) as [FileField, KeptFile][]).filter(([, { upload }]) => !upload);
  const straight = new Set<FileField>(
    all.map(([field]) => field).filter((field) => field === 'videoResource'),
  );
  const inForm = all.filter(([field]) => !straight.has(field)).sort(([, a], [, b]) => b.size - a.size);
  let left = inForm.reduce((sum, [, { size }]) => sum + size, 0);
  for (const [field, { size }] of inForm) {
    if (left <= MAX_FORM_BYTES) break;
    straight.add(field);
    left -= size;
  }
  return straight;
}
