import {
  GetUserAttributeVerificationCodeCommand,
  GetUserCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { beforeAll, describe, expect, test } from 'vitest';
import { noImage, png } from '#test/files/pictures.ts';
import type { formOf } from '#test/forms.ts';
import { useCognito } from '#test/system/cognito.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { itemsOf, useTableCalls } from '#test/system/table-calls.ts';
import { toldOfFields } from '#test/told.ts';

const stack = useStack();
const cognito = useCognito(stack);
const { ben } = useMembers(stack, 'ben');
const calls = useTableCalls();
let ada: TestMember;
let count = 0;
const newMember = async () => {
  count += 1;
  ada = await stack.member(`ada-${count}`);
};

const path = '/api/users/profile';
const form = {
  firstName: 'Ada',
  lastName: 'King',
  email: 'ada@farm.test',
  phone: '+15550100',
  birthday: '1990-02-28',
};
const edit = (fields: Parameters<typeof formOf>[0], key?: string) => ada.form('PUT', path, fields, key);
const own = async () => (await ada.call('GET', path)).body;
const attributes = async () => {
  const { UserAttributes = [] } = await cognito.client.send(new GetUserCommand({ AccessToken: ada.token }));
  return Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
};
const mails = () => stack.mailbox.list().filter(({ username }) => username === `ada-${count}`);

async function verify(AttributeName: 'email' | 'phone_number') {
  const code = mails().find(({ to }) => (AttributeName === 'email') === to.includes('@'))?.code;
  await cognito.client.send(
    new VerifyUserAttributeCommand({ AccessToken: ada.token, AttributeName, Code: code }),
  );
}

describe('the edit', () => {
  beforeAll(newMember);

  test('changes record and identity attributes together, with the picture', async () => {
    const { status, body } = await edit({ ...form, attachments: png });

    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      name: 'Ada King',
      email: 'ada@farm.test',
      phone: '+15550100',
      dateOfBirth: '1990-02-28',
      emailVerified: false,
    });
    expect(await own()).toEqual(body.data);
    expect(await attributes()).toMatchObject({
      given_name: 'Ada',
      family_name: 'King',
      birthdate: '1990-02-28',
    });
    const picture = await fetch(`${stack.contentUrl}/attachments/${body.data.attachments}`);
    expect(picture.headers.get('content-type')).toBe('image/png');
  });

  test('has Cognito send one code for each new address, and none when it is saved again', async () => {
    expect(mails()).toHaveLength(2);
    await edit(form);
    expect(mails()).toHaveLength(2);
  });

  test('shows an address as verified once its code is confirmed and Cognito was asked again', async () => {
    await verify('email');
    await verify('phone_number');

    expect((await ada.call('PUT', path, {})).body.data).toMatchObject({
      emailVerified: true,
      phoneVerified: true,
    });
    expect(await own()).toMatchObject({ emailVerified: true, phoneVerified: true });
  });

  test('shows a changed address at once and as not verified, while Cognito keeps the old one', async () => {
    await edit({ ...form, email: 'new@farm.test' });

    expect(await own()).toMatchObject({ email: 'new@farm.test', emailVerified: false, phoneVerified: true });
    expect((await attributes())['email']).toBe('ada@farm.test');
  });

  test('removes what comes empty and keeps what does not come', async () => {
    await edit({ firstName: 'Ada', lastName: 'King', email: 'new@farm.test', phone: '' });

    const profile = await own();
    expect(profile).not.toHaveProperty('phone');
    expect(profile.dateOfBirth).toBe('1990-02-28');
    expect(await attributes()).not.toHaveProperty('phone_number');
  });
});

test('a name that is told alone is filled in, in Cognito too, and replaces none', async () => {
  await newMember();

  const { body } = await ada.call('PUT', path, { firstName: 'Nandi', lastName: 'Dlamini' });
  expect(body.data.name).toBe('Nandi Dlamini');
  expect(await attributes()).toMatchObject({ given_name: 'Nandi', family_name: 'Dlamini' });

  await ada.call('PUT', path, { firstName: 'Other' });
  expect(await own()).toMatchObject({ firstName: 'Nandi' });
  expect(await attributes()).toMatchObject({ given_name: 'Nandi' });
});

describe('an edit that fails', () => {
  beforeAll(newMember);

  test.each([
    [{ firstName: ' ' }, { firstName: 'You must enter First Name' }],
    [{ lastName: '' }, { lastName: 'You must enter Last Name' }],
    [{ email: '' }, { email: 'You must enter E-mail' }],
    [{ email: 'ada' }, { email: 'This is not an e-mail address.' }],
    [{ phone: '12' }, { phone: 'Enter Phone number' }],
    [{ birthday: '28.2.1990' }, { birthday: 'Please use the format YYYY-MM-DD.' }],
    [{ birthday: '1990-02-30' }, { birthday: 'There is no such day.' }],
    [{ birthday: '0190-02-28' }, { birthday: 'Please check the year: it is before 1900.' }],
    [{ birthday: '2990-02-28' }, { birthday: 'This day is still to come.' }],
    [{ place: 'x'.repeat(201) }, { place: 'At most 200 characters, please.' }],
    [{ grows: '\u200b' }, { grows: 'There is nothing to see in this text.' }],
    [{ showsEmail: 'perhaps' }, { showsEmail: "This must be 'true' or 'false'." }],
  ])('with %o changes nothing', async (wrong, fields) => {
    expect(toldOfFields(await edit({ ...form, ...wrong }))).toEqual([400, fields]);
    expect(await attributes()).not.toHaveProperty('given_name');
  });

  test('is told of every field that is wrong at once', async () => {
    const { status, body } = await edit({ lastName: ' ', email: 'ada', phone: '12', birthday: '28.2.1990' });

    expect([status, body.fields]).toEqual([
      400,
      {
        firstName: 'You must enter First Name',
        lastName: 'You must enter Last Name',
        email: 'This is not an e-mail address.',
        phone: 'Enter Phone number',
        birthday: 'Please use the format YYYY-MM-DD.',
      },
    ]);
  });

  test('with a picture that is none changes nothing', async () => {
    const { status, body } = await edit({ ...form, attachments: noImage });

    expect([status, Object.keys(body.fields)]).toEqual([415, ['attachments']]);
    expect(await attributes()).not.toHaveProperty('given_name');
  });

  test('at the record gives Cognito its old attributes back', async () => {
    await edit(form);
    await verify('email');
    const before = await attributes();
    const calm = calls.tap((call, input) => {
      if (call === 'TransactWriteItems' && itemsOf(input).includes(`USER#${ada.id} USER`))
        throw new Error('table is down');
    });

    expect((await edit({ ...form, firstName: 'Eve', email: 'eve@farm.test' })).status).toBe(500);
    expect(await attributes()).toEqual(before);
    calm();
    expect(await own()).toMatchObject({ firstName: 'Ada', email: 'ada@farm.test' });
  });

  test('at the record, and at giving the old attributes back, is answered as it failed', async () => {
    const record = `USER#${ada.id} USER`;
    let down = false;
    const calm = calls.tap((call, input) => {
      down ||= call === 'TransactWriteItems' && itemsOf(input).includes(record);
      if (down) throw Object.assign(new Error('no answer'), { name: 'TimeoutError' });
    });

    const { status, body } = await edit({ ...form, firstName: 'Eve' });
    calm();

    expect([status, body.code]).toEqual([503, 'service.busy']);
    expect((await edit({ ...form, lastName: 'Lovelace' })).status).toBe(200);
    expect(await attributes()).toMatchObject({ given_name: 'Ada', family_name: 'Lovelace' });
  });
});

describe('the sync after sign-in', () => {
  beforeAll(newMember);

  test('fills only what the record lacks', async () => {
    await ada.call('PUT', path, { firstName: 'Ada', email: 'ada@farm.test' });
    const { status, body } = await ada.call('PUT', path, { firstName: 'Other', lastName: 'King' });

    expect([status, body.data.name]).toEqual([200, 'Ada King']);
    expect((await ada.call('PUT', path, {})).status).toBe(200);
  });

  test.each([{ email: 'ada' }, { phone: '12' }, { birthday: 'yesterday' }])('refuses %o', async (wrong) => {
    const { status, body } = await ada.call('PUT', path, wrong);

    expect([status, Object.keys(body.fields)]).toEqual([400, Object.keys(wrong)]);
  });

  test('never makes an address verified that Cognito has not', async () => {
    expect(await own()).toMatchObject({ email: 'ada@farm.test', emailVerified: false });
  });
});

describe("another's profile", () => {
  beforeAll(async () => {
    await newMember();
    await edit(form);
  });

  test('carries no phone, no date of birth and nothing of what is verified', async () => {
    const { status, body } = await ben.call('GET', `${path}/${ada.id}`);

    expect(status).toBe(200);
    expect(body.results).toMatchObject({
      id: ada.id,
      name: 'Ada King',
      lastLogin: expect.any(String),
      numberOfVisit: 1,
    });
    for (const field of [
      'email',
      'phone',
      'dateOfBirth',
      'emailVerified',
      'phoneVerified',
      'username',
      'verifiedEmail',
    ]) {
      expect(body.results).not.toHaveProperty(field);
    }
  });

  test('is whole for its owner', async () => {
    expect((await ada.call('GET', `${path}/${ada.id}`)).body.results).toEqual(await own());
  });

  test('has the e-mail address only while its owner shows it', async () => {
    const seen = async () => (await ben.call('GET', `${path}/${ada.id}`)).body.results;
    await edit({ ...form, showsEmail: 'true' });
    expect([(await seen()).email, (await own()).showsEmail]).toEqual(['ada@farm.test', true]);
    expect(await seen()).not.toHaveProperty('showsEmail');

    await edit(form);
    expect((await seen()).email).toBe('ada@farm.test');

    await edit({ ...form, showsEmail: 'false' });
    expect(await seen()).not.toHaveProperty('email');
  });

  test('has no last login and no visits once its owner hides them', async () => {
    await edit({ ...form, hidesVisits: 'true' });

    const { body } = await ben.call('GET', `${path}/${ada.id}`);
    for (const field of ['lastLogin', 'numberOfVisit', 'hidesVisits'])
      expect(body.results).not.toHaveProperty(field);
    expect(await own()).toMatchObject({ hidesVisits: true, numberOfVisit: 1 });
  });

  test('says where its owner lives and what they grow, until that is taken back', async () => {
    const said = async () => {
      const { place, grows } = (await ben.call('GET', `${path}/${ada.id}`)).body.results;
      return [place, grows];
    };
    expect((await edit({ ...form, place: ' Kitale ', grows: 'Maize & beans' })).body.data).toMatchObject({
      place: 'Kitale',
      grows: 'Maize & beans',
    });
    expect(await said()).toEqual(['Kitale', 'Maize & beans']);

    await edit({ ...form, place: '' });
    expect(await said()).toEqual([undefined, 'Maize & beans']);
  });

  test('of nobody is a 404', async () => {
    expect((await ben.call('GET', `${path}/nobody`)).status).toBe(404);
  });
});

test('five codes a day can be sent for an address', async () => {
  await newMember();
  await edit({ ...form, phone: '' }); // the first
  const ask = () =>
    cognito.client.send(
      new GetUserAttributeVerificationCodeCommand({ AccessToken: ada.token, AttributeName: 'email' }),
    );
  for (let sent = 1; sent < 5; sent += 1) await ask();

  await expect(ask()).rejects.toThrow('Five codes a day can be sent. Please try again tomorrow');
  expect(mails()).toHaveLength(5);
});

test('an address that no code can go to today is refused in words, and nothing of the edit stays', async () => {
  await newMember();
  for (let sent = 1; sent <= 5; sent += 1) {
    expect((await edit({ ...form, phone: '', email: `ada${sent}@farm.test` })).status).toBe(200);
  }
  const before = await own();

  const { status, body } = await edit({ ...form, firstName: 'Eve', phone: '', email: 'six@farm.test' });

  expect(status).toBe(400);
  expect(body.error).toBe('Five codes a day can be sent. Please try again tomorrow.');
  expect(await own()).toEqual(before);
  expect(await attributes()).toMatchObject({ given_name: 'Ada', family_name: 'King' });
  // The next edits, and the next sign-in, are not in the way of an address that could not be put back.
  expect((await edit({ ...form, lastName: 'Lovelace', phone: '', email: before.email })).status).toBe(200);
  expect((await ada.call('PUT', path, {})).status).toBe(200);
  expect(await attributes()).toMatchObject({ family_name: 'Lovelace' });
});
