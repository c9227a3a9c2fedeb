import type { PreSignUpEmailTriggerEvent, PreSignUpTriggerEvent } from 'aws-lambda';
import type { Attributes } from './attributes.ts';
import { CognitoError } from './errors.ts';
import { region } from './identity.ts';
import { type Input, readMap, readPairs } from './input.ts';
import type { Pool } from './pool.ts';

type Decision = PreSignUpEmailTriggerEvent['response'];

/** Calls the production trigger, as Lambda would; its error becomes UserLambdaValidationException. */
export async function askPreSignUp(
  pool: Pool,
  input: Input,
  userName: string,
  userAttributes: Attributes,
): Promise<Decision> {
  const event: PreSignUpEmailTriggerEvent = {
    version: '1',
    region,
    userPoolId: pool.identity.userPoolId,
    userName,
    triggerSource: 'PreSignUp_SignUp',
    callerContext: {
      awsSdkVersion: 'aws-sdk-unknown-unknown',
      clientId: pool.identity.userPoolClientId,
    },
    request: {
      userAttributes: { ...userAttributes },
      validationData: readPairs(input, 'ValidationData'),
      clientMetadata: readMap(input, 'ClientMetadata'),
    },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  };

  const { response } = await runTrigger(pool, event);
  refuseUnusable(response, userAttributes);
  return response;
}

async function runTrigger(pool: Pool, event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> {
  try {
    return await pool.preSignUp(event);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CognitoError('UserLambdaValidationException', `PreSignUp failed with error ${reason}.`, {
      cause,
    });
  }
}

/** A trigger may not verify an address that the sign-up did not include. */
function refuseUnusable(
  response: Decision | undefined,
  attributes: Attributes,
): asserts response is Decision {
  const usable =
    response &&
    !(response.autoVerifyEmail && !attributes['email']) &&
    !(response.autoVerifyPhone && !attributes['phone_number']);
  if (!usable) throw new CognitoError('InvalidLambdaResponseException', 'Unrecognizable lambda output');
}
