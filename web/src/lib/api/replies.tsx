import type { ReactNode } from 'react';
import useSWR, { SWRConfig, type SWRConfiguration, type SWRResponse } from 'swr';
import { initCache, serialize } from 'swr/_internal';
import type * as z from 'zod/mini';
import type { Route } from '#contract/route.ts';
import { getSession, useSession } from '#web/lib/session/session.ts';
import { call } from './api.ts';
import { ApiError, isUncertain } from './api-error.ts';

/*
 * The one place that holds what the API has replied. SWR's own `mutate` would change another cache than this one, so
 * nobody else imports SWR.
 */

type Key = [path: string, input: unknown, member: string | undefined];

interface Kept {
  readonly data?: unknown;
  /** The key, before SWR made a text of it. */
  readonly _k?: Key;
}

/** By the texts of the keys. What stands in it before the first render is shown by that. */
const kept = new Map<string, Kept>();
const [, mutate, , , unloadKept] = initCache(kept) as NonNullable<ReturnType<typeof initCache>>;

/** Farmers pay for data: nothing loads again because a window got the focus, and no refusal is asked twice. */
const options: SWRConfiguration = {
  provider: () => kept,
  revalidateOnFocus: false,
  errorRetryCount: 3,
  onSuccess: (_, key) => arrivals.set(key, Date.now()),
  shouldRetryOnError: (error) => error instanceof ApiError && isUncertain(error),
};

/** Milliseconds in which what is kept is shown to whoever comes back as it was: longer than an article takes to read. */
const FRESH_FOR_MS = 10 * 60_000;

/** When the kept replies came, by the texts of their keys; what is known to be another by now has none. */
const arrivals = new Map<string, number>();

/** What was fetched ahead, by the texts of the keys, and when it came: whoever asks first has it. */
const ahead = new Map<string, { readonly reply: Promise<unknown>; came?: number }>();

/** Around all that shows replies. */
export const Replies = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={options}>{children}</SWRConfig>
);

/**
 * Loads from an endpoint and keeps the reply; with `null` as input it waits. Each member has replies of their own. What
 * is kept is shown and asked for again, unless one comes back to it (`isReturning`) within minutes.
 */
export function useApi<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  route: Route<I, O>,
  input: z.input<I> | null,
  isReturning = false,
): SWRResponse<z.output<O>, ApiError> {
  const member = useSession().user?.id;
  // The fetcher takes what to ask for from the key: it may run when the component wants something else already.
  const key: Key | null = input !== null && member ? [route.path, input, member] : null;
  return useSWR<z.output<O>, ApiError>(
    key,
    (asked: [string, z.input<I>, string]) => takeAhead<z.output<O>>(textOf(asked)) ?? call(route, asked[1]),
    { revalidateIfStale: !(isReturning && isFresh(arrivals.get(textOf(key)))) },
  );
}

/** What is known of an endpoint's reply, as soon as anybody has asked for it; it does not ask by itself. */
export function useKnown<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  route: Route<I, O>,
  input: z.input<I>,
): z.output<O> | undefined {
  const member = useSession().user?.id;
  return useSWR<z.output<O>>(member ? [route.path, input, member] : null, null).data;
}

/**
 * Loads what `useApi` is about to ask for: what has come by the first render is shown by it. A failure is told to whoever
 * waits for the same by then; @returns undefined after one.
 */
export async function fetchReply<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  route: Route<I, O>,
  input: z.input<I>,
): Promise<z.output<O> | undefined> {
  const key = keyOf(route, input);
  const text = textOf(key);
  const known = ahead.get(text);
  const asked = known && isFresh(known.came ?? Date.now()) ? known : { reply: call(route, input) };
  ahead.set(text, asked);
  noteKey(key);
  // Somebody has taken it meanwhile, or it is known to be another by now, or to be of a member who has signed out.
  const isOver = () => ahead.get(text) !== asked;
  try {
    const reply = (await asked.reply) as z.output<O>;
    asked.came ??= Date.now();
    // What is known by then may be newer: whoever shows it looks at it again. To touch it would end that.
    if (!isOver() && keptReply(route, input) === undefined) await keepReply(route, input, reply);
    return reply;
  } catch {
    // It is asked for again.
    if (!isOver()) ahead.delete(text);
    return undefined;
  }
}

/** What is kept of an endpoint's reply, or undefined. */
export const keptReply = <I extends z.ZodMiniType, O extends z.ZodMiniType>(
  route: Route<I, O>,
  input: z.input<I>,
): z.output<O> | undefined => kept.get(textOf(keyOf(route, input)))?.data as z.output<O> | undefined;

/** All that is kept of an endpoint's replies. */
export const keptReplies = <O extends z.ZodMiniType>(
  route: Pick<Route<z.ZodMiniType, O>, 'path' | 'output'>,
): z.output<O>[] => keptOf(route).flatMap(([, reply]) => (reply === undefined ? [] : [reply as z.output<O>]));

/** Shows this in place of the reply that `useApi` keeps, without asking again: what was just saved is known already. */
export function keepReply<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  route: Route<I, O>,
  input: z.input<I>,
  reply: z.output<O>,
): Promise<unknown> {
  const key = keyOf(route, input);
  arrivals.set(textOf(key), Date.now());
  noteKey(key);
  return mutate(key, reply, { revalidate: false });
}

/** Forgets a reply, or that it was refused: whoever shows it next asks for it. */
export const forgetReply = <I extends z.ZodMiniType, O extends z.ZodMiniType>(
  route: Route<I, O>,
  input: z.input<I>,
): Promise<unknown> => mutate(keyOf(route, input), undefined, { revalidate: false });

/**
 * Loads again whatever is shown from this endpoint, or those that `which` names; a reply that is still on its way is
 * undefined to it, and not waited for.
 */
export const refresh = <O extends z.ZodMiniType>(
  route: Pick<Route<z.ZodMiniType, O>, 'path' | 'output'>,
  which: (reply: z.output<O> | undefined) => boolean = () => true,
): Promise<unknown> =>
  Promise.all(
    keptOf(route)
      .filter(([, reply]) => which(reply as z.output<O> | undefined))
      .map(([key]) => {
        outdate(key);
        return mutate(key);
      }),
  );

/**
 * Changes what is kept of an endpoint's replies; what becomes another is loaded again where it is on the screen, unless
 * it is known to be `whole`. What becomes undefined is forgotten. A reply that is still on its way is left alone.
 */
export function changeReplies<O extends z.ZodMiniType>(
  route: Pick<Route<z.ZodMiniType, O>, 'path' | 'output'>,
  change: (reply: z.output<O>, input: unknown) => z.output<O> | undefined,
  { whole = false } = {},
): void {
  for (const [key, reply] of keptOf(route)) {
    const changed = reply === undefined ? undefined : change(reply as z.output<O>, key[1]);
    if (changed === reply) continue;
    // What was fetched ahead is as it was before.
    if (whole) ahead.delete(textOf(key));
    else outdate(key);
    void mutate(key, changed, { revalidate: !whole });
  }
}

/** Forgets every reply, also those that are on their way; what is on the screen loads again. */
export function forgetReplies(): void {
  arrivals.clear();
  ahead.clear();
  unloadKept();
}

const textOf = (key: Key | null): string => serialize(key)[0];

/** Of what nobody has shown yet SWR notes no key, and a change of all replies would pass it by. */
function noteKey(key: Key): void {
  const text = textOf(key);
  kept.set(text, { ...kept.get(text), _k: key });
}

const isFresh = (came = 0) => Date.now() - came < FRESH_FOR_MS;

/** What was fetched ahead or is on its way, unless it is old. */
function takeAhead<Reply>(text: string): Promise<Reply> | undefined {
  const { reply, came = Date.now() } = ahead.get(text) ?? {};
  ahead.delete(text);
  return isFresh(came) ? (reply as Promise<Reply> | undefined) : undefined;
}

/** It is known to be another by now. */
function outdate(key: Key): void {
  arrivals.delete(textOf(key));
  ahead.delete(textOf(key));
}

const keyOf = ({ path }: Pick<Route, 'path'>, input: unknown): Key => [path, input, getSession().user?.id];

const keptOf = ({ path }: Pick<Route, 'path'>): [key: Key, reply: unknown][] =>
  [...kept.values()].flatMap(({ _k, data }) => (_k?.[0] === path ? [[_k, data]] : []));
