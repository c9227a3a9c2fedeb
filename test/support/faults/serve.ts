import { startStack } from '#lib/local/stack.ts';
import { requireEnv } from '#platform/env.ts';

/** The stack as a process that can be killed, with something between it, its files and its pool. */
const { url, cognito } = await startStack({
  dataDir: requireEnv('LOCAL_DIR'),
  port: Number(requireEnv('PORT')),
  isThrowaway: true,
});
const { endpoint, userPoolClientId } = cognito;
const files = process.env['AWS_ENDPOINT_URL_S3'];
process.stdout.write(`${JSON.stringify({ url, endpoint, userPoolClientId, files })}\n`);
// Clients look for their addresses at their first call.
process.env['AWS_ENDPOINT_URL_S3'] = requireEnv('FILES');
process.env['AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER'] = requireEnv('POOL');
