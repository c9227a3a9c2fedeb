import { timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2WithJWTAuthorizer as Event } from 'aws-lambda';

/** What CloudFront adds to each request on its way to the API; one that a browser sends by this name it replaces. */
export const ORIGIN_KEY = 'x-origin-key';

/**
 * Whether a request came through the edge, where its limits are: it carries one of the keys in `ORIGIN_KEYS`, the
 * present and the former. Where none is set, as on one machine, every request may come.
 */
export function isFromEdge({ headers }: Event): boolean {
  const known = process.env['ORIGIN_KEYS'];
  if (!known) return true;
  const sent = Buffer.from(headers[ORIGIN_KEY] ?? '');
  // Each is compared, whichever fits: how long it takes tells nothing.
  const fitting = known.split(',').filter((key) => isSame(sent, Buffer.from(key)));
  return fitting.length > 0;
}

const isSame = (sent: Buffer, key: Buffer) =>
  key.length > 0 && sent.length === key.length && timingSafeEqual(sent, key);
