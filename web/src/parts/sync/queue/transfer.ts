import type { UploadFolder } from '#contract/upload-kinds.ts';
import { filesOf } from './kept-files.ts';
import type { KeptFile, OutboxEntry, Step } from './outbox-entry.ts';
import type { Progress } from './store.ts';

/** How far the files of an entry have come, in bytes. */
interface Transfer {
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
 * It is known after a reload too. `progress` is what the outbox holds of the entry, where something of it goes out.
 */
export function transferOf(entry: OutboxEntry, progress?: Progress): Transfer {
  const { steps, state, problem, isStopped } = entry;
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

/** Bytes of all files of a request; past it they go straight into storage. */
const MAX_FORM_BYTES = 4_000_000;

/**
 * The fields of a step whose files go straight into storage: videos, and the largest of those that together are too much
 * for a form. The others come with it, at no request of their own.
 */
export function straightFields({ files = {} }: Step): Set<UploadFolder> {
  const all = (Object.entries(files) as [UploadFolder, KeptFile][]).filter(([, { upload }]) => !upload);
  const straight = new Set<UploadFolder>(
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
