import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keepSettings } from '#kinds/notice-wishes.ts';
import { AppError } from '#platform/errors.ts';
import { isSecret } from '#platform/secret.ts';
import { writeAlone } from '#platform/table/alone.ts';
import { TableName } from '#platform/table/table.ts';
import { findDigest } from './digest-item.ts';

/*
 * What a mail ends the weekly mail by: the member's id, which leads to the secret that the rest has to be. It is good for
 * nothing else, and for as long as the member is one.
 */

const TOKEN = /^([\w-]{1,64})\.([\w-]{24})$/;

export const tokenOf = (userId: string, secret: string): string => `${userId}.${secret}`;

/** Ends the weekly mail by a token; ended again, it stays so. Throws `digest.missing` for a token that is nobody's. */
export async function endByToken(token: string): Promise<void> {
  const [, userId = '', secret = ''] = TOKEN.exec(token) ?? [];
  const item = userId ? await findDigest(userId) : undefined;
  if (!item || !isSecret(secret, item.secret)) {
    const words =
      'This link ends no mail: it is not whole, or its member has left Furrow and gets none any more.';
    throw new AppError('missing', 'digest.missing', words);
  }
  const { update } = keepSettings(userId, { weekly: false });
  if (update) await writeAlone(new UpdateCommand({ TableName, ...update }));
}
