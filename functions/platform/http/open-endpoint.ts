import type * as z from 'zod/mini';
import { pathParameters, type Route } from '#contract/route.ts';
import { readBody } from './body.ts';
import { compress } from './compress.ts';
import { json } from './error-reply.ts';
import { readInput } from './input.ts';
import { serve } from './serve.ts';

/**
 * Turns a public row and a plain function into a Lambda handler: the function has the input alone, because there is no
 * caller. A token that comes along is not looked at, be it good or broken. Such a row only reads: nobody could be asked
 * to answer for what it writes.
 */
export function openEndpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  route: Route<Input, Output>,
  run: (input: z.output<Input>) => Promise<z.input<Output>>,
) {
  checkOnlyReads(route);
  const inPath = pathParameters(route.path);
  return serve(async (event) => {
    const output = route.output.parse(await run(readInput(route, inPath, event, {})));
    return compress(json(route.status ?? 200, output), event);
  });
}

/**
 * The same for a public row that changes one thing: a token in the input says whose, and that they asked for it. Such a
 * row is not counted toward anybody's day, so that it has to cost little, and to change nothing the second time.
 */
export function openChange<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  route: Route<Input, Output>,
  run: (input: z.output<Input>) => Promise<z.input<Output>>,
) {
  if (route.access !== 'public' || route.method !== 'POST') {
    throw new Error(`${route.method} ${route.path} is no public row that changes something`);
  }
  const inPath = pathParameters(route.path);
  return serve(async (event) => {
    const body = route.body === 'ignored' ? {} : await readBody(route, event);
    const output = route.output.parse(await run(readInput(route, inPath, event, body)));
    return compress(json(route.status ?? 200, output), event);
  });
}

/** Throws for a row that is not public, or does more than read. */
export function checkOnlyReads({ access, table, method, path }: Route): void {
  if (access !== 'public' || table === 'write' || method !== 'GET') {
    throw new Error(`${method} ${path} is no public row that reads`);
  }
}
