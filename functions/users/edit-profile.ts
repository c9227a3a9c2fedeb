import type { FileValue } from '#contract/fields/field.ts';
import { takePicture } from '#platform/files/taken-picture.ts';
import type { Call } from '#platform/http/endpoint.ts';
import { changeIdentity, readIdentity } from '#platform/identity.ts';
import { type Files, filesGone } from '#platform/table/jobs.ts';
import { checkVersion, edited } from '#platform/table/version.ts';
import { agree } from './agree.ts';
import { changesOf, identityChanges, type ProfileForm } from './profile.ts';
import { factsFrom, ownProfile, type UserItem } from './user.ts';
import { carryName, changeUser, countCommunities, getCaller } from './user-repository.ts';

/** A new picture, or null for none from now on, and the version of the record that the edit began from. */
interface Edit {
  readonly file: FileValue | null | undefined;
  readonly version: number | undefined;
}

/**
 * Changes identity attributes and record together: first Cognito, with the caller's own token, then the record with the
 * picture. Whether that succeeds or not, at the end Cognito agrees with the record. Throws `user.changed` when
 * `version` is not the record's.
 */
export async function editProfile(form: ProfileForm, edit: Edit, call: Call) {
  const told: Record<string, string> = {};
  let reply: Awaited<ReturnType<typeof store>>;
  try {
    reply = await store(form, edit, call, told);
  } catch (error) {
    if (Object.keys(told).length === 0) throw error;
    // A lost answer leaves open whether the record changed: the record decides.
    await agree(call.member, form, told).catch(noteDifference);
    throw error;
  }
  await agree(call.member, form, told);
  return reply;
}

/** Logged for the operator. The member gets the result of the edit, and the next edit brings both together. */
async function noteDifference(cause: unknown): Promise<void> {
  const { logger } = await import('#platform/log.ts');
  logger.error('identity attributes and record may differ', { error: cause as Error });
}

/** Keeps in `told` what Cognito was sent, by its own names. */
async function store(
  form: ProfileForm,
  { file, version }: Edit,
  { member, commit }: Call,
  told: Record<string, string>,
) {
  const [user, communities] = await Promise.all([getCaller(member.id), countCommunities(member.id)]);
  const taken = file && (await takePicture(file, 'attachments', member.id));
  checkVersion('user', version, user);
  let last = user;
  const tell = async () => {
    const changes = identityChanges(form, last, await readIdentity(member.token));
    Object.assign(told, changes);
    await changeIdentity(member.token, changes);
    const { verifiedEmail, verifiedPhone } = factsFrom(await readIdentity(member.token));
    return { verifiedEmail, verifiedPhone };
  };
  let verified = await tell();
  return commit(async () => {
    const known = await getCaller(member.id);
    checkVersion('user', version, known);
    // Another edit sent Cognito another address meanwhile: of two codes the newer one counts.
    if (known.email !== last.email || known.phone !== last.phone) {
      last = known;
      verified = await tell();
    }
    const avatar = taken?.file();
    const changes = edited(known, {
      ...changesOf(form),
      ...verified,
      ...(avatar && { attachments: avatar.name }),
      ...(file === null && known.attachments && { attachments: undefined }),
    });
    const after = { ...known, ...changes };
    const actions = [
      changeUser(known, changes),
      ...carryName(known, after),
      ...(taken?.take ?? []),
      ...filesGone(filesOf(known), filesOf(after)),
    ];
    return { reply: { data: ownProfile(after, communities) }, actions, files: [avatar] };
  });
}

const filesOf = ({ attachments }: UserItem): Files => [attachments && `attachments/${attachments}`];
