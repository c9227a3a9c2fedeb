import type { APIGatewayProxyEventV2WithJWTAuthorizer as Event } from 'aws-lambda';
import { joinedIds } from '#contract/users/member-id.ts';
import { AppError, tokenFailed } from '#platform/errors.ts';

/** The caller, as the verified token says. */
export interface Member {
  /** By which the table knows them: the `sub`, or the id that the account is joined to. */
  readonly id: string;
  /** Cognito's id of the account. */
  readonly sub: string;
  readonly username: string;
  readonly isAdmin: boolean;
  /** When they gave their password last (ms); refreshed tokens keep it. */
  readonly signedInAt: number;
  /** The access token, for asking Cognito about its owner. */
  readonly token: string;
}

/**
 * Throws `token.failed` for anything but an access token: the authorizer lets id tokens pass. Throws `member.two-ids`
 * for an account that is joined to two members.
 */
export function memberOf(event: Event): Member {
  const {
    sub,
    username,
    token_use: use,
    auth_time: signedInAt,
    'cognito:groups': groups,
  } = event.requestContext.authorizer?.jwt?.claims ?? {};
  if (!sub || use !== 'access') throw tokenFailed();
  // An HTTP API passes Cognito's groups as one string: "[admin editor]".
  const names = String(groups ?? '')
    .replace(/[[\]]/g, '')
    .split(/[\s,]+/);
  const [joined = String(sub), another] = joinedIds(names);
  if (another) {
    const words = 'This account is joined to two members. Please write to whoever runs Furrow.';
    throw new AppError('forbidden', 'member.two-ids', words);
  }
  return {
    id: joined,
    sub: String(sub),
    username: String(username),
    isAdmin: names.includes('admin'),
    signedInAt: Number(signedInAt ?? 0) * 1000,
    token: (event.headers['authorization'] ?? '').replace(/^Bearer\s+/i, ''),
  };
}
