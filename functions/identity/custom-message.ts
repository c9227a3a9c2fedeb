import { createHmac } from 'node:crypto';
import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { requireEnv } from '#platform/env.ts';
import { type Key, keys } from '#platform/table/keys.ts';
import { type Action, explain, NothingWritten, writeTogether } from '#platform/table/transaction.ts';
import { EXHAUSTED } from './exhausted.ts';

/** How many codes are sent a day (UTC): to a member, and to a number, which a family may share. */
const CODES_A_DAY_PER_MEMBER = 5;
const CODES_A_DAY_PER_NUMBER = 10;
const DAY_SECONDS = 24 * 60 * 60;

/**
 * Cognito calls this before it sends a code. A code to a phone costs money, and accounts cost nothing, so codes are
 * counted for the member, for the number and in all. The member reads what this throws. It runs only where SMS is
 * switched on.
 */
export async function handler(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> {
  if (mayGoToPhone(event)) await countCode(event);
  return event;
}

/** Triggers that anyone without an account can cause. They get half of a day's codes, so that members keep some. */
const STRANGERS = new Set<string>(['CustomMessage_SignUp', 'CustomMessage_ResendCode']);

function inAll(triggerSource: string): number {
  const most = Number(requireEnv('SMS_A_DAY'));
  return STRANGERS.has(triggerSource) ? Math.ceil(most / 2) : most;
}

/** Cognito does not say where a code goes; an address that is being verified may be either. */
function mayGoToPhone({ triggerSource, request: { userAttributes } }: CustomMessageTriggerEvent): boolean {
  switch (triggerSource) {
    case 'CustomMessage_UpdateUserAttribute':
    case 'CustomMessage_VerifyUserAttribute':
      return true;
    case 'CustomMessage_ForgotPassword':
      return userAttributes['email_verified'] !== 'true'; // it prefers the mail
    default:
      return Boolean(userAttributes['phone_number']);
  }
}

/** A code that is refused by one count is added to none of them. */
async function countCode({ triggerSource, request }: CustomMessageTriggerEvent): Promise<void> {
  const { sub, phone_number: number } = request.userAttributes;
  const now = new Date();
  const day = now.toISOString().slice(0, 10);
  const count = (key: Key, most: number, refusal: string) =>
    countUp(key, most, refusal, Math.floor(now.getTime() / 1000) + 2 * DAY_SECONDS);
  try {
    await writeTogether([
      count(
        keys.codes(String(sub), day),
        CODES_A_DAY_PER_MEMBER,
        'Five codes a day can be sent. Please try again tomorrow',
      ),
      ...(number
        ? [
            count(
              keys.codesTo(hashOf(number), day),
              CODES_A_DAY_PER_NUMBER,
              'Ten codes a day can be sent to one number. Please try again tomorrow',
            ),
          ]
        : []),
      count(keys.codesInAll(day), inAll(triggerSource), EXHAUSTED),
    ]);
  } catch (cause) {
    throw cause instanceof NothingWritten ? explain(cause) : cause;
  }
}

function countUp(key: Key, most: number, refusal: string, expiresAt: number): Action {
  return {
    update: {
      Key: key,
      UpdateExpression: 'ADD codes :one SET expiresAt = :later',
      ConditionExpression: 'attribute_not_exists(codes) OR codes < :most',
      ExpressionAttributeValues: { ':one': 1, ':most': most, ':later': expiresAt },
    },
    otherwise: () => new Error(refusal),
  };
}

/** There are few enough numbers to try them all: a plain hash would reveal them to whoever reads the table. */
const hashOf = (number: string) =>
  createHmac('sha256', requireEnv('CODE_SECRET')).update(number).digest('base64url');
