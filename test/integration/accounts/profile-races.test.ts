import {
  CognitoIdentityProviderClient,
  GetUserCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, expect, test, vi } from 'vitest';
import { useCognito } from '#test/system/cognito.ts';
import { type TestMember, useStack } from '#test/system/stack.ts';
import { itemsOf, useTableCalls } from '#test/system/table-calls.ts';
import { editProfile } from '#test/things/members.ts';
import { told } from '#test/told.ts';

const stack = useStack();
const cognito = useCognito(stack);
const calls = useTableCalls();
afterEach(() => {
  calls.calm();
  vi.restoreAllMocks();
});

const edit = (member: TestMember, firstName: string, fields: Record<string, string> = {}) =>
  editProfile(member, firstName, `of ${firstName}`, fields);
const recorded = async (member: TestMember) => {
  const { firstName, lastName } = (await member.call('GET', '/api/users/profile')).body;
  return [firstName, lastName];
};
const identified = async ({ token }: TestMember) => {
  const { UserAttributes = [] } = await cognito.client.send(new GetUserCommand({ AccessToken: token }));
  const { given_name, family_name } = Object.fromEntries(
    UserAttributes.map(({ Name, Value }) => [Name, Value]),
  );
  return [given_name, family_name];
};
/** Where the codes for an address went that Cognito still waits for: the newest counts. */
const lastMail = (username: string) =>
  stack.mailbox.list().find((mail) => mail.username === username && mail.to.includes('@'))?.to;

/** Does something once, right before Cognito is told a name. */
function onceBeforeNamed(name: string, act: () => Promise<unknown>): void {
  const send = CognitoIdentityProviderClient.prototype.send;
  let isDone = false;
  vi.spyOn(CognitoIdentityProviderClient.prototype, 'send').mockImplementation(async function (
    this: CognitoIdentityProviderClient,
    command: object,
  ) {
    const isIt =
      command instanceof UpdateUserAttributesCommand &&
      command.input.UserAttributes?.some(({ Value }) => Value === name);
    if (isIt && !isDone) {
      isDone = true;
      await act();
    }
    return Reflect.apply(send, this, [command]);
  });
}

test('the last of two edits is in the record and in Cognito, when the other was whole before its transaction', async () => {
  const ada = await stack.member('ada');
  calls.onceBefore(`USER#${ada.id} USER`, () => edit(ada, 'Bravo'));

  expect((await edit(ada, 'Alpha')).status).toBe(200);

  expect(await recorded(ada)).toEqual(['Alpha', 'of Alpha']);
  expect(await identified(ada)).toEqual(['Alpha', 'of Alpha']);
});

test('the other is there, when it came between what Cognito was told last and what the record was', async () => {
  const ben = await stack.member('ben');
  onceBeforeNamed('Alpha', () => edit(ben, 'Bravo'));
  calls.onceBefore(`USER#${ben.id} USER`, () => edit(ben, 'Charlie'));

  await edit(ben, 'Alpha');

  expect(await identified(ben)).toEqual(await recorded(ben));
});

test('an edit that fails gives Cognito what another one stored meanwhile, not what was there before', async () => {
  const cleo = await stack.member('cleo');
  await edit(cleo, 'First');
  let isFirst = true;
  calls.tap(async (call, input) => {
    if (call !== 'TransactWriteItems' || !itemsOf(input).includes(`USER#${cleo.id} USER`) || !isFirst) return;
    isFirst = false;
    await edit(cleo, 'Bravo');
    throw new Error('socket hang up');
  });

  expect((await edit(cleo, 'Alpha')).status).toBe(500);

  expect(await recorded(cleo)).toEqual(['Bravo', 'of Bravo']);
  expect(await identified(cleo)).toEqual(['Bravo', 'of Bravo']);
});

test('the code of the address that is in the record is the one that counts', async () => {
  const dora = await stack.member('dora');
  calls.onceBefore(`USER#${dora.id} USER`, () => edit(dora, 'Bravo', { email: 'b@farm.test' }));

  await edit(dora, 'Alpha', { email: 'a@farm.test' });

  expect((await dora.call('GET', '/api/users/profile')).body.email).toBe('a@farm.test');
  expect(lastMail('dora')).toBe('a@farm.test');
});

test('a difference that was left behind is mended at the next sign-in', async () => {
  const emil = await stack.member('emil');
  await edit(emil, 'Alpha');
  await cognito.client.send(
    new UpdateUserAttributesCommand({
      AccessToken: emil.token,
      UserAttributes: [{ Name: 'given_name', Value: 'Stale' }],
    }),
  );

  await emil.call('PUT', '/api/users/profile', { firstName: 'Stale' });

  expect(await identified(emil)).toEqual(['Alpha', 'of Alpha']);
});

test('an edit that did not see what a sign-in filled is told, and one that names no version keeps it', async () => {
  const gwen = await stack.member('gwen');
  await edit(gwen, 'Alpha');
  const { version } = (await gwen.call('GET', '/api/users/profile')).body;
  calls.onceBefore(`USER#${gwen.id} USER`, () =>
    gwen.call('PUT', '/api/users/profile', { birthday: '1990-05-01' }),
  );

  expect(told(await edit(gwen, 'Bravo', { version: String(version) }))).toEqual([409, 'user.changed']);
  expect(await recorded(gwen)).toEqual(['Alpha', 'of Alpha']);

  expect((await edit(gwen, 'Bravo')).body.data).toMatchObject({ dateOfBirth: '1990-05-01', version: 3 });
});

test('a sign-in does not bring back what an edit took away meanwhile', async () => {
  const hugo = await stack.member('hugo');
  await edit(hugo, 'Alpha', { phone: '+15550100' });
  calls.onceBefore(`USER#${hugo.id} USER`, () => edit(hugo, 'Alpha', { phone: '' }));

  expect((await hugo.call('POST', '/api/users', { id: hugo.id })).status).toBe(200);

  const profile = (await hugo.call('GET', '/api/users/profile')).body;
  expect([profile.phone, profile.numberOfVisit]).toEqual([undefined, 2]);
});

test('record and Cognito agree after each round of edits at once', async () => {
  const fay = await stack.member('fay');
  for (let round = 0; round < 20; round += 1) {
    const names = Array.from({ length: 4 }, (_, index) => `Name ${round} ${index}`);
    const replies = await Promise.all(names.map((name) => edit(fay, name)));

    expect(replies.some(({ status }) => status === 200)).toBe(true);
    expect(await identified(fay)).toEqual(await recorded(fay));
  }
});
