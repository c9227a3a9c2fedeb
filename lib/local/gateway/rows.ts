import { contract } from '#contract/index.ts';
import { type Contract, entryOf } from '#lib/cloud/functions/entries.ts';
import { methodsOf } from '#lib/methods-of.ts';
import { rightsOf } from '#lib/rights.ts';
import { timeLimit } from '#lib/time-limit.ts';
import type { GatewayRow, Handler } from './gateway.ts';

/** Returns a named export of a module in `functions/`; rejects when there is none. */
export type LoadFunction = <T>(file: string, name: string) => Promise<T>;

type Module = Record<string, unknown>;

const modules = new Map<string, Promise<Module>>();

/** Loaded at first use, as in the cloud: these modules read the environment as they load. */
export const loadFunction: LoadFunction = async (file, name) => {
  const loading = modules.get(file) ?? (import(/* @vite-ignore */ urlOf(file)) as Promise<Module>);
  modules.set(file, loading);
  return functionOf(await loading, file, name);
};

const urlOf = (file: string) => new URL(`../../../functions/${file}`, import.meta.url).href;

export function functionOf<T>(module: Module, file: string, name: string): T {
  if (typeof module[name] !== 'function') throw new Error(`functions/${file} exports no function ${name}`);
  return module[name] as T;
}

/** Every row of a route table with its handler, which is loaded at each call. */
export const rowsOf = (table: Contract, load: LoadFunction): readonly GatewayRow[] =>
  Object.entries(table).flatMap(([domain, routes]) =>
    Object.entries(routes).flatMap(([name, route]) =>
      methodsOf(route).map((method) => ({
        method,
        path: route.path,
        name,
        timeout: timeLimit(route),
        rights: rightsOf(route),
        isPublic: route.access === 'public',
        load: () => load<Handler>(`${entryOf(domain, name)}.ts`, 'handler'),
      })),
    ),
  );

export const gatewayRows = rowsOf(contract, loadFunction);
