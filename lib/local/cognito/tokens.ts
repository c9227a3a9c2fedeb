import { randomUUID } from 'node:crypto';
import { CognitoError, notAuthorized } from './errors.ts';
import { type Input, readText } from './input.ts';
import { issuerOf, type Pool, publicAttributes } from './pool.ts';
import type { Session, User } from './store.ts';

/** The AuthenticationResult of a sign-in or a refresh, without the refresh token. */
export function issueTokens(pool: Pool, user: User, session: Session) {
  const { userPoolId, userPoolClientId } = pool.identity;
  const issuedAt = Math.floor(pool.now() / 1000);
  const common = {
    sub: user.sub,
    ...(user.groups.length > 0 && { 'cognito:groups': user.groups }),
    iss: issuerOf(userPoolId),
    origin_jti: session.id,
    event_id: randomUUID(),
    auth_time: Math.floor(session.signedInAt / 1000),
    iat: issuedAt,
    exp: issuedAt + pool.accessTokenSeconds,
  };
  const accessClaims = {
    ...common,
    client_id: userPoolClientId,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    username: user.username,
    jti: randomUUID(),
  };
  const idClaims = {
    ...profileClaims(user),
    ...common,
    aud: userPoolClientId,
    token_use: 'id',
    'cognito:username': user.username,
    jti: randomUUID(),
  };
  return {
    AccessToken: pool.jwt.sign(accessClaims),
    IdToken: pool.jwt.sign(idClaims),
    ExpiresIn: pool.accessTokenSeconds,
    TokenType: 'Bearer',
  };
}

/** The user and session of the request's access token; throws NotAuthorizedException unless it is ours and valid. */
export function authenticate(pool: Pool, input: Input): { user: User; session: Session } {
  const claims = pool.jwt.verify(readText(input, 'AccessToken', { max: 131_072 }));
  if (claims?.['token_use'] !== 'access') throw notAuthorized('Invalid Access Token');
  if (Number(claims['exp']) * 1000 <= pool.now()) throw notAuthorized('Access Token has expired');

  const user = pool.store.users.get(`${claims['username']}`);
  // Another user may have the name by now.
  if (!user || user.sub !== claims['sub'])
    throw new CognitoError('UserNotFoundException', 'User does not exist.');
  const session = pool.store.sessions.get(`${claims['origin_jti']}`);
  if (!session || session.revoked) throw notAuthorized('Access Token has been revoked');
  return { user, session };
}

/** Id tokens carry the verified flags as booleans, unlike GetUser. */
function profileClaims(user: User): Record<string, string | boolean> {
  return Object.fromEntries(
    Object.entries(publicAttributes(user)).map(([name, value]) => [
      name,
      name.endsWith('_verified') ? value === 'true' : value,
    ]),
  );
}
