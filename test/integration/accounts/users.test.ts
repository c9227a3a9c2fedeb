import { GlobalSignOutCommand, SignUpCommand } from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { newKey } from '#test/forms.ts';
import { useCognito } from '#test/system/cognito.ts';
import { useStack } from '#test/system/stack.ts';
import { said, told } from '#test/told.ts';

const stack = useStack();
const cognito = useCognito(stack);

test('registering creates the record, and after that counts visits', async () => {
  const ada = await stack.member('ada');
  const key = newKey();
  const again = await ada.call('POST', '/api/users', { id: ada.id }, key);
  const retried = await ada.call('POST', '/api/users', { id: ada.id }, key);

  expect([again.status, again.body.data.numberOfVisit]).toEqual([200, 2]);
  expect([retried.status, retried.body]).toEqual([200, again.body]);
  const profile = (await ada.call('GET', '/api/users/profile')).body;
  expect(profile).toMatchObject({
    id: ada.id,
    userID: ada.id,
    name: 'ada',
    // By which others mention her; nobody else is told.
    username: 'ada',
    communities: 1,
    numberOfVisit: 2,
    emailVerified: false,
    phoneVerified: false,
  });
});

test('two sign-ins at once are both counted', async () => {
  const ben = await stack.member('ben');

  const replies = await Promise.all([1, 2, 3].map(() => ben.call('POST', '/api/users', { id: ben.id })));

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await ben.call('GET', '/api/users/profile')).body.numberOfVisit).toBe(4);
});

test('of first sign-ins at once one creates the record, and each is counted', async () => {
  const cal = await stack.account('cal');

  const replies = await Promise.all([1, 2, 3].map(() => cal.call('POST', '/api/users', { id: cal.id })));

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
  expect((await cal.call('GET', '/api/users/profile')).body).toMatchObject({
    numberOfVisit: 3,
    communities: 1,
  });
});

test('a creation that is asked for again under its key is a creation still', async () => {
  const dan = await stack.account('dan');
  const key = newKey();

  const first = await dan.call('POST', '/api/users', { id: dan.id }, key);
  const second = await dan.call('POST', '/api/users', { id: dan.id }, key);

  expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
});

test("nobody registers another's id", async () => {
  const eve = await stack.member('eve');
  expect(told(await eve.call('POST', '/api/users', { id: 'somebody-else' }))).toEqual([403, 'user.not-you']);
});

test('a token is good until its owner signs out', async () => {
  const ada = await stack.member('ann');
  expect(await ada.call('GET', '/api/users/token')).toMatchObject({ status: 201, body: { id: ada.id } });

  await cognito.client.send(new GlobalSignOutCommand({ AccessToken: ada.token }));

  expect(said(await ada.call('GET', '/api/users/token'))).toEqual([401, 'Not authorized, token failed']);
});

test('nobody signs up with a name that cannot be seen', async () => {
  const ClientId = stack.cognito.userPoolClientId;
  const signUp = (Username: string) =>
    cognito.client.send(new SignUpCommand({ ClientId, Username, Password: 'harvest1' }));

  await expect(signUp('\u3164')).rejects.toThrow('A username needs letters or digits that can be seen');
  expect(await signUp('أحمد')).toMatchObject({ UserConfirmed: true });
});
