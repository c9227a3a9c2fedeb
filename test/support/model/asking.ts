import { isDeepStrictEqual } from 'node:util';
import { newKey } from '../forms.ts';
import type { TestMember, TestReply } from '../system/stack.ts';
import { find, isThere, type Kind, type State, sees, type Thing } from './state.ts';

/** One thing that one member does or looks at. */
export interface Ask {
  readonly act: string;
  readonly who: number;
  /** Of what it is about. */
  readonly id: string;
  readonly kind: Kind | undefined;
  /** Where that stands. */
  readonly within: string;
  /** Another member. */
  readonly to: number;
  /** What is done with it, where that takes two things (`with`). */
  readonly other?: string | undefined;
  /** What is written, or searched for. */
  readonly text: string;
  /** A number for whatever else there is to choose. */
  readonly more: number;
}

/** What is to be answered: the status, these fields, and what `wrong` finds nothing in. */
export interface Answer {
  /** One, or several of which one is as right as the other. */
  readonly status: number | readonly number[];
  readonly facts?: Record<string, unknown> | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: replies of every shape
  readonly wrong?: (body: any) => unknown;
}

export interface Act {
  /** The kinds of what it is about; none where it is about nothing. */
  readonly about: readonly Kind[];
  /** The kinds of what is done with it. */
  readonly with?: readonly Kind[];
  readonly send: (members: readonly TestMember[], ask: Ask, state: State) => Promise<TestReply>;
  /** What the model answers; changes the state as the request does. `isAlone`: nobody else writes meanwhile. */
  readonly expect: (state: State, ask: Ask, reply: TestReply, isAlone: boolean) => Answer;
}

/** What the model and the system disagree about; undefined for nothing. */
export function difference({ status, facts = {}, wrong }: Answer, reply: TestReply): object | undefined {
  const right = [status].flat();
  if (reply.isMaybeDone && right.includes(200)) return undefined;
  if (!right.includes(reply.status)) return { expected: status, found: [reply.status, reply.body?.code] };
  const body = reply.body?.data ?? reply.body;
  for (const [name, expected] of Object.entries(facts)) {
    const found = body?.[name];
    if (!isDeepStrictEqual(found, expected)) return { name, expected, found };
  }
  const said = wrong?.(reply.body);
  return said === undefined ? undefined : { said };
}

export const memberOf = (members: readonly TestMember[], who: number): TestMember => {
  const member = members[who];
  if (!member) throw new Error(`there is no member ${who}`);
  return member;
};

export const gone: Answer = { status: 404 };

/** What is asked about, where it is there; and where the member finds it there. */
export function there(state: State, { id }: Ask): Thing | undefined {
  const thing = find(state, id);
  return thing && isThere(state, thing) ? thing : undefined;
}
export function seen(state: State, { id, who }: Ask): Thing | undefined {
  const thing = find(state, id);
  return thing && sees(state, thing, who) ? thing : undefined;
}

/** Where a thing is read, changed and deleted. */
export function addressOf(kind: Kind | undefined, id: string, place: string): string {
  if (kind === 'community') return `/api/communities/${id}`;
  if (kind === 'group' || kind === 'enterprise') return `/api/${kind}s/${id}/community/${place}`;
  if (kind === 'news') return `/api/news/${id}/community/${place}`;
  return kind === 'reply' ? `/api/replies/${id}` : `/api/${kind}s/${id}`;
}

/** What its text is called. */
export const textField = (kind: Kind | undefined): 'name' | 'text' | 'title' =>
  kind === 'community' ? 'name' : kind === 'post' || kind === 'reply' ? 'text' : 'title';

export const post = (member: TestMember, path: string, body: object) =>
  member.call('POST', path, body, newKey());
export const put = (member: TestMember, path: string, body: object) =>
  member.call('PUT', path, body, newKey());

/** What is found otherwise than expected. */
export const same = (found: unknown, expected: unknown): object | undefined =>
  isDeepStrictEqual(found, expected) ? undefined : { found, expected };
