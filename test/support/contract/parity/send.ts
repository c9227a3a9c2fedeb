import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import type { Asking, ParityRow } from './row.ts';

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  /** Whether it came by https. */
  readonly isSecure: boolean;
}

/**
 * Sends what a row says, and nothing else: `fetch` would mend addresses, ask for packed replies and refuse a GET's
 * body.
 */
export async function send(url: string, row: ParityRow, asking: Asking): Promise<Answered> {
  const { method, as = 'ada' } = row;
  const { things, paidId } = asking;
  const ids: Record<string, unknown> = { ...things, paidId, ownerId: things.owner.id };
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => String(ids[name]));
  const given = typeof row.headers === 'function' ? row.headers(asking) : row.headers;
  const { type, body } = await bodyOf(typeof row.body === 'function' ? row.body(asking) : row.body);
  const headers = {
    ...(as !== 'nobody' && { authorization: `Bearer ${asking.tokens[as]}` }),
    ...(type && { 'content-type': type }),
    ...(body && { 'content-length': String(body.length) }),
    ...given,
  };
  const { protocol, hostname, port } = new URL(url);
  const isSecure = protocol === 'https:';
  const ask = isSecure ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    const request = ask({ hostname, port, path, method, headers }, async (reply) => {
      try {
        const packed = await buffer(reply);
        const whole = reply.headers['content-encoding'] === 'gzip' && packed.length > 0;
        const text = (whole ? gunzipSync(packed) : packed).toString();
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text, isSecure });
      } catch (cause) {
        reject(cause);
      }
    });
    request.once('error', reject);
    request.end(body);
  });
}

async function bodyOf(body: unknown): Promise<{ type?: string | null; body?: Buffer }> {
  if (body === undefined) return {};
  if (typeof body === 'string' || body instanceof Uint8Array) return { body: Buffer.from(body) };
  if (!(body instanceof FormData)) {
    return { type: 'application/json', body: Buffer.from(JSON.stringify(body)) };
  }
  const form = new Response(body);
  return { type: form.headers.get('content-type'), body: Buffer.from(await form.arrayBuffer()) };
}
