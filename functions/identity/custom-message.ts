import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { keys } from '#platform/keys.ts';
import { TableName, table } from '#platform/table.ts';

const CODES_A_DAY = 5;
const DAY = 24 * 60 * 60; // seconds

/**
 * Cognito asks this before it sends a code. One that goes to a phone costs money, so a member gets five a
 * day (UTC); what it throws reaches the member. Runs only where SMS is switched on.
 */
export async function handler(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> {
  if (mayGoToPhone(event)) await countCode(String(event.request.userAttributes['sub']));
  return event;
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

async function countCode(userId: string, now = new Date()): Promise<void> {
  try {
    await table.send(
      new UpdateCommand({
        TableName,
        Key: keys.codes(userId, now.toISOString().slice(0, 10)),
        UpdateExpression: 'ADD codes :one SET expiresAt = :later',
        ConditionExpression: 'attribute_not_exists(codes) OR codes < :most',
        ExpressionAttributeValues: {
          ':one': 1,
          ':most': CODES_A_DAY,
          ':later': Math.floor(now.getTime() / 1000) + 2 * DAY,
        },
      }),
    );
  } catch (cause) {
    if (!(cause instanceof ConditionalCheckFailedException)) throw cause;
    throw new Error('Five codes a day can be sent. Please try again tomorrow', { cause });
  }
}
