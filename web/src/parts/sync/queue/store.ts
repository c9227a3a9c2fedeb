import * as z from 'zod/mini';
import { getSession, subscribeToSession } from '#web/lib/session/session.ts';
import { openBroadcast } from '#web/lib/tabs/broadcast.ts';
import { hasFleeting } from './kept-files.ts';
import type { KindHooks } from './kinds.ts';
import { hooksOf } from './kinds.ts';
import { type OutboxDb, openOutboxDb } from './outbox-db.ts';
import type { OutboxEntry, Step } from './outbox-entry.ts';

/** Bytes of an entry's files. */
export interface Progress {
  readonly sent: number;
  readonly total: number;
}

/** What this tab knows of the signed-in member's outbox. */
export interface Outbox {
  readonly member?: string | undefined;
  /** In the order in which they were put; undefined until they are read. */
  readonly entries?: readonly OutboxEntry[] | undefined;
  /** By id, while files go out. */
  readonly progress: Readonly<Record<string, Progress>>;
  /** Ids of the entries that live, whole or with a file, only as long as this page. */
  readonly fleeting: readonly string[];
}

const databases = new Map<string, OutboxDb>();
const listeners = new Set<() => void>();
/** What this tab's hooks were called for, as `{step}` or `{entry}/{number}`. */
const delivered = new Set<string>();

let outbox: Outbox = { progress: {}, fleeting: [] };
let reading: Promise<unknown> = Promise.resolve();

/** Messages between tabs of this origin about a member's entries. */
const Message = z.object({
  member: z.string(),
  /** How much of an entry's files has gone out; without it, something was changed in the database. */
  progress: z.optional(z.object({ id: z.string(), sent: z.number(), total: z.number() })),
});

const others = openBroadcast('furrow-outbox', Message, ({ member, progress }) => {
  if (member !== outbox.member) return;
  if (progress) show({ progress: { ...outbox.progress, [progress.id]: progress } });
  else void reload();
});

subscribeToSession(follow);
follow();

/** Nobody sees another member's entries on this device. */
function follow(): void {
  const member = getSession().user?.id;
  if (member === outbox.member) return;
  outbox = { member, progress: {}, fleeting: [] };
  show({});
  if (member) void reload();
}

function show(change: Partial<Outbox>): void {
  outbox = { ...outbox, ...change };
  for (const listener of listeners) listener();
}

export const getOutbox = (): Outbox => outbox;

/** Notifies screens that lay pending toggles over replies. */
export const notifyListeners = (): void => show({});

export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function dbOf(member: string): OutboxDb {
  const db = databases.get(member) ?? openOutboxDb(member);
  databases.set(member, db);
  return db;
}

/** Reads the database, one read after the other. */
export function reload(): Promise<unknown> {
  reading = reading.then(async () => {
    const { member, entries: before } = outbox;
    if (!member) return;
    const db = dbOf(member);
    const entries = (await db.all()).map((entry) => asBefore(entry, before));
    if (outbox.member !== member) return;
    const isFleeting = (entry: OutboxEntry) => db.isFleeting(entry.id) || hasFleeting(member, entry);
    show({ entries, fleeting: entries.filter(isFleeting).map(({ id }) => id) });
    // Not waited for: a hook may put an entry itself.
    for (const entry of entries) void notifyNew(entry, before);
  });
  return reading;
}

/** An unchanged entry stays the same object, so that screens which show it do not render. */
function asBefore(entry: OutboxEntry, before: readonly OutboxEntry[] | undefined): OutboxEntry {
  const known = before?.find(({ id }) => id === entry.id);
  return known && JSON.stringify(known) === JSON.stringify(entry) ? known : entry;
}

/** Calls this tab's hooks for what another tab has sent. */
async function notifyNew(entry: OutboxEntry, before: readonly OutboxEntry[] | undefined): Promise<void> {
  // An earlier visit's hooks ran for what the first read finds.
  if (!before) return;
  const known = before.find(({ id, number }) => id === entry.id && number === entry.number);
  for (const step of entry.steps) {
    const was = known?.steps.find(({ key }) => key === step.key);
    if (step.state === 'done' && was?.state !== 'done') await notifyStep(entry, step);
  }
  if (entry.state === 'sent' && known?.state !== 'sent') await notifySent(entry);
  if (entry.state === 'refused' && known?.state !== 'refused')
    await notifyHooks(entry, (hooks) => hooks.onRefused?.(entry));
}

export const notifyStep = (entry: OutboxEntry, step: Step): Promise<void> =>
  once(step.key, entry, (hooks) => hooks.onStep?.(entry, step));

export const notifySent = (entry: OutboxEntry): Promise<void> =>
  once(`${entry.id}/${entry.number}`, entry, (hooks) => hooks.onSent?.(entry));

async function once(name: string, entry: OutboxEntry, notify: (hooks: KindHooks) => unknown): Promise<void> {
  if (delivered.has(name)) return;
  delivered.add(name);
  await notifyHooks(entry, notify);
}

/** A failing hook does not undo the reply: a list that missed it is right after its next load. */
async function notifyHooks({ kind }: OutboxEntry, notify: (hooks: KindHooks) => unknown): Promise<void> {
  const { member } = outbox;
  try {
    const hooks = await hooksOf(kind);
    // Fetching the kind may take long: hooks must not run for another member.
    if (hooks && outbox.member === member) await notify(hooks);
  } catch {}
}

/** After a change in a member’s database: notifies this tab and the others. */
export async function changed(member: string): Promise<void> {
  others?.post({ member });
  if (member === outbox.member) await reload();
}

/** @returns the entry as it is then; undefined when it is gone or replaced by now, or `change` returns undefined. */
export async function patchEntry(
  member: string,
  entry: OutboxEntry,
  change: (now: OutboxEntry) => OutboxEntry | undefined,
): Promise<OutboxEntry | undefined> {
  const now = await dbOf(member).change(entry, change);
  if (now) await changed(member);
  return now;
}

export function showProgress(member: string, id: string, progress: Progress): void {
  others?.post({ member, progress: { id, ...progress } });
  if (member === outbox.member) show({ progress: { ...outbox.progress, [id]: progress } });
}
