import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { CognitoError } from './errors.ts';

/** What an administrator's request is signed with. */
export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const pattern =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

/** Throws what AWS answers unless the request is signed (Signature Version 4) with the credentials. */
export function requireSignature(
  request: IncomingMessage,
  body: string,
  credentials: Credentials | undefined,
): void {
  const { authorization } = request.headers;
  if (!authorization)
    throw new CognitoError('MissingAuthenticationTokenException', 'Missing Authentication Token');
  const [, accessKeyId, scope = '', signedHeaders = '', signature = ''] = pattern.exec(authorization) ?? [];
  if (!credentials || accessKeyId !== credentials.accessKeyId) {
    const message = 'The security token included in the request is invalid.';
    throw new CognitoError('UnrecognizedClientException', message);
  }
  const headers = signedHeaders.split(';').map((name) => `${name}:${request.headers[name]}\n`);
  const canonical = [request.method, request.url, '', headers.join(''), signedHeaders, sha256(body)].join(
    '\n',
  );
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${credentials.secretAccessKey}`);
  if (timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'))) return;
  const message = 'The request signature we calculated does not match the signature you provided.';
  throw new CognitoError('InvalidSignatureException', message);
}
