import { users } from '#contract/users.ts';
import { type Call, endpoint } from '#platform/endpoint.ts';
import { readIdentity } from '#platform/identity.ts';
import { editProfile } from './edit-profile.ts';
import { lacking, type ProfileForm } from './profile.ts';
import { factsFrom, ownProfile } from './user.ts';
import { changeUser, countCommunities, followName, getCaller } from './user-repository.ts';

export const handler = endpoint(users.updateProfile, ({ attachments, ...form }, call) =>
  call.isForm ? editProfile(form, attachments, call) : syncProfile(form, call),
);

/** After a sign-in: fills what the record lacks, and asks Cognito again what is verified. */
async function syncProfile(form: ProfileForm, { member, commit }: Call) {
  const [user, communities] = await Promise.all([getCaller(member.id), countCommunities(member.id)]);
  const facts = factsFrom(await readIdentity(member.token));
  const { verifiedEmail, verifiedPhone } = facts;
  const fill = lacking(user, form, facts);
  const synced = { ...user, ...fill, verifiedEmail, verifiedPhone };
  return commit({ data: ownProfile(synced, communities) }, [
    changeUser(user.id, { verifiedEmail, verifiedPhone }, fill),
    ...followName(user, synced),
  ]);
}
