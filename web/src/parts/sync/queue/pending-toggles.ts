import { newKey } from '#web/lib/api/request.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { getSession } from '#web/lib/session/session.ts';
import type { OutboxEntry, Step } from './outbox-entry.ts';
import { getOutbox, notifyListeners, type Outbox, reload } from './store.ts';
import { useOfOutbox } from './use-outbox.ts';

/*
 * A tap that follows, enrols or finishes a lesson is a pending toggle: the outbox keeps its desired state until the API
 * has answered. Kept replies stay what the API said. Screens lay the desired state over them, so that a refusal leaves
 * nothing to undo.
 */

/** What a member wants of one subject. A later toggle of the same kind and subject replaces it. */
interface Toggle {
  readonly kind: string;
  /** `community/{id}`. */
  readonly subject: string;
  /** The desired state: '1' or '0', or a word of the kind's own. */
  readonly desired: string;
  /** For the screen of what waits. */
  readonly title: string;
  readonly queueKey: string;
  /** The requests that bring it about, in order. A step has a key where a later one needs its reply. */
  readonly steps: readonly (Pick<Step, 'route' | 'input'> & Partial<Pick<Step, 'key'>>)[];
  /** Called with the reason, in words, when it fails; `refused` is absent where the device could not keep it. */
  readonly onFailed: (why: string, refused?: OutboxEntry) => void;
}

interface Tap extends Toggle {
  readonly member: string | undefined;
}

/** Toggles that the outbox does not hold yet, oldest first. */
let taps: readonly Tap[] = [];
let keeping: Promise<unknown> = Promise.resolve();

function setTaps(next: readonly Tap[]): void {
  taps = next;
  notifyListeners();
}

const entriesOf = ({ kind, subject }: Pick<Toggle, 'kind' | 'subject'>): OutboxEntry[] =>
  (getOutbox().entries ?? []).filter(
    (entry) => entry.kind === kind && entry.subject === subject && entry.state !== 'sent',
  );

const desiredIn = ({ steps }: OutboxEntry) => steps.at(-1)?.part;

export function putToggle(toggle: Toggle): void {
  const tap = { ...toggle, member: getSession().user?.id };
  setTaps([...taps, tap]);
  keeping = keeping
    .then(() => keep(toggle, tap.member))
    .catch((error: Error) => toggle.onFailed(error.message))
    .finally(() => setTaps(taps.filter((other) => other !== tap)));
}

export const loadOutbox = () => import('./outbox.ts');

async function keep(toggle: Toggle, member: string | undefined): Promise<void> {
  const { kind, subject, desired, title, queueKey } = toggle;
  const { put, take, done, drop } = await loadChunk(loadOutbox);
  if (getSession().user?.id !== member) return;
  if (!getOutbox().entries) await reload();
  for (const { id, state } of entriesOf(toggle)) if (state === 'refused') await drop(id);

  const last = entriesOf(toggle).at(-1);
  if (last && desiredIn(last) === desired) return;
  if (last?.state === 'waiting' && last.steps.every(({ state }) => state === 'open')) {
    // Two toggles that cancel each other out need no request, unless the first went out just now.
    const taken = await take(last.id);
    if (taken && taken.state !== 'sent') {
      if (taken.steps.every(({ state }) => state === 'open')) return;
      await put(taken);
    }
  }

  const id = newKey();
  const steps = toggle.steps.map((step): Step => ({ key: newKey(), ...step, part: desired, state: 'open' }));
  await put({ id, kind, title, queueKey, subject, steps });
  void done(id).then(async (entry) => {
    if (entry?.state !== 'refused' || !entry.problem) return;
    // Later taps meant to undo what has not happened.
    for (const { id } of entriesOf(toggle)) await drop(id);
    toggle.onFailed(entry.problem.message, entry);
  });
}

/** The desired state of a subject, of one kind; undefined where the member has not toggled it since the last reply. */
export function usePendingToggles(kind: string): (subject: string) => string | undefined {
  // As a text, which stays equal as long as the toggles do: the selector's result must be stable.
  const known: Readonly<Record<string, string>> = JSON.parse(
    useOfOutbox((outbox) => JSON.stringify(togglesOf(kind, outbox))),
  );
  return (subject) => known[subject];
}

/** Desired states by subject; the latest tap wins. */
function togglesOf(kind: string, { member, entries = [] }: Outbox): Record<string, string | undefined> {
  const sent = entries.filter((entry) => entry.kind === kind && isOnItsWay(entry));
  const tapped = taps.filter((tap) => tap.kind === kind && tap.member === member);
  return Object.fromEntries([
    ...sent.map((entry) => [entry.subject ?? '', desiredIn(entry)]),
    ...tapped.map(({ subject, desired }) => [subject, desired]),
  ]);
}

/** Whether toggles with a queue key are on their way, or stuck; undefined where none is pending. */
export const useOnItsWay = (queueKey: string, kinds: readonly string[]) =>
  useOfOutbox(({ member, entries }): 'unknown' | 'going' | 'stuck' | undefined => {
    const isIt = (each: Pick<OutboxEntry, 'kind' | 'queueKey'>) =>
      each.queueKey === queueKey && kinds.includes(each.kind);
    const left = entries?.filter((entry) => isIt(entry) && isOnItsWay(entry));
    if (left?.some(({ problem, isStopped }) => problem ?? isStopped)) return 'stuck';
    if (left?.length || taps.some((tap) => isIt(tap) && tap.member === member)) return 'going';
    return entries ? undefined : 'unknown';
  });

const isOnItsWay = ({ state }: OutboxEntry) => state === 'waiting' || state === 'sending';

/** Toggles of the same kind and subject that were put after this entry and have not arrived. */
export const laterToggles = ({ kind, subject, number }: OutboxEntry): readonly OutboxEntry[] =>
  (getOutbox().entries ?? []).filter(
    (other) =>
      other.kind === kind && other.subject === subject && other.number > number && other.state !== 'sent',
  );
