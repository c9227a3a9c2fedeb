import { ApiError } from '#web/lib/api/api.ts';
import { messages } from '#web/lib/messages.ts';
import { getSession } from '#web/lib/session/session.ts';
import { dropFiles, filesOf, keepFile } from './kept-files.ts';
import { hooksOf } from './kinds.ts';
import { hasFiles } from './order.ts';
import type { NewEntry, OutboxEntry } from './outbox-entry.ts';
import { schedule, startRunner } from './runner.ts';
import { changed, dbOf, getOutbox, patchEntry, subscribeToOutbox } from './store.ts';

/*
 * Everything that is written goes through here. It is kept on this device, sent by itself, and kept until it has
 * arrived, through reloads, lost signal and sessions that end. Only the member who wrote it sees and sends it.
 */

/**
 * Puts an entry in the outbox, with those of its files that the device does not keep yet, by their names there. It
 * replaces one with its id. @returns whether it outlives the page; otherwise it is sent as well. Throws an `ApiError`
 * when nobody is signed in.
 */
export async function put(entry: NewEntry, files: Readonly<Record<string, File>> = {}): Promise<boolean> {
  startRunner();
  const member = memberNow();
  const kept = [];
  for (const [name, file] of Object.entries(files)) kept.push(await keepFile(member, name, file));
  const { id, kind, title, queueKey, isForm, subject, steps } = entry;
  const fresh = {
    id,
    kind,
    title,
    queueKey,
    isForm,
    subject,
    steps,
    state: 'waiting',
    at: Date.now(),
  } as const;
  kept.push(await dbOf(member).put(fresh));
  await changed(member);
  return kept.every(Boolean);
}

/** Sends an entry now, also a stopped or refused one, as it is. */
export async function sendNow(id: string): Promise<void> {
  const entry = find(id);
  if (!entry) return;
  await patchEntry(memberNow(), entry, (now) =>
    now.state === 'sent' || now.state === 'sending'
      ? undefined
      : { ...now, state: 'waiting', isStopped: undefined, isOutdated: undefined, problem: undefined },
  );
  schedule(true);
}

/**
 * Stops an entry; it waits until it is sent by hand, an outdated one by its form. Steps that have arrived stay.
 * `isOutdated` is left as it is where it is not given.
 */
export async function stop(id: string, isOutdated?: boolean): Promise<void> {
  const entry = find(id);
  if (!entry) return;
  await patchEntry(memberNow(), entry, (now) =>
    now.state === 'sent' ? undefined : { ...now, isStopped: true, isOutdated: isOutdated ?? now.isOutdated },
  );
}

/** Gives an entry up, with its files. Steps that have arrived stay. */
export async function drop(id: string): Promise<void> {
  const member = memberNow();
  await stop(id);
  const entry = find(id);
  // The hook runs first: other screens take a draft without an entry for one that is still being written.
  if (entry && entry.state !== 'sent')
    await (await hooksOf(entry.kind).catch(() => undefined))?.onDrop?.(entry);
  await dbOf(member).drop(id);
  await changed(member);
  if (!entry) return;
  await dropFiles(member, entry);
  if (entry.state !== 'sent' && hasArrived(entry)) void giveUp(entry);
}

const hasArrived = ({ steps }: OutboxEntry) =>
  filesOf(steps).some(({ upload, arrived }) => upload || arrived);

/** Gives up the uploads of its files. It is not waited for: otherwise they expire. */
export const giveUp = (entry: Pick<NewEntry, 'steps'>): Promise<void> =>
  import('./give-up-uploads.ts').then(({ giveUpUploads }) => giveUpUploads(entry)).catch(() => undefined);

/** Gives up all entries, and forgets the sent ones. */
export async function dropAll(): Promise<void> {
  for (const { id } of getOutbox().entries ?? []) await drop(id);
}

/**
 * Takes an entry back to be changed, with its steps that are done; its files stay on the device. Waits until nothing of
 * it is under way. An entry that has arrived by then stays, as its state says; undefined when it is gone.
 */
export async function take(id: string): Promise<OutboxEntry | undefined> {
  await stop(id);
  schedule();
  const entry = await until(id, (now) => now?.state !== 'sending');
  if (!entry || entry.state === 'sent') return entry;
  const member = memberNow();
  await dbOf(member).drop(id);
  await changed(member);
  return entry;
}

/**
 * Waits until an entry has arrived or was refused; undefined when it was dropped or taken back, or the session ended.
 */
export const done = (id: string): Promise<OutboxEntry | undefined> =>
  until(id, (now) => now === undefined || now.state === 'sent' || now.state === 'refused');

/** The same, or until it is known that it has to wait: no answer came, it was stopped, or a large one goes first. */
export const tried = (id: string): Promise<OutboxEntry | undefined> =>
  until(id, (now) => now?.state !== 'sending' && (now?.state !== 'waiting' || isHeld(now)));

function isHeld({ id, problem, isStopped }: OutboxEntry): boolean {
  const others = (getOutbox().entries ?? []).filter((other) => other.id !== id);
  const isHolding = (other: OutboxEntry) =>
    other.state === 'waiting' ? other.problem !== undefined : other.state === 'sending' && hasFiles(other);
  return problem !== undefined || isStopped === true || others.some(isHolding);
}

const find = (id: string) => getOutbox().entries?.find((entry) => entry.id === id);

function until(
  id: string,
  isIt: (entry: OutboxEntry | undefined) => boolean,
): Promise<OutboxEntry | undefined> {
  return new Promise((resolve) => {
    const look = () => {
      const { member, entries } = getOutbox();
      if (member && !entries) return;
      const entry = find(id);
      if (!isIt(entry)) return;
      stopHearing();
      resolve(entry);
    };
    const stopHearing = subscribeToOutbox(look);
    look();
  });
}

function memberNow(): string {
  const { user } = getSession();
  if (!user) throw new ApiError(401, 'token.failed', messages.ended);
  return user.id;
}
