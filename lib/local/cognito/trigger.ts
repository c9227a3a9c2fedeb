import { CognitoError } from './errors.ts';
import { region } from './identity.ts';
import type { Pool } from './pool.ts';

/** What the event of every trigger begins with. */
export const triggerEvent = ({ identity }: Pool, userName: string) => ({
  version: '1',
  region,
  userPoolId: identity.userPoolId,
  userName,
  callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: identity.userPoolClientId },
});

/** Calls a production trigger, as Lambda would; its error becomes UserLambdaValidationException. */
export async function runTrigger<Result>(name: string, trigger: () => Promise<Result>): Promise<Result> {
  try {
    return await trigger();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const message = `${name} failed with error ${reason}.`;
    throw new CognitoError('UserLambdaValidationException', message, { cause });
  }
}
