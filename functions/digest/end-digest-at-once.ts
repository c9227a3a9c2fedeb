import { endDigestAtOnce as row } from '#contract/notices/digest.ts';
import { endByToken } from '#kinds/digest/token.ts';
import { openChange } from '#platform/http/open-endpoint.ts';

export const handler = openChange(row, async ({ token }) => {
  await endByToken(token);
  return { data: { weekly: false as const } };
});
