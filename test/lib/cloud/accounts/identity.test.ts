import { expect, test } from 'vitest';
import { fewRows, resourceOf, resourcesOf, synthesize } from '../synthesize.ts';

const { data } = synthesize('usual', fewRows);
const sms = synthesize('smsAndCanary', fewRows);
const pool = resourceOf(data, 'AWS::Cognito::UserPool');

test('user names ignore case and are the only way to sign in, as can never be changed again', () => {
  expect(pool['UsernameConfiguration']).toEqual({ CaseSensitive: false });
  expect(pool).not.toHaveProperty('UsernameAttributes');
  expect(pool).not.toHaveProperty('AliasAttributes');
});

test('the template has no schema: Cognito may refuse every later update of a pool that was created with one', () => {
  for (const { data: template } of [synthesize('usual', fewRows), sms]) {
    expect(resourceOf(template, 'AWS::Cognito::UserPool')).not.toHaveProperty('Schema');
  }
});

test('a password has at least six characters, and nothing else is asked of it', () => {
  expect(pool['Policies']).toEqual({
    PasswordPolicy: {
      MinimumLength: 6,
      RequireLowercase: false,
      RequireNumbers: false,
      RequireSymbols: false,
      RequireUppercase: false,
    },
  });
});

test('a second factor is for who wants one, and by an app alone: no code by SMS or mail', () => {
  for (const template of [data, sms.data]) {
    const properties = resourceOf(template, 'AWS::Cognito::UserPool');

    expect(properties['MfaConfiguration']).toBe('OPTIONAL');
    expect(properties['EnabledMfas']).toEqual(['SOFTWARE_TOKEN_MFA']);
  }
});

test('a changed e-mail takes effect once it is verified, and recovers an account', () => {
  expect(pool['AutoVerifiedAttributes']).toEqual(['email']);
  expect(pool['UserAttributeUpdateSettings']).toEqual({
    AttributesRequireVerificationBeforeUpdate: ['email'],
  });
  expect(pool['AccountRecoverySetting']).toEqual({
    RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }],
  });
  expect(pool).not.toHaveProperty('SmsConfiguration');
});

test('with SMS the same holds for phones', () => {
  const withSms = resourceOf(sms.data, 'AWS::Cognito::UserPool');

  expect(withSms['AutoVerifiedAttributes']).toEqual(['email', 'phone_number']);
  expect(withSms['UserAttributeUpdateSettings']).toEqual({
    AttributesRequireVerificationBeforeUpdate: ['email', 'phone_number'],
  });
  expect(withSms['AccountRecoverySetting']).toEqual({
    RecoveryMechanisms: [
      { Name: 'verified_email', Priority: 1 },
      { Name: 'verified_phone_number', Priority: 2 },
    ],
  });
  expect(withSms).toHaveProperty('SmsConfiguration');
  expect(withSms['LambdaConfig']).toHaveProperty('CustomMessage'); // it limits what members can spend
});

test('with SMS the codes of a day are limited, numbers are hashed with a secret, and the operator is told', () => {
  const { Environment } = resourceOf(sms.data, 'AWS::Lambda::Function', 'IdentityCodeLimit');

  expect(Environment).toMatchObject({
    Variables: { SMS_A_DAY: '50', CODE_SECRET: { 'Fn::Join': expect.anything() } },
  });
  expect(JSON.stringify(Environment)).toContain('{{resolve:secretsmanager:');
  expect(resourceOf(sms.rest, 'AWS::CloudWatch::Alarm', 'AlarmsCodesSpent')).toMatchObject({
    MetricName: 'RefusedCodes',
    Threshold: 1,
  });
});

test('a recovered password ends all sessions: the trigger may do that in this pool, and ask whose account it is', () => {
  expect(pool['LambdaConfig']).toHaveProperty('PostConfirmation');
  const { PolicyDocument, Roles } = resourceOf(data, 'AWS::IAM::Policy', 'IdentitySignOutEverywhere');

  expect(PolicyDocument).toMatchObject({
    Statement: [
      {
        Action: ['cognito-idp:AdminListGroupsForUser', 'cognito-idp:AdminUserGlobalSignOut'],
        Effect: 'Allow',
        Resource: { 'Fn::GetAtt': [expect.stringMatching(/^IdentityPool/), 'Arn'] },
      },
    ],
  });
  expect(Roles).toEqual([{ Ref: expect.stringMatching(/^IdentityPostConfirmationRole/) }]);
});

test('the site signs in by SRP without a secret, for 15 minutes and, refreshed, for 30 days', () => {
  const client = resourceOf(data, 'AWS::Cognito::UserPoolClient');

  expect(client).toMatchObject({
    ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    GenerateSecret: false,
    PreventUserExistenceErrors: 'ENABLED',
    EnableTokenRevocation: true,
    AccessTokenValidity: 15,
    RefreshTokenValidity: 30 * 24 * 60,
    TokenValidityUnits: { AccessToken: 'minutes', RefreshToken: 'minutes' },
  });
  expect(client).not.toHaveProperty('RefreshTokenRotation');
});

test('a member writes their names, birthday and addresses, never whether one is verified', () => {
  const client = resourceOf(data, 'AWS::Cognito::UserPoolClient');

  expect(client['WriteAttributes']).toEqual([
    'birthdate',
    'email',
    'family_name',
    'given_name',
    'phone_number',
  ]);
});

test('administrators are the group admin, which outlives the stack with its members', () => {
  const [[, group] = []] = resourcesOf(data).filter(([, { Type }]) => Type === 'AWS::Cognito::UserPoolGroup');

  expect(group).toMatchObject({
    Properties: { GroupName: 'admin' },
    DeletionPolicy: 'RetainExceptOnCreate',
    UpdateReplacePolicy: 'Retain',
  });
});

test('a member costs what Lite asks: the pool uses nothing of a dearer plan', () => {
  expect(pool['UserPoolTier']).toBe('LITE');
  expect(pool).not.toHaveProperty('UserPoolAddOns');
  expect(JSON.stringify(pool['LambdaConfig'])).not.toContain('PreTokenGeneration');
  expect(JSON.stringify(pool['Policies'])).not.toMatch(/PasswordHistorySize|SignInPolicy/);
});
