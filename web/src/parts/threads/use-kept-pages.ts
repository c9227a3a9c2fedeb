import { useEffect, useReducer, useRef } from 'react';
import type * as z from 'zod/mini';
import type { Route } from '#contract/route.ts';
import { keptReply } from '#web/lib/api/replies.tsx';
import { subscribeToReplies } from '#web/lib/api/reply-cache.ts';

/** What is kept of several requests to an endpoint, as it is changed; it asks for none. */
export function useKeptPages<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  route: Route<I, O>,
  inputs: readonly z.input<I>[],
): readonly z.output<O>[] {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const kept = inputs.flatMap((input) => keptReply(route, input) ?? []);
  const now = useRef({ route, inputs, kept });
  useEffect(() => {
    now.current = { route, inputs, kept };
  });
  const isNone = inputs.length === 0;
  useEffect(() => {
    if (isNone) return;
    const look = () => {
      const { kept: shown, ...of } = now.current;
      const found = of.inputs.flatMap((input) => keptReply(of.route, input) ?? []);
      if (found.length !== shown.length || found.some((page, place) => page !== shown[place])) renderAgain();
    };
    // Listeners are called before the cache is changed, and it may be while something renders.
    return subscribeToReplies(() => queueMicrotask(look));
  }, [isNone]);
  return kept;
}
