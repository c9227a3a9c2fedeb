import { pathParameters, type Route } from '#contract/route.ts';

/** A random idempotency key of 32 characters. (`crypto.randomUUID` is missing where the site is not on https.) */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The request of a row, without the caller's token. */
export function buildRequest(route: Pick<Route, 'method' | 'path' | 'body'>, input: unknown, key = newKey()) {
  const fields = new Map(Object.entries(input as object).filter(([, value]) => value !== undefined));
  let url: string = route.path;
  for (const name of pathParameters(route.path)) {
    url = url.replace(`{${name}}`, encodeURIComponent(String(fields.get(name))));
    fields.delete(name);
  }

  const headers: Record<string, string> = {};
  if (route.method === 'POST' || route.method === 'PUT') headers['idempotency-key'] = key;
  const init = { method: route.method, headers };

  if (route.method === 'GET' || route.method === 'DELETE') {
    const query = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
    return { url: query.size > 0 ? `${url}?${query}` : url, init };
  }
  if (route.body === 'multipart') return { url, init: { ...init, body: form(fields) } };
  headers['content-type'] = 'application/json';
  // As a letter, it would say that another was lost on the way.
  const body = JSON.stringify(Object.fromEntries(fields)).replaceAll('\ufffd', '\\ufffd');
  return { url, init: { ...init, body } };
}

function form(fields: Map<string, unknown>): FormData {
  const data = new FormData();
  // An empty field removes the stored value.
  for (const [name, value] of fields)
    for (const each of [value].flat()) data.append(name, each instanceof Blob ? each : String(each ?? ''));
  return data;
}
