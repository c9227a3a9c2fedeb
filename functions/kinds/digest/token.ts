import { keepSettings } from '#kinds/notice-wishes.ts';
import { AppError } from '#platform/errors.ts';
import { isSecret } from '#platform/secret.ts';
import { keys } from '#platform/table/keys.ts';
import { writeTogether } from '#platform/table/transaction.ts';
import { findDigest } from './digest-item.ts';

/*
 * What a mail ends the weekly mail by: the member's id, which leads to the secret that the rest has to be. It is good
 * for nothing else, and for as long as the member is one.
 */

const TOKEN = /^([\w-]{1,64})\.([\w-]{24})$/;

export const tokenOf = (userId: string, secret: string): string => `${userId}.${secret}`;

/** Ends the weekly mail by a token; ended again, it stays so. Throws `digest.missing` for a token that is nobody's. */
export async function endByToken(token: string): Promise<void> {
  const [, userId = '', secret = ''] = TOKEN.exec(token) ?? [];
  const item = userId ? await findDigest(userId) : undefined;
  if (!item || !isSecret(secret, item.secret)) throw missing();
  // Of a member who is erased at that moment nothing is written anew.
  const isThere = { Key: keys.digest(userId), ConditionExpression: 'attribute_exists(pk)' };
  await writeTogether([{ check: isThere, otherwise: missing }, keepSettings(userId, { weekly: false })]);
}

function missing(): AppError {
  const words =
    'This link ends no mail: it is not whole, or its member has left Furrow and gets none any more.';
  return new AppError('missing', 'digest.missing', words);
}
