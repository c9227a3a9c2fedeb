import { contract } from '#contract/index.ts';
import { entryOf } from '#lib/cloud/functions/entries.ts';
import { timeLimit } from '#lib/time-limit.ts';
import type { GatewayRow, Handler } from './gateway.ts';

/** A named export of a module of `functions/`, loaded on the spot: those read the environment as they load. */
export async function loadFunction<T>(file: string, name: string): Promise<T> {
  const url = new URL(`../../../functions/${file}`, import.meta.url);
  const module = (await import(/* @vite-ignore */ url.href)) as Record<string, unknown>;
  if (typeof module[name] !== 'function') throw new Error(`functions/${file} exports no function ${name}`);
  return module[name] as T;
}

/** Every row of the route table with its handler, which is loaded when it is first asked for, as the cloud does it. */
export const gatewayRows: readonly GatewayRow[] = Object.entries(contract).flatMap(([domain, routes]) =>
  Object.entries(routes).map(([name, { method, path, files, uploads }]) => {
    let loading: Promise<Handler> | undefined;
    const load = () => (loading ??= loadFunction<Handler>(`${entryOf(domain, name)}.ts`, 'handler'));
    return { method, path, name, timeout: timeLimit({ files, uploads }), load };
  }),
);
