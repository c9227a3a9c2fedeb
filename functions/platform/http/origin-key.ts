import { timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2WithJWTAuthorizer as Event } from 'aws-lambda';

/**
 * The header that CloudFront adds to each request on its way to the API. It replaces one of that name from a browser.
 */
export const ORIGIN_KEY = 'x-origin-key';

/**
 * Whether a request came through CloudFront, where the limits are: it carries one of the keys in `ORIGIN_KEYS`, the
 * present or the former. Where none is set, as on one machine, every request may come.
 */
export function isFromEdge({ headers }: Event): boolean {
  const known = process.env['ORIGIN_KEYS'];
  if (!known) return true;
  const sent = Buffer.from(headers[ORIGIN_KEY] ?? '');
  // Each key is compared, whichever fits, so that the time it takes reveals nothing.
  const fitting = known.split(',').filter((key) => isSame(sent, Buffer.from(key)));
  return fitting.length > 0;
}

const isSame = (sent: Buffer, key: Buffer) =>
  key.length > 0 && sent.length === key.length && timingSafeEqual(sent, key);
