import type { FileValue } from '#contract/field.ts';
import type { Call } from '#platform/endpoint.ts';
import { changeIdentity, readIdentity } from '#platform/identity.ts';
import { filesGone } from '#platform/jobs.ts';
import { takePicture } from '#platform/taken-picture.ts';
import { again } from '#platform/transaction.ts';
import { changesOf, identityChanges, type ProfileForm } from './profile.ts';
import { factsFrom, ownProfile, type UserItem } from './user.ts';
import { changeKnownUser, countCommunities, findUser, followName, getCaller } from './user-repository.ts';

/**
 * Changes identity attributes and record together: first Cognito, with the caller's own token, then the
 * record with the picture; when the record does not follow, Cognito gets its old attributes back.
 */
export async function editProfile(form: ProfileForm, file: FileValue | undefined, { member, commit }: Call) {
  const [user, communities] = await Promise.all([getCaller(member.id), countCommunities(member.id)]);
  const taken = file && (await takePicture(file, 'attachments', member.id));
  const { now, before } = identityChanges(form, user, await readIdentity(member.token));
  try {
    await changeIdentity(member.token, now);
    const { verifiedEmail, verifiedPhone } = factsFrom(await readIdentity(member.token));
    // The record alone is read again when another edit was faster: Cognito has what this one wants.
    return await again(async () => {
      const known = await getCaller(member.id);
      const avatar = await taken?.store();
      const changes = {
        ...changesOf(form),
        verifiedEmail,
        verifiedPhone,
        ...(avatar && { attachments: avatar.name }),
      };
      const edited = { ...known, ...changes };
      const { attachments: replaced } = known;
      const actions = [
        changeKnownUser(known, changes),
        ...followName(known, edited),
        ...(taken?.take ?? []),
        ...filesGone(avatar !== undefined && replaced !== undefined && `attachments/${replaced}`),
      ];
      return commit({ data: ownProfile(edited, communities) }, actions, async () => avatar?.discard());
    });
  } catch (error) {
    // A lost answer leaves it open whether the record changed: it decides.
    if (await followed(user.id, changesOf(form))) throw error;
    await changeIdentity(member.token, before).catch((cause: unknown) => {
      throw new AggregateError([error, cause], 'identity attributes and record differ');
    });
    throw error;
  }
}

async function followed(id: string, changes: Partial<UserItem>): Promise<boolean> {
  const user = await findUser(id).catch(() => undefined);
  return (Object.keys(changes) as (keyof UserItem)[]).every((name) => user?.[name] === changes[name]);
}
