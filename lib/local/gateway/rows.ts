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

/** Every row of the route table with its handler. */
export function loadRows(): Promise<GatewayRow[]> {
  return Promise.all(
    Object.entries(contract).flatMap(([domain, routes]) =>
      Object.entries(routes).map(async ([name, { method, path, files, uploads }]) => ({
        method,
        path,
        name,
        timeout: timeLimit({ files, uploads }),
        handler: await loadFunction<Handler>(`${entryOf(domain, name)}.ts`, 'handler'),
      })),
    ),
  );
}
