import { serialize } from 'swr/_internal';
import type * as z from 'zod/mini';
import type { Route } from '#contract/route.ts';
import { getSession } from '#web/lib/session/session.ts';
import { ApiError } from './api-error.ts';
import { arrivedEarly, takeEarly } from './early.ts';
import { replyOf } from './reply.ts';
import { cameAt, type ReplyKey as Key, replyCache as kept, unchecked } from './reply-cache.ts';
import { buildRequest } from './request.ts';

/* What `replies.tsx` knows of each reply beside the cache: its key, when it came, and what was fetched ahead of it. */

export type Shape<O extends z.ZodMiniType = z.ZodMiniType> = Pick<Route<z.ZodMiniType, O>, 'path' | 'output'>;

/**
 * How many milliseconds a kept reply is shown as it is to a member who comes back: longer than an article takes to
 * read.
 */
const FRESH_FOR_MS = 10 * 60_000;

/**
 * When the kept replies arrived, by the texts of their keys; one that is known to be outdated, or was kept by an
 * earlier page, has no entry.
 */
export const arrivals = new Map<string, number>();

/** Replies that were fetched ahead, by the texts of the keys, with their times: the first reader takes them. */
export const ahead = new Map<string, { readonly reply: Promise<unknown>; came?: number }>();

export function arrived(text: string): void {
  arrivals.set(text, Date.now());
  cameAt.set(text, Date.now());
}

export const textOf = (key: Key | null): string => serialize(key)[0];

/** SWR keeps no key of a reply that nobody has shown yet, so a change of all replies would miss it. */
export function noteKey(key: Key): void {
  const text = textOf(key);
  kept.set(text, { ...kept.get(text), _k: key });
}

export const isFresh = (came = 0) => Date.now() - came < FRESH_FOR_MS;

/** What was fetched ahead or is loading, unless it is old. */
export function takeAhead<Reply>(text: string): Promise<Reply> | undefined {
  const { reply, came = Date.now() } = ahead.get(text) ?? {};
  ahead.delete(text);
  return isFresh(came) ? (reply as Promise<Reply> | undefined) : undefined;
}

/** It is outdated by now. */
export function outdate(key: Key): void {
  arrivals.delete(textOf(key));
  ahead.delete(textOf(key));
}

/** All that came is outdated: who comes back to it loads it again. */
export function outdateReplies(): void {
  arrivals.clear();
  ahead.clear();
}

export const keyOf = ({ path }: Pick<Route, 'path'>, input: unknown): Key => [
  path,
  input,
  getSession().user?.id,
];

export function keptOf(route: Shape): [key: Key, reply: unknown][] {
  admit(route);
  return [...kept.values()].flatMap(({ _k, data }) => (_k?.[0] === route.path ? [[_k, data]] : []));
}

/**
 * Brings what the device keeps of an endpoint, or one reply of it, into the cache; what its schema no longer takes is
 * left out.
 */
export function admit({ path, output }: Shape, text?: string): void {
  const asked = text === undefined ? [...unchecked.values()] : [unchecked.get(text)];
  for (const reply of asked) {
    if (reply?.key[0] !== path) continue;
    const { id, key, at } = reply;
    unchecked.delete(id);
    const { success, data } = output.safeParse(reply.data);
    if (!success || kept.get(id)?.data !== undefined) continue;
    cameAt.set(id, at);
    kept.set(id, { ...kept.get(id), data, _k: key });
  }
}

/**
 * Brings a reply that the entry has asked for into the cache, so that the first render shows it; a screen that began
 * with its skeleton would render twice. What cannot be read is left to `call`.
 */
export function admitEarly(route: Route, input: unknown, text: string): void {
  if (kept.get(text)?.data !== undefined) return;
  const token = getSession().user?.token;
  const url = () => buildRequest(route, input).url;
  const answer = route.method === 'GET' ? arrivedEarly(url, token) : undefined;
  const reply = answer && replyOf(answer);
  if (!reply || reply instanceof ApiError) return;
  const { success, data } = route.output.safeParse(reply.payload);
  if (!success) return;
  void takeEarly(url(), token);
  arrived(text);
  ahead.set(text, { reply: Promise.resolve(data), came: Date.now() });
  kept.set(text, { ...kept.get(text), data });
}
