import { ApiError, isUncertain } from '#web/lib/api/api-error.ts';
import { lostReply } from '#web/lib/api/reply.ts';
import { messages as texts } from '#web/lib/messages.ts';
import { dropFiles, filesOf } from './kept-files.ts';
import { hooksOf } from './kinds.ts';
import type { Failure, KeptFile, OutboxEntry, Step } from './outbox-entry.ts';
import {
  dbOf,
  getOutbox,
  notifySent,
  notifyStep,
  type Progress,
  patchEntry,
  reload,
  showProgress,
} from './store.ts';
import { arrivedOf } from './transfer.ts';

/** What this tab is sending, and how it is stopped. */
const sending = new Map<string, { readonly number: number; readonly stopper: AbortController }>();

export const stopAll = (): void => {
  for (const { stopper } of sending.values()) stopper.abort();
};

/** Stops entries that were dropped, stopped or replaced meanwhile, in any tab, or whose member has signed out. */
export function stopWhatIsGone(): void {
  for (const [id, { number, stopper }] of sending) {
    const now = getOutbox().entries?.find((entry) => entry.id === id);
    if (now?.number !== number || now.isStopped) stopper.abort();
  }
}

/** Sends the open steps of an entry, one after the other, and records the results. @returns whether all have arrived */
export async function sendEntry(member: string, entry: OutboxEntry): Promise<boolean> {
  const begun = await patchEntry(member, entry, (now) =>
    now.state === 'waiting' && !now.isStopped ? { ...now, state: 'sending' } : undefined,
  );
  if (!begun) {
    await reload();
    return false;
  }
  const stopper = new AbortController();
  sending.set(entry.id, { number: entry.number, stopper });
  stopWhatIsGone();
  const work = { member, signal: stopper.signal };
  try {
    await sendSteps(begun, work);
    return true;
  } catch (error) {
    await noteFailure(begun, error, work);
    return false;
  } finally {
    sending.delete(entry.id);
  }
}

interface Work {
  readonly member: string;
  readonly signal: AbortSignal;
}

async function sendSteps(begun: OutboxEntry, { member, signal }: Work): Promise<void> {
  let entry = begun;
  const set = async (change: (now: OutboxEntry) => OutboxEntry) => {
    entry = (await patchEntry(member, entry, change)) ?? entry;
    // This is also aborted when the entry is gone or replaced.
    signal.throwIfAborted();
  };
  const setStep = (step: Step) =>
    set((now) => {
      const before = now.steps.filter(({ key }) => key === step.key);
      // An entry that made progress waits as briefly for its next try as a new one.
      return withStep(arrivedOf([step]) > arrivedOf(before) ? { ...now, ...untried } : now, step);
    });

  // Before anything is sent: the hooks must be known when the reply comes.
  const [{ sendStep }] = await Promise.all([import('./send-step.ts'), hooksOf(entry.kind)]).catch(
    (cause: unknown) => {
      throw lostReply(cause);
    },
  );
  for (const { key } of entry.steps) {
    const step = () => entry.steps.find((each) => each.key === key) as Step;
    if (step().state === 'done') continue;
    const entries = () => [entry, ...(getOutbox().entries ?? []).filter(({ id }) => id !== entry.id)];
    const onProgress = (file: KeptFile, sent: number) =>
      showProgress(member, entry.id, progressOf(entry, file, sent));
    const reply = await sendStep(step(), { member, signal, entries, patch: setStep, onProgress });
    const done: Step = { ...step(), state: 'done', reply };
    signal.throwIfAborted();
    // Recorded first: a page that closes in between would never notify.
    await notifyStep(withStep(entry, done), done);
    await set((now) => withStep({ ...now, ...untried }, done));
  }
  await notifySent(entry);
  await set((now) => ({ ...now, state: 'sent', sentAt: Date.now() }));
  // Where the device did not take that it is sent, the next page sends it again, under its key and with its files.
  if (!dbOf(member).isFleeting(entry.id)) await dropFiles(member, entry);
}

const untried = { problem: undefined, misses: undefined, missed: undefined, tried: undefined };

function missed({
  misses = 0,
  missed: first,
}: OutboxEntry): Pick<OutboxEntry, 'misses' | 'missed' | 'tried'> {
  const tried = Date.now();
  return { misses: misses + 1, missed: first ?? tried, tried };
}

const withStep = (entry: OutboxEntry, step: Step): OutboxEntry => ({
  ...entry,
  steps: entry.steps.map((each) => (each.key === step.key ? step : each)),
});

function progressOf({ steps }: OutboxEntry, file: KeptFile, sent: number): Progress {
  const total = filesOf(steps).reduce((sum, { size }) => sum + size, 0);
  return { sent: arrivedOf(steps, file) + sent, total };
}

/** How often a reply 'done already' is asked for again, because the first try may have done it. */
const MAX_DOUBTS = 4;

async function noteFailure(begun: OutboxEntry, error: unknown, { member, signal }: Work): Promise<void> {
  const problem = problemOf(error);
  const { status, code } = problem;
  const wasSent = begun.steps.some(({ state }) => state === 'sent');
  await patchEntry(member, begun, (now) => {
    if (signal.aborted) return { ...now, state: 'waiting' };
    // The session has ended: it continues when the member is back.
    if (status === 401) return { ...opened(now), ...missed(now), state: 'waiting' };
    // A first try that is still running will have done it, and then the repeated answer is the lost one.
    const isDoubt =
      status === 409 && wasSent && code !== 'idempotency.reused' && (now.misses ?? 0) < MAX_DOUBTS;
    if (!isUncertain(problem) && !isDoubt)
      // A missing file says nothing about an earlier try.
      return { ...(code === 'file.missing' ? now : opened(now)), ...untried, state: 'refused', problem };

    return { ...now, ...missed(now), state: 'waiting', problem };
  });
}

/** The answer was certain: nothing of the step was stored, and it may be changed. */
const opened = (entry: OutboxEntry): OutboxEntry => ({
  ...entry,
  steps: entry.steps.map((step) => (step.state === 'sent' ? { ...step, state: 'open' } : step)),
});

function problemOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { status: 400, code: 'outbox.failed', message: texts.failed };
  const { status, code, message, fields, retryAfter } = error;
  return { status, code, message, fields, retryAfter };
}
