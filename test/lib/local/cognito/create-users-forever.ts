// Run by storage.test.ts as a process of its own, to be killed in the middle of its work.
import { startCognito } from '../../../../lib/local/cognito/cognito.ts';

const cognito = await startCognito({
  dataDir: process.argv[2] ?? '',
  preSignUp: async (event) => event,
  onMessage: () => undefined,
});
for (let number = 0; ; number += 1) {
  const username = `member${number}`;
  await cognito.adminCreateUser({ username, password: 'harvest1' });
  process.stdout.write(`${username}\n`);
}
