/** A refusal in Cognito's own words: `type` is the exception's name in the API reference. Answered with HTTP 400. */
export class CognitoError extends Error {
  override readonly name = 'CognitoError';
  readonly type: string;

  constructor(type: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.type = type;
  }
}

export const notAuthorized = (message: string) => new CognitoError('NotAuthorizedException', message);

export const invalidParameter = (message: string) => new CognitoError('InvalidParameterException', message);

/** One text for an unknown user and a wrong password, so that it does not reveal which names are taken. */
export const incorrectSignIn = () => notAuthorized('Incorrect username or password.');

export const sessionExpired = () => notAuthorized('Invalid session for the user, session is expired.');

export const codeMismatch = () =>
  new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.');

/** Also for a code that was never sent or is already used: Cognito does not distinguish them. */
export const expiredCode = () =>
  new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
