import type { Route } from '#contract/route.ts';

type Method = Route['method'] | 'HEAD';

/** The methods of a row: programs that fetch a file may ask for its headers alone. */
export const methodsOf = ({ method, type }: Pick<Route, 'method' | 'type'>): readonly Method[] =>
  type ? [method, 'HEAD'] : [method];
