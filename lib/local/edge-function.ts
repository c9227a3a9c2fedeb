import { readFileSync } from 'node:fs';

type Header = { value: string };

/** What CloudFront tells a function of a request, and of the response where there is one; names in small letters. */
export interface EdgeEvent {
  readonly request: {
    uri: string;
    readonly querystring: Readonly<Record<string, { value: string }>>;
    readonly headers: Readonly<Record<string, Header>>;
  };
  readonly response: { headers: Record<string, Header> };
}

/** A function of `lib/cloud/edge` as CloudFront reads it: a script that declares `handler`. */
export function edgeFunction<Result>(
  file: 'spa-fallback' | 'download',
): (event: Partial<EdgeEvent>) => Result {
  const script = readFileSync(new URL(`../cloud/edge/${file}.js`, import.meta.url), 'utf8');
  return new Function(`${script}; return handler;`)();
}

/** The query of an address as CloudFront has it: still escaped, and of what comes twice the last. */
export function queryOf(search: string): EdgeEvent['request']['querystring'] {
  const pairs = search.split('&').filter((pair) => pair !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name, { value: value.join('=') }];
    }),
  );
}
