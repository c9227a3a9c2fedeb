import { startStack } from '#lib/local/stack.ts';
import { requireEnv } from '#platform/env.ts';

/** The stack as a process of its own, for tests that kill it. */
const stack = await startStack({
  dataDir: requireEnv('LOCAL_DIR'),
  onEnd: (error) => process.stdout.write(error.message),
});
const { url, cognito } = stack;
const { endpoint, userPoolClientId } = cognito;
process.stdout.write(
  `${JSON.stringify({ url, contentUrl: stack.contentUrl, endpoint, userPoolClientId })}\n`,
);
