import { S3RequestPresigner } from '@aws-sdk/s3-request-presigner';
import { table } from '#platform/table/table.ts';

// Signing asks nobody: we know where the bucket is, and the table's client has the rest. S3's client would only be
// loaded.
const { credentials, region, sha256 } = table.config;
const signer = new S3RequestPresigner({ credentials, region, sha256 });

interface Signed {
  readonly method: 'GET' | 'PUT';
  readonly query: Readonly<Record<string, string>>;
  /** Headers that the request must have. @default none */
  readonly headers?: Readonly<Record<string, string>>;
  /** How long the request may begin, in seconds. */
  readonly seconds: number;
}

/** The URL by which anyone may send one request for an object, by the address of the object. */
export async function signUrl(
  object: string,
  { method, query, headers = {}, seconds }: Signed,
): Promise<string> {
  const url = new URL(object);
  const { protocol, hostname, port, pathname: path } = url;
  const host = { protocol, hostname, ...(port && { port: Number(port) }), path };
  const signed = await signer.presign(
    // The signer adds headers of its own.
    { method, ...host, query: { ...query }, headers: { ...headers } },
    { expiresIn: seconds, signableHeaders: new Set(['host', ...Object.keys(headers)]) },
  );
  url.search = new URLSearchParams(signed.query as Record<string, string>).toString();
  return url.href;
}
