import { checkToken as row } from '#contract/users/users.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { readIdentity } from '#platform/identity.ts';

export const handler = endpoint(row, async (_input, { member }) => {
  // A token outlives sign-out and a deleted account by minutes; Cognito knows at once.
  await readIdentity(member.token);
  return { id: member.id };
});
