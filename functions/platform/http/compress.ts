import type {
  APIGatewayProxyEventV2WithJWTAuthorizer as Event,
  APIGatewayProxyStructuredResultV2 as Result,
} from 'aws-lambda';
import { pack } from '#platform/pack.ts';

const COMPRESSED_FROM_CHARACTERS = 8 * 1024; // characters: below it saves less time on a slow line than it costs

/** Packs a long reply for clients that can unpack it. CloudFront does not: it leaves what is not cached as it is. */
export async function compress(result: Result, { headers }: Event): Promise<Result> {
  const { body = '' } = result;
  if (body.length < COMPRESSED_FROM_CHARACTERS || !/\bgzip\b/i.test(headers['accept-encoding'] ?? ''))
    return result;
  return {
    ...result,
    headers: { ...result.headers, 'content-encoding': 'gzip', vary: 'accept-encoding' },
    body: (await pack('gzip', body)).toString('base64'),
    isBase64Encoded: true,
  };
}
