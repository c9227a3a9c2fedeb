import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import type { Config } from '#contract/config.ts';
import { drop, lasting } from '#web/lib/device/browser-storage.ts';
import { dropReplies } from '#web/lib/device/kept-replies.ts';
import { forgetOutbox } from '#web/lib/device/outbox-database.ts';
import { configureIdentity, revokeIdentity, type Tokens } from './identity.ts';
import { openSessionChannel } from './session-channel.ts';
import {
  adoptEntries,
  clearStorage,
  followStorage,
  isRemembered,
  readStored,
  replaceEntries,
  storedEntries,
  writeStored,
} from './session-storage.ts';

/** Stored login info: the Cognito access token, kept fresh, and the member's id. */
const UserInfo = z.object({ token: z.string(), id: z.string() });
export type UserInfo = z.infer<typeof UserInfo>;

const CurrentCommunity = z.object({ id: z.string(), name: z.string(), slug: z.string() });
export type CurrentCommunity = z.infer<typeof CurrentCommunity>;

export interface Session {
  /** Absent: nobody is signed in. */
  readonly user?: UserInfo;
  /** Absent: not loaded yet. */
  readonly community?: CurrentCommunity;
  /** Whether the last session was ended on purpose, so that the next one does not go on where it stopped. */
  readonly endedOnPurpose: boolean;
  /** The member whose last session ended otherwise: they alone go on where it stopped. */
  readonly endedMember?: string;
}

/** How many milliseconds a new tab waits for the others. A session that comes later is taken over, too. */
const HAND_OVER_MS = 60;

let endedOnPurpose = false;
/** Whether the member signed in on this page. */
let signedInHere = false;
/** Counts the sessions of this page. */
let sessionCount = 0;
let endedMember: string | undefined;
/** Pending while the device forgets what the last member read. */
let forgotten: Promise<unknown> | undefined;
let session = read();
const listeners = new Set<() => void>();

const notifyTabs = openSessionChannel({
  onAsked: () => (session.user && !isRemembered() ? storedEntries() : undefined),
  onSession: (entries) => {
    if (session.user) return;
    adoptEntries(entries);
    changed();
  },
  onRenewed: (id, entries) => {
    if (!isRemembered()) keepTokens(id, entries);
  },
  onEnded: (onPurpose) => {
    if (session.user || endedMember) forget(onPurpose);
  },
});

window.addEventListener('storage', ({ key }) => {
  if (key !== null && key !== 'userInfo' && key !== 'currentCommunity') return;
  // Only a stored session is shared with other tabs, so the area of the event does not matter.
  if (session.user && !isRemembered()) return;
  // A sign-in in another tab is complete only once it has a community.
  if (!session.user && lasting.getItem('currentCommunity') === null) return;
  followStorage();
  // The channel tells whether it ended on purpose there.
  if (session.user && readStored('userInfo') === null) {
    sessionCount += 1;
    [endedOnPurpose, endedMember] = [false, session.user.id];
    // Or the browser was full and the session went on in that tab alone, which then hands it on.
    notifyTabs({ kind: 'asked' });
  }
  changed();
});

function read(): Session {
  const stored = <S extends z.ZodMiniType>(schema: S, key: string): z.output<S> | undefined => {
    try {
      return schema.safeParse(JSON.parse(readStored(key) ?? 'null')).data;
    } catch {
      return undefined;
    }
  };
  const user = stored(UserInfo, 'userInfo');
  return {
    user,
    community: user && stored(CurrentCommunity, 'currentCommunity'),
    endedOnPurpose,
    endedMember,
  };
}

function changed(): void {
  const before = session.user?.id;
  session = read();
  if (before && before !== session.user?.id) forgotten = dropReplies();
  for (const listener of listeners) listener();
}

function forget(onPurpose: boolean): void {
  const member = session.user?.id ?? endedMember;
  clearStorage();
  // Both were noted by the session's own id.
  drop('tokenChecked');
  drop('saidHere');
  signedInHere = false;
  sessionCount += 1;
  endedOnPurpose = onPurpose;
  endedMember = onPurpose ? undefined : member;
  changed();
  // Once nothing asks for it any more, in each tab: whoever reads it late would make it again.
  if (onPurpose && member) forgotten = Promise.all([forgotten, forgetOutbox(member)]);
}

/** Differs for each session, also where both are of one member. */
export const sessionNumber = (): number => sessionCount;

/** Whether the member signed in on this page: then their token needs no check. */
export const isSignedInHere = (): boolean => signedInHere;

/** The present session; components use `useSession`. */
export const getSession = (): Session => session;

export const useSession = (): Session => useSyncExternalStore(subscribeToSession, getSession);

/** Subscribes to changes of the session. Returns how to stop. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Readies the session for use: points Amplify at the pool, and meanwhile asks other tabs whether they hold a session.
 * Throws what `loading` throws.
 */
export async function startSession(loading: Promise<Config>): Promise<void> {
  const asked = session.user ? undefined : askOtherTabs();
  configureIdentity(await loading, (token) => {
    if (!session.user) return;
    writeStored('userInfo', JSON.stringify({ ...session.user, token }));
    changed();
  });
  await asked;
}

function askOtherTabs(): Promise<void> {
  notifyTabs({ kind: 'asked' });
  return new Promise((done) => {
    const stop = subscribeToSession(done);
    setTimeout(() => {
      stop();
      done();
    }, HAND_OVER_MS);
  });
}

/** Begins a session with the tokens of a sign-in. */
export function beginSession({ access, id }: Tokens): void {
  signedInHere = true;
  writeStored('userInfo', JSON.stringify({ token: access, id }));
  changed();
}

/**
 * Ends the session in every tab at once and revokes it. The promise never fails: it resolves when the device has
 * forgotten what the member read, and the identity provider has ended the session too, or cannot be reached.
 */
export const signOut = (): Promise<void> => end(true);

/** Ends a session whose token is refused: the next sign-in goes on where this member was. */
export function endSession(): void {
  void end(false);
}

async function end(onPurpose: boolean): Promise<void> {
  const revoked = revokeIdentity();
  forget(onPurpose);
  notifyTabs({ kind: 'ended', onPurpose });
  await Promise.all([revoked, forgotten]);
}

/**
 * Continues with the tokens of a further sign-in of the same member, here and in the other tabs. What was kept before
 * the new password goes.
 */
export function replaceTokens(id: string, entries: Record<string, string>): void {
  keepTokens(id, entries);
  if (!isRemembered()) notifyTabs({ kind: 'renewed', id, entries });
}

function keepTokens(id: string, entries: Record<string, string>): void {
  if (session.user?.id !== id) return;
  replaceEntries(entries);
  const token = Object.entries(entries).find(([key]) => key.endsWith('.accessToken'))?.[1];
  if (token) writeStored('userInfo', JSON.stringify({ token, id }));
  changed();
  void dropReplies(true);
}

/** Makes a community the current one. With it a session is complete, and tabs without one take it over. */
export function storeCommunity({ id, name, slug }: CurrentCommunity): void {
  writeStored('currentCommunity', JSON.stringify({ id, name, slug }));
  changed();
  if (!isRemembered()) notifyTabs({ kind: 'session', entries: storedEntries() });
}
