import { SignUpCommand } from '@aws-sdk/client-cognito-identity-provider';
import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { afterEach, expect, test, vi } from 'vitest';
import { useOneDay } from '#test/one-day.ts';
import { useCognito } from '#test/system/cognito.ts';
import { allItems } from '#test/system/items.ts';
import { useStack } from '#test/system/stack.ts';

useOneDay();
const stack = useStack();
const cognito = useCognito(stack);
afterEach(() => vi.unstubAllEnvs());

let count = 0;
/** Creates an account with an address; answers what refused it, if anything did. */
async function signUp(attributes: Record<string, string>): Promise<string | undefined> {
  count += 1;
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
  try {
    const ClientId = stack.cognito.userPoolClientId;
    await cognito.client.send(
      new SignUpCommand({ ClientId, Username: `grower-${count}`, Password: 'harvest1', UserAttributes }),
    );
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
const texts = (from: string) => stack.mailbox.list().filter(({ to }) => to.startsWith(from)).length;

test('sixty sign-ups with one number send it ten texts, and then say why no more', async () => {
  const refusals: (string | undefined)[] = [];
  for (let index = 0; index < 60; index += 1) refusals.push(await signUp({ phone_number: '+15550100' }));

  expect(texts('+15550100')).toBe(10);
  expect(refusals.filter((refusal) => refusal === undefined)).toHaveLength(10);
  expect(refusals.at(-1)).toBe(
    'CustomMessage failed with error Ten codes a day can be sent to one number. Please try again tomorrow.',
  );
});

test('sixty numbers of strangers are sent half of the texts that the operator pays for a day, and mails go on', async () => {
  vi.stubEnv('SMS_A_DAY', '50'); // ten are gone

  const refusals = await Promise.all(
    Array.from({ length: 60 }, (_, index) => signUp({ phone_number: `+1556${1000 + index}` })),
  );

  expect(texts('+1556')).toBe(15);
  expect(new Set(refusals.filter(Boolean))).toEqual(
    new Set([
      'CustomMessage failed with error No more codes can be sent by text message today. Please try again tomorrow.',
    ]),
  );
  expect(await signUp({ email: 'ada@farm.test' })).toBeUndefined();
  expect(texts('ada@farm.test')).toBe(1);
});

test('members have the other half, and no more than that', async () => {
  vi.stubEnv('SMS_A_DAY', '50'); // strangers have had twenty-five
  const { handler } = await import('../../../functions/identity/custom-message.ts');
  const ask = (member: number) =>
    handler({
      triggerSource: 'CustomMessage_VerifyUserAttribute',
      request: { userAttributes: { sub: `member-${member}`, phone_number: `+1557${1000 + member}` } },
    } as unknown as CustomMessageTriggerEvent);

  for (let member = 0; member < 25; member += 1) await ask(member);

  await expect(ask(25)).rejects.toThrow('No more codes can be sent by text message today');
});

test('who reads the table learns no number, and the counts go after two days', async () => {
  const items = await allItems();

  const counts = items.filter(({ codes }) => codes !== undefined);
  expect(counts.length).toBeGreaterThan(2);
  expect(JSON.stringify(items)).not.toContain('555010');
  for (const { expiresAt } of counts) {
    expect(expiresAt).toBeLessThanOrEqual(Date.now() / 1000 + 2 * 24 * 60 * 60);
  }
});
