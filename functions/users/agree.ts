import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/member.ts';
import { changeIdentity, readIdentity } from '#platform/identity.ts';
import { identityMends, type ProfileForm } from './profile.ts';
import { getCaller } from './user-repository.ts';

/** Each round after the first means that another edit was stored in between. */
const MAX_ROUNDS = 20;

/**
 * Brings Cognito to what the record says, in the fields of a form, whoever edits at the same time: everyone who changed
 * Cognito reads both again afterwards, so that the last of them sees what is stored. `told` is what Cognito was sent
 * before, by its own names. An address that it refuses, because no more codes can be sent today, is left as it is:
 * nobody can confirm it. Throws `write.conflict` when the changes do not end.
 */
export async function agree(
  { id, token }: Pick<Member, 'id' | 'token'>,
  form: ProfileForm,
  told: Record<string, string> = {},
): Promise<void> {
  let all = told;
  let fields = form;
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const [user, attributes] = await Promise.all([getCaller(id), readIdentity(token)]);
    const mends = identityMends(fields, user, attributes, all);
    if (Object.keys(mends).length === 0) return;
    try {
      await changeIdentity(token, mends);
    } catch (error) {
      const { email, phone, ...names } = fields;
      if (!isRefusal(error) || (email === undefined && phone === undefined)) throw error;
      fields = names;
      continue;
    }
    all = { ...all, ...mends };
  }
  throw new AppError('unavailable', 'write.conflict', 'Too many changes at once. Please try again.');
}

const isRefusal = (error: unknown) =>
  error instanceof AppError && (error.code === 'identity.refused' || error.code === 'identity.too-many');
