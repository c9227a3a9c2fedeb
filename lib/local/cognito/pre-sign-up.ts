import type { PreSignUpEmailTriggerEvent } from 'aws-lambda';
import type { Attributes } from './attributes.ts';
import { CognitoError } from './errors.ts';
import { type Input, readMap, readPairs } from './input.ts';
import type { Pool } from './pool.ts';
import { runTrigger, triggerEvent } from './trigger.ts';

type Decision = PreSignUpEmailTriggerEvent['response'];

/** Asks the production trigger, and refuses what Cognito could not use of its answer. */
export async function askPreSignUp(
  pool: Pool,
  input: Input,
  userName: string,
  userAttributes: Attributes,
): Promise<Decision> {
  const event: PreSignUpEmailTriggerEvent = {
    ...triggerEvent(pool, userName),
    triggerSource: 'PreSignUp_SignUp',
    request: {
      userAttributes: { ...userAttributes },
      validationData: readPairs(input, 'ValidationData'),
      clientMetadata: readMap(input, 'ClientMetadata'),
    },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  };

  const { response } = await runTrigger('PreSignUp', () => pool.preSignUp(event));
  refuseUnusable(response, userAttributes);
  return response;
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
