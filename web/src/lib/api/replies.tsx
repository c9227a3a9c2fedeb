import type { ReactNode } from 'react';
import useSWR, { SWRConfig, type SWRConfiguration, type SWRResponse } from 'swr';
import { initCache, SWRGlobalState } from 'swr/_internal';
import type * as z from 'zod/mini';
import type { Route } from '#contract/route.ts';
import { onRepliesDropped, readReplies } from '#web/lib/device/kept-replies.ts';
import { useSession } from '#web/lib/session/session.ts';
import { call } from './api.ts';
import { ApiError, isUncertain } from './api-error.ts';
import { cameAt, type ReplyKey as Key, replyCache as kept, unchecked } from './reply-cache.ts';
import {
  admit,
  admitEarly,
  ahead,
  arrivals,
  arrived,
  isFresh,
  keptOf,
  keyOf,
  noteKey,
  outdate,
  type Shape,
  takeAhead,
  textOf,
} from './reply-store.ts';

/* The one cache of API replies. SWR's own `mutate` would change another cache, so nobody else imports SWR. */

const [, mutate, , , unloadKept] = initCache(kept) as NonNullable<ReturnType<typeof initCache>>;

/** Farmers pay for data: nothing reloads because a window got the focus, and a refused request is not repeated. */
const options: SWRConfiguration = {
  provider: () => kept,
  revalidateOnFocus: false,
  errorRetryCount: 3,
  onSuccess: (_, key) => arrived(key),
  shouldRetryOnError: (error) => error instanceof ApiError && isUncertain(error),
};

/** Wraps all screens that show replies. */
export const Replies = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={options}>{children}</SWRConfig>
);

/**
 * Loads from an endpoint and keeps the reply; with `null` as input it waits. Each member has their own replies. A kept
 * reply is shown and loaded again, unless the member comes back to it (`isReturning`) within minutes.
 */
export function useApi<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  route: Route<I, O>,
  input: z.input<I> | null,
  isReturning = false,
): SWRResponse<z.output<O>, ApiError> {
  const member = useSession().user?.id;
  // The fetcher reads its input from the key: by the time it runs, the component may want something else.
  const key: Key | null = input !== null && member ? [route.path, input, member] : null;
  admit(route, textOf(key));
  if (key) admitEarly(route, input, textOf(key));
  return useSWR<z.output<O>, ApiError>(
    key,
    (asked: [string, z.input<I>, string]) => takeAhead<z.output<O>>(textOf(asked)) ?? call(route, asked[1]),
    { revalidateIfStale: !(isReturning && isFresh(arrivals.get(textOf(key)))) },
  );
}

/** What is known of an endpoint's reply, once anybody has asked for it; it does not ask itself. */
export function useKnown<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  route: Route<I, O>,
  input: z.input<I>,
): z.output<O> | undefined {
  const member = useSession().user?.id;
  const key: Key | null = member ? [route.path, input, member] : null;
  admit(route, textOf(key));
  return useSWR<z.output<O>>(key, null).data;
}

/**
 * Fetches what `useApi` will ask for, so that the first render may show it. A failure is passed to a screen that waits
 * for the same by then; @returns undefined after one.
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
  // A screen has taken it meanwhile, or it is outdated, or of a member who has signed out.
  const isOver = () => ahead.get(text) !== asked;
  try {
    const reply = (await asked.reply) as z.output<O>;
    asked.came ??= Date.now();
    // The cache may hold a newer reply by now, and screens that show it load it again. Changing it here would stop that
    // load. What an earlier page kept is older.
    const isKnown = keptReply(route, input) !== undefined && arrivals.has(text);
    if (!isOver() && !isKnown) await keepReply(route, input, reply);
    return reply;
  } catch {
    // Screens load it again.
    if (!isOver()) ahead.delete(text);
    return undefined;
  }
}

/** The kept reply of an endpoint, or undefined. */
export const keptReply = <I extends z.ZodMiniType, O extends z.ZodMiniType>(
  route: Route<I, O>,
  input: z.input<I>,
): z.output<O> | undefined => {
  const text = textOf(keyOf(route, input));
  admit(route, text);
  return kept.get(text)?.data as z.output<O> | undefined;
};

/** The text of the key under which a reply is kept. */
export const replyId = <I extends z.ZodMiniType>(
  route: Pick<Route<I, z.ZodMiniType>, 'path'>,
  input: z.input<I>,
): string => textOf(keyOf(route, input));

/** All kept replies of an endpoint. */
export const keptReplies = <O extends z.ZodMiniType>(route: Shape<O>): z.output<O>[] =>
  keptOf(route).flatMap(([, reply]) => (reply === undefined ? [] : [reply as z.output<O>]));

/** Replaces the reply that `useApi` keeps, without a request: the change was just saved. */
export function keepReply<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  route: Route<I, O>,
  input: z.input<I>,
  reply: z.output<O>,
): Promise<unknown> {
  const key = keyOf(route, input);
  arrived(textOf(key));
  noteKey(key);
  return mutate(key, reply, { revalidate: false });
}

/** Forgets a reply, or its failure: the next screen that shows it asks again. */
export const forgetReply = <I extends z.ZodMiniType, O extends z.ZodMiniType>(
  route: Route<I, O>,
  input: z.input<I>,
): Promise<unknown> => mutate(keyOf(route, input), undefined, { revalidate: false });

/**
 * Reloads every shown reply of this endpoint, or those that `which` selects. A reply that is still loading is undefined
 * to it, and not waited for.
 */
export const refresh = <O extends z.ZodMiniType>(
  route: Shape<O>,
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
 * Changes the kept replies of an endpoint. A changed reply that is shown is loaded again, too, where the change `reloads`
 * it. An undefined one is forgotten. Replies that are still loading stay. What is reloaded at that moment is asked for
 * once more in any case: SWR drops a reply that was asked for before the change, and what was changed may be days old.
 */
export function changeReplies<O extends z.ZodMiniType>(
  route: Shape<O>,
  change: (reply: z.output<O>, input: unknown) => z.output<O> | undefined,
  { reloads = false } = {},
): void {
  for (const [key, reply] of keptOf(route)) {
    const changed = reply === undefined ? undefined : change(reply as z.output<O>, key[1]);
    if (changed === reply) continue;
    // What was fetched ahead is outdated.
    if (reloads) outdate(key);
    else ahead.delete(textOf(key));
    void mutate(key, changed, { revalidate: reloads || isReloaded(key) });
  }
}

const isReloaded = (key: Key) => kept.get(textOf(key))?.isValidating === true;

/** Forgets every reply, also those that are still loading; with `revalidate` what is on the screen loads again. */
export function forgetReplies(revalidate = false): void {
  for (const known of [arrivals, ahead, cameAt, unchecked]) known.clear();
  unloadKept({ revalidate });
}
// The page of a member who stays shows what it has.
onRepliesDropped((isSameMember) => (isSameMember ? unchecked.clear() : forgetReplies()));

/** Takes what the device keeps for the member, so that the first render may show it. */
export async function recallReplies(member: string): Promise<void> {
  for (const reply of await readReplies(member)) unchecked.set(reply.id, reply);
}

/** The texts of the keys of all that is on the screen. */
export const shownReplies = (): string[] =>
  Object.entries(SWRGlobalState.get(kept)?.[0] ?? {}).flatMap(([text, { length }]) =>
    length > 0 ? [text] : [],
  );
