import type { Route } from '#contract/route.ts';
import { kebabCase } from '../../kebab-case.ts';

/** The route table, by domain. */
export type Contract = Readonly<Record<string, Readonly<Record<string, Route>>>>;

/** Functions that are not called through the API. */
const others = [
  'identity/pre-sign-up',
  'identity/custom-message',
  'identity/post-confirmation',
  'system/export-accounts',
  'system/put-starting-data',
  'system/put-canary',
  'system/canary',
  'worker/run-jobs',
];

/** Entry of every function, relative to `functions/` and without extension: one for each row, and the others. */
export function entries(contract: Contract): string[] {
  const rows = Object.entries(contract).flatMap(([domain, routes]) =>
    Object.keys(routes).map((name) => entryOf(domain, name)),
  );
  return [...rows, ...others];
}

export const entryOf = (domain: string, name: string) => `${domain}/${kebabCase(name)}`;
