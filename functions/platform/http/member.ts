import type { APIGatewayProxyEventV2WithJWTAuthorizer as Event } from 'aws-lambda';
import { tokenFailed } from '#platform/errors.ts';

/** The caller, as the verified token says. */
export interface Member {
  readonly id: string;
  readonly username: string;
  readonly isAdmin: boolean;
  /** The access token, for asking Cognito about its owner. */
  readonly token: string;
}

/** Throws `token.failed` for anything but an access token: the authorizer lets id tokens pass. */
export function memberOf(event: Event): Member {
  const {
    sub,
    username,
    token_use: use,
    'cognito:groups': groups,
  } = event.requestContext.authorizer?.jwt?.claims ?? {};
  if (!sub || use !== 'access') throw tokenFailed();
  return {
    id: String(sub),
    username: String(username),
    // An HTTP API passes Cognito's groups as one string: "[admin editor]".
    isAdmin: String(groups ?? '')
      .replace(/[[\]]/g, '')
      .split(/[\s,]+/)
      .includes('admin'),
    token: (event.headers['authorization'] ?? '').replace(/^Bearer\s+/i, ''),
  };
}
