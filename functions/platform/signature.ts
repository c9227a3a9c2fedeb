import { createHash, createHmac } from 'node:crypto';
import { requireEnv } from '#platform/env.ts';

/** A request with a JSON body to a service of AWS. */
interface Asked {
  readonly service: string;
  readonly region: string;
  readonly url: URL;
  readonly body: string;
  /** Which command it is, for a service that has one address for all. */
  readonly target?: string;
  /** Whose it is; absent: of the function's role, which Lambda puts into the environment. */
  readonly credentials?: Credentials | undefined;
}

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

const ofRole = (): Credentials => ({
  accessKeyId: requireEnv('AWS_ACCESS_KEY_ID'),
  secretAccessKey: requireEnv('AWS_SECRET_ACCESS_KEY'),
  sessionToken: process.env['AWS_SESSION_TOKEN'],
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** The headers of a POST that is signed (AWS Signature Version 4). */
export function signedHeaders(
  { service, region, url, body, target, credentials = ofRole() }: Asked,
  now = new Date(),
) {
  const { accessKeyId, secretAccessKey, sessionToken } = credentials;
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const headers: Record<string, string> = {
    'content-type': target ? 'application/x-amz-json-1.1' : 'application/json',
    host: url.host,
    'x-amz-date': time,
    ...(sessionToken && { 'x-amz-security-token': sessionToken }),
    ...(target && { 'x-amz-target': target }),
  };
  const names = Object.keys(headers).join(';');
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  const canonical = ['POST', url.pathname, '', lines.join(''), names, sha256(body)].join('\n');
  const parts = [time.slice(0, 'YYYYMMDD'.length), region, service, 'aws4_request'];
  const toSign = ['AWS4-HMAC-SHA256', time, parts.join('/'), sha256(canonical)].join('\n');
  const key = parts.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const credential = `${accessKeyId}/${parts.join('/')}`;
  const signature = hmac(key, toSign).toString('hex');
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names}, Signature=${signature}`,
  };
}
