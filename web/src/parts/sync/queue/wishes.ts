import { newKey } from '#web/lib/api/request.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { getSession } from '#web/lib/session/session.ts';
import type { OutboxEntry, Step } from './outbox-entry.ts';
import { getOutbox, notifyListeners, type Outbox, reload } from './store.ts';
import { useOfOutbox } from './use-outbox.ts';

/*
 * A tap that turns something over, to follow, to enrol or to finish a lesson, is a wish, kept in the outbox until the API
 * has said what follows from it. What is kept of replies stays what the API said; the wish is laid over it where it is shown, so
 * that nothing has to be taken back.
 */

/** What a member wants of one entry; a later one of the same kind for what stands there takes its place. */
interface Wish {
  readonly kind: string;
  /** `community/{id}`. */
  readonly subject: string;
  /** What it is to be: '1', '0'. */
  readonly wish: string;
  /** For the screen of what waits. */
  readonly title: string;
  readonly queueKey: string;
  /** What is to be asked of the API for it, one after the other; a key is given where a later one needs a reply. */
  readonly steps: readonly (Pick<Step, 'route' | 'input'> & Partial<Pick<Step, 'key'>>)[];
  /** It does not come true, in these words; `refused` is absent where the device could not keep it. */
  readonly onFailed: (why: string, refused?: OutboxEntry) => void;
}

interface Tap extends Wish {
  readonly member: string | undefined;
}

/** What the outbox does not hold yet; one after the other. */
let taps: readonly Tap[] = [];
let keeping: Promise<unknown> = Promise.resolve();

function setTaps(next: readonly Tap[]): void {
  taps = next;
  notifyListeners();
}

const entriesOf = ({ kind, subject }: Pick<Wish, 'kind' | 'subject'>): OutboxEntry[] =>
  (getOutbox().entries ?? []).filter(
    (entry) => entry.kind === kind && entry.subject === subject && entry.state !== 'sent',
  );

const wishIn = ({ steps }: OutboxEntry) => steps.at(-1)?.part;

export function makeWish(wish: Wish): void {
  const tap = { ...wish, member: getSession().user?.id };
  setTaps([...taps, tap]);
  keeping = keeping
    .then(() => keep(wish, tap.member))
    .catch((error: Error) => wish.onFailed(error.message))
    .finally(() => setTaps(taps.filter((other) => other !== tap)));
}

export const loadOutbox = () => import('./outbox.ts');

async function keep(of: Wish, member: string | undefined): Promise<void> {
  const { kind, subject, wish, title, queueKey } = of;
  const { put, take, done, drop } = await loadChunk(loadOutbox);
  if (getSession().user?.id !== member) return;
  if (!getOutbox().entries) await reload();
  for (const { id, state } of entriesOf(of)) if (state === 'refused') await drop(id);

  const last = entriesOf(of).at(-1);
  if (last && wishIn(last) === wish) return;
  if (last?.state === 'waiting' && last.steps.every(({ state }) => state === 'open')) {
    // What has not gone out and is not wanted any more leaves nothing to send, unless it went out just now.
    const taken = await take(last.id);
    if (taken && taken.state !== 'sent') {
      if (taken.steps.every(({ state }) => state === 'open')) return;
      await put(taken);
    }
  }

  const id = newKey();
  const steps = of.steps.map((step): Step => ({ key: newKey(), ...step, part: wish, state: 'open' }));
  await put({ id, kind, title, queueKey, subject, steps });
  void done(id).then(async (entry) => {
    if (entry?.state !== 'refused' || !entry.problem) return;
    // What was tapped after it was meant to undo what has not happened.
    for (const { id } of entriesOf(of)) await drop(id);
    of.onFailed(entry.problem.message, entry);
  });
}

/** What the member wants now of what stands there, of one kind; undefined where they have not said so since the last reply. */
export function useWishes(kind: string): (subject: string) => string | undefined {
  // As a text, which is the same as long as the wishes are.
  const known: Readonly<Record<string, string>> = JSON.parse(
    useOfOutbox((outbox) => JSON.stringify(wishesOf(kind, outbox))),
  );
  return (subject) => known[subject];
}

/** By where they stand; what was just tapped comes last. */
function wishesOf(kind: string, { member, entries = [] }: Outbox): Record<string, string | undefined> {
  const sent = entries.filter((entry) => entry.kind === kind && isOnItsWay(entry));
  const tapped = taps.filter((tap) => tap.kind === kind && tap.member === member);
  return Object.fromEntries([
    ...sent.map((entry) => [entry.subject ?? '', wishIn(entry)]),
    ...tapped.map(({ subject, wish }) => [subject, wish]),
  ]);
}

/** Of what was wished at a place, how it is on its way; undefined where nothing is that may still come true. */
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

/** What was wished for the same after the one that this entry is, and has not arrived. */
export const laterWishes = ({ kind, subject, number }: OutboxEntry): readonly OutboxEntry[] =>
  (getOutbox().entries ?? []).filter(
    (other) =>
      other.kind === kind && other.subject === subject && other.number > number && other.state !== 'sent',
  );
