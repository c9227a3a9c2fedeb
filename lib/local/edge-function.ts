import { readFileSync } from 'node:fs';

type Header = { value: string };

/**
 * The event that CloudFront passes to a function: the request, and the response where there is one; names in lower
 * case.
 */
export interface EdgeEvent {
  readonly request: {
    uri: string;
    readonly method?: string;
    readonly querystring: Readonly<Record<string, { value: string }>>;
    readonly headers: Readonly<Record<string, Header>>;
  };
  readonly response: { headers: Record<string, Header> };
}

/** Loads a function of `lib/cloud/edge` as CloudFront does: a script that declares `handler`. */
export function edgeFunction<Result>(
  file: 'spa-fallback' | 'download',
): (event: Partial<EdgeEvent>) => Result {
  const script = readFileSync(new URL(`../cloud/edge/${file}.js`, import.meta.url), 'utf8');
  return new Function(`${script}; return handler;`)();
}

/** Query parameters as CloudFront passes them: still escaped, and the last value of a repeated name. */
export function queryOf(search: string): EdgeEvent['request']['querystring'] {
  const pairs = search.split('&').filter((pair) => pair !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name, { value: value.join('=') }];
    }),
  );
}
