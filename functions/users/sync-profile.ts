import type { Call } from '#platform/http/endpoint.ts';
import { readIdentity } from '#platform/identity.ts';
import { agree } from './agree.ts';
import { changesOf, identityMends, type ProfileForm } from './profile.ts';
import { factsFrom, filling, ownProfile } from './user.ts';
import { carryName, changeUser, countCommunities, getCaller } from './user-repository.ts';

/**
 * After a sign-in: fills what the record lacks, from the request or from Cognito, and asks which addresses are
 * verified.
 */
export async function syncProfile(form: ProfileForm, { member, commit }: Call) {
  const [communities, attributes] = await Promise.all([
    countCommunities(member.id),
    readIdentity(member.token),
  ]);
  const { fills, verifiedEmail, verifiedPhone } = factsFrom(attributes);
  const given = Object.entries(changesOf(form)).filter(([, value]) => value !== undefined);
  let recorded: ProfileForm | undefined;
  const reply = await commit(async () => {
    const user = await getCaller(member.id);
    const offered = { ...fills, ...Object.fromEntries(given) };
    const set = { ...filling(user, offered), verifiedEmail, verifiedPhone };
    const synced = { ...user, ...set };
    const { firstName, lastName, dateOfBirth: birthday } = synced;
    const names = { firstName, lastName, birthday };
    recorded = Object.keys(identityMends(names, synced, attributes)).length > 0 ? names : undefined;
    const actions = [changeUser(user, set), ...carryName(user, synced)];
    return { reply: { data: ownProfile(synced, communities) }, actions };
  });
  // What an interrupted edit sent to Cognito alone, and what was filled by the request.
  if (recorded) await agree(member, recorded);
  return reply;
}
