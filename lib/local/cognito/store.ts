import { join } from 'node:path';
import { readFileIfAny, writeFileAtomically } from './atomic-file.ts';
import type { Attributes, ContactName } from './attributes.ts';
import type { FailedSignIns } from './limits.ts';

/** A code proves one thing only: the sign-up, the recovery, or one attribute. */
export type CodePurpose = 'confirm' | 'recover' | ContactName;

export interface SentCode {
  readonly code: string;
  /** The attribute whose address it went to. */
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
  /** Whether an operator has disabled it: missing as long as nobody has. */
  disabled?: boolean;
  attributes: Attributes;
  /** New addresses that wait for their code; until then `attributes` keeps the old one. */
  pending: { [name in ContactName]?: string };
  codes: { [purpose in CodePurpose]?: SentCode };
}

/** One sign-in: everything that its refresh token has brought forth shares its `id` (`origin_jti`). */
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
  /** Missing in a file of before there were limits. */
  readonly failedSignIns?: [string, FailedSignIns][];
  readonly requests?: [string, number[]][];
}

/**
 * The pool's users and sessions, and what its limits count: in memory, and as one file on the disk.
 * Change them without awaiting in between, then await `commit`: so no update is lost, and what was answered is kept.
 */
export class Store {
  readonly users = new Map<string, User>();
  readonly sessions = new Map<string, Session>();
  /** By user name. */
  failedSignIns = new Map<string, FailedSignIns>();
  /** Times of requests that are limited, by operation and user name. */
  requests = new Map<string, number[]>();
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

    const { users, sessions, failedSignIns = [], requests = [] } = JSON.parse(text) as Stored;
    store.failedSignIns = new Map(failedSignIns);
    store.requests = new Map(requests);
    for (const user of users) store.users.set(user.username, user);
    for (const session of sessions) store.sessions.set(session.id, session);
    return store;
  }

  /** Resolves once a file that holds everything changed so far is on the disk; calls made meanwhile share a write. */
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

  /** Resolves when no write is under way; starts none, so that closing twice does no harm. */
  settled(): Promise<void> {
    return this.#lastWrite;
  }

  #text(): string {
    const stored: Stored = {
      users: [...this.users.values()],
      sessions: [...this.sessions.values()],
      failedSignIns: [...this.failedSignIns],
      requests: [...this.requests],
    };
    return JSON.stringify(stored);
  }
}
