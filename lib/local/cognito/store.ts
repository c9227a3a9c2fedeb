import { join } from 'node:path';
import { readFileIfAny, writeFileAtomically } from './atomic-file.ts';
import type { Attributes, ContactName } from './attributes.ts';
import type { FailedSignIns } from './limits.ts';

/** What a code is for: the sign-up, the recovery, or one attribute. */
export type CodePurpose = 'confirm' | 'recover' | ContactName;

export interface SentCode {
  readonly code: string;
  /** The attribute whose address the code was sent to. */
  readonly attribute: ContactName;
  /** Epoch milliseconds. */
  readonly expires: number;
}

export interface User {
  readonly sub: string;
  /** Lower case: the pool ignores case. */
  readonly username: string;
  groups: readonly string[];
  passwordHash: string;
  confirmed: boolean;
  /** Set when an operator has disabled the user. */
  disabled?: boolean;
  attributes: Attributes;
  /** New addresses that are not confirmed yet; `attributes` keeps the old ones until then. */
  pending: { [name in ContactName]?: string };
  codes: { [purpose in CodePurpose]?: SentCode };
  /** Of an authenticator app that has proven a code; `lastStep` is the one whose code was used last. */
  secondFactor?: { secret: string; isOn: boolean; lastStep: number };
  /** A secret whose first code is still to come. */
  offeredSecret?: string;
}

/** One sign-in. All tokens that come from its refresh token share its `id` (`origin_jti`). */
export interface Session {
  readonly id: string;
  readonly username: string;
  readonly refreshTokenHash: string;
  /** Epoch milliseconds, both. */
  readonly signedInAt: number;
  readonly expires: number;
  revoked: boolean;
}

interface Stored {
  readonly users: User[];
  readonly sessions: Session[];
  /** Missing in files from before there were limits. */
  readonly failedSignIns?: [string, FailedSignIns][];
  readonly requests?: [string, number[]][];
  /** Missing in files from before groups were created. */
  readonly groups?: string[];
}

/**
 * The pool's users, sessions and rate limits, in memory and in one file on disk. Change them without awaiting in
 * between, then await `commit`: then no update is lost, and whatever was answered is stored.
 */
export class Store {
  readonly users = new Map<string, User>();
  readonly sessions = new Map<string, Session>();
  /** By user name. */
  failedSignIns = new Map<string, FailedSignIns>();
  /** Times of rate-limited requests, by operation and user name. */
  requests = new Map<string, number[]>();
  /** Those that were created, beside the stack's. */
  groups = new Set<string>();
  readonly #path: string;
  #lastWrite: Promise<void> = Promise.resolve();
  #nextWrite: Promise<void> | undefined;

  private constructor(path: string) {
    this.#path = path;
  }

  static async open(folder: string): Promise<Store> {
    const store = new Store(join(folder, 'users.json'));
    const text = await readFileIfAny(store.#path);
    if (text === undefined) return store;

    const { users, sessions, failedSignIns = [], requests = [], groups = [] } = JSON.parse(text) as Stored;
    store.failedSignIns = new Map(failedSignIns);
    store.requests = new Map(requests);
    store.groups = new Set(groups);
    for (const user of users) store.users.set(user.username, user);
    for (const session of sessions) store.sessions.set(session.id, session);
    return store;
  }

  /** Resolves when a file with all changes so far is on disk; calls made meanwhile share one write. */
  commit(): Promise<void> {
    if (!this.#nextWrite) {
      this.#nextWrite = this.#lastWrite.then(() => {
        this.#nextWrite = undefined;
        return writeFileAtomically(this.#path, this.#text());
      });
      this.#lastWrite = this.#nextWrite.catch(() => undefined);
    }
    return this.#nextWrite;
  }

  /** Resolves when no write is under way. Starts none, so closing twice is harmless. */
  settled(): Promise<void> {
    return this.#lastWrite;
  }

  #text(): string {
    const stored: Stored = {
      users: [...this.users.values()],
      sessions: [...this.sessions.values()],
      failedSignIns: [...this.failedSignIns],
      requests: [...this.requests],
      groups: [...this.groups],
    };
    return JSON.stringify(stored);
  }
}
