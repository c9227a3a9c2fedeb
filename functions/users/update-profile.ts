import { users } from '#contract/users.ts';
import { type Call, endpoint } from '#platform/http/endpoint.ts';
import { readIdentity } from '#platform/identity.ts';
import { agree } from './agree.ts';
import { editProfile } from './edit-profile.ts';
import { identityMends, lacking, type ProfileForm } from './profile.ts';
import { factsFrom, ownProfile } from './user.ts';
import { carryName, changeUser, countCommunities, getCaller } from './user-repository.ts';

export const handler = endpoint(users.updateProfile, ({ attachments, version, ...form }, call) =>
  call.isForm ? editProfile(form, { file: attachments, version }, call) : syncProfile(form, call),
);

/** After a sign-in: fills what the record lacks, and asks Cognito again what is verified. */
async function syncProfile(form: ProfileForm, { member, commit }: Call) {
  const [user, communities] = await Promise.all([getCaller(member.id), countCommunities(member.id)]);
  const attributes = await readIdentity(member.token);
  const facts = factsFrom(attributes);
  const { verifiedEmail, verifiedPhone } = facts;
  const fill = lacking(user, form, facts);
  const synced = { ...user, ...fill, verifiedEmail, verifiedPhone };
  const reply = await commit(() => ({
    reply: { data: ownProfile(synced, communities) },
    actions: [changeUser(user.id, { verifiedEmail, verifiedPhone }, fill), ...carryName(user, synced)],
  }));
  // What an edit that was cut off told Cognito alone.
  const { firstName, lastName, dateOfBirth: birthday } = user;
  const recorded = { firstName, lastName, birthday };
  if (Object.keys(identityMends(recorded, user, attributes)).length > 0) await agree(member, recorded);
  return reply;
}
