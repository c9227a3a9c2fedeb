import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { signIn } from '#lib/local/sign-in.ts';
import { type LocalStack, type StackOptions, startStack } from '#lib/local/stack.ts';
import { type Fields, formOf, newKey } from '../forms.ts';
import { copyDemo } from './demo-folder.ts';

/** A signed-in member of a stack. */
export interface TestMember {
  readonly id: string;
  readonly token: string;
  /** Calls the API as this member; an object is sent as JSON, a form as multipart, `key` as `Idempotency-Key`. */
  readonly call: (method: string, path: string, body?: object | FormData, key?: string) => Promise<TestReply>;
  /** The same with the fields of a form, under a fresh key where none is given. */
  readonly form: (method: 'POST' | 'PUT', path: string, fields: Fields, key?: string) => Promise<TestReply>;
}

export interface TestReply {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON, or the text if it is none. */
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into replies of every shape
  readonly body: any;
  /** That nothing is there may be the doing of an earlier try, whose answer was lost. */
  readonly isMaybeDone?: boolean;
}

const TIME_TO_START = 180_000; // ms; a busy machine builds the site first

export interface TestStackOptions extends Omit<StackOptions, 'dataDir' | 'demo' | 'isThrowaway'> {
  /** The demo, as it is made once for all files. @default none */
  readonly demo?: 'copied';
}

/**
 * Starts the local system once for a test file, in a fresh folder and on free ports, and closes it after.
 * Only one per file: the functions read their environment when they are first loaded.
 */
export function useStack({ demo, ...options }: TestStackOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'furrow-'));
  let stack: LocalStack | undefined;

  beforeAll(async () => {
    if (demo === 'copied') await copyDemo(folder);
    // A copied demo comes with its table's file.
    const isThrowaway = demo !== 'copied';
    const test = { dataDir: folder, demo: demo !== undefined, isThrowaway, inMemory: isThrowaway };
    stack = await startStack({ ...test, ...options });
  }, TIME_TO_START);

  afterAll(async () => {
    await stack?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const running = () => {
    if (!stack) throw new Error('the stack has not started');
    return stack;
  };
  return {
    get url() {
      return running().url;
    },
    get contentUrl() {
      return running().contentUrl;
    },
    get cognito() {
      return running().cognito;
    },
    get mailbox() {
      return running().mailbox;
    },
    get pushes() {
      return running().pushes;
    },
    get pushKeys() {
      return running().pushKeys;
    },
    account: (username: string, groups: string[] = []) => createAccount(running(), username, groups),
    member: (username: string, groups: string[] = []) => createMember(running(), username, groups),
  };
}

/**
 * Members for all tests of a file, by their names: they sign up before the first test, one after the other. `root` is
 * an administrator.
 */
export function useMembers<Name extends string>(
  stack: Pick<ReturnType<typeof useStack>, 'member'>,
  ...names: readonly Name[]
): Record<Name, TestMember> {
  const members = new Map<string, TestMember>();
  beforeAll(async () => {
    for (const name of names) members.set(name, await stack.member(name, name === 'root' ? ['admin'] : []));
  });
  const joined = (name: string) => {
    const member = members.get(name);
    if (!member) throw new Error(`${name} has not signed up`);
    return member;
  };
  const all = names.map((name): [string, TestMember] => [
    name,
    {
      get id() {
        return joined(name).id;
      },
      get token() {
        return joined(name).token;
      },
      call: (...asked) => joined(name).call(...asked),
      form: (...asked) => joined(name).form(...asked),
    },
  ]);
  return Object.fromEntries(all) as Record<Name, TestMember>;
}

/** A new account, signed in, without a record yet. */
async function createAccount(stack: LocalStack, username: string, groups: string[]): Promise<TestMember> {
  await stack.cognito.adminCreateUser({ username, password: 'harvest1', groups });
  return callingAs(stack.url, await signIn(stack.cognito, username, 'harvest1'));
}

/** Whoever is signed in to a system, as one that calls its API. */
export function callingAs(url: string, { id, token }: { id: string; token: string }): TestMember {
  const call: TestMember['call'] = (method, path, body, key) =>
    send(`${url}${path}`, method, token, body, key);
  return {
    id,
    token,
    call,
    form: (method, path, fields, key = newKey()) => call(method, path, formOf(fields), key),
  };
}

/** A new member, signed in and registered as the site does after its sign-up. */
async function createMember(stack: LocalStack, username: string, groups: string[]): Promise<TestMember> {
  const member = await createAccount(stack, username, groups);
  const { status, body } = await member.call('POST', '/api/users', { id: member.id });
  // 200: a test's second try.
  if (status !== 201 && status !== 200)
    throw new Error(`${username} cannot be registered: ${JSON.stringify(body)}`);
  return member;
}

async function send(
  url: string,
  method: string,
  token: string,
  body?: object | FormData,
  key?: string,
): Promise<TestReply> {
  const isForm = body instanceof FormData;
  const reply = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body && { body: isForm ? body : jsonOf(body) }),
  });
  const text = await reply.text();
  return { status: reply.status, headers: reply.headers, body: parsed(text) };
}

/** As the site writes it. */
const jsonOf = (body: object) => JSON.stringify(body).replaceAll('\ufffd', '\\ufffd');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
