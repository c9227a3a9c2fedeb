import type { IncomingMessage } from 'node:http';

const MAX_BODY_BYTES = 10 * 1024 * 1024; // bytes that an HTTP API accepts

/**
 * A request's body: undefined when there is none, `too-large` as soon as its length says so, `aborted` when it breaks
 * off.
 */
export function readBody(
  request: IncomingMessage,
): Promise<Buffer | undefined | 'too-large' | 'aborted'> | undefined {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (encoding === undefined && (length === undefined || length === '0')) return undefined;
  if (Number(length) > MAX_BODY_BYTES) return Promise.resolve('too-large');

  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const collect = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BODY_BYTES) {
        chunks.push(chunk);
        return;
      }
      chunks.length = 0;
      request.off('data', collect);
      resolve('too-large');
    };
    request.on('data', collect);
    request.once('end', () => resolve(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)));
    request.once('error', () => resolve('aborted'));
    request.once('close', () => resolve('aborted'));
  });
}
