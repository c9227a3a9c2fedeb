import { describe, expect, test } from 'vitest';
import { fewRows, resourceOf, resourcesOf, synthesize } from '../synthesize.ts';
import { aclOf, perSecond, ruleOf } from './rules.ts';

const { data, rest } = synthesize('staging', fewRows);

describe('the firewall of the accounts', () => {
  const association = resourceOf(rest, 'AWS::WAFv2::WebACLAssociation');

  test('stands before the pool, beside it and not in its stack', () => {
    expect(aclOf(rest).Scope).toBe('REGIONAL');
    expect(JSON.stringify(association['ResourceArn'])).toMatch(
      /cognito-idp:eu-west-1:.*:userpool\/.*IdentityPool/,
    );
    expect(resourcesOf(data).filter(([, { Type }]) => Type.startsWith('AWS::WAFv2'))).toEqual([]);
  });

  test('is put before it when it is known everywhere, minutes after it was made: until then WAF refuses', () => {
    const [, found] =
      resourcesOf(rest).find(([, { Type }]) => Type === 'AWS::WAFv2::WebACLAssociation') ?? [];

    expect(found).toMatchObject({ DependsOn: expect.arrayContaining([expect.stringMatching(/^ApiStage/)]) });
  });

  /** What it says of a request that asks Cognito for an operation, in either header. */
  const isAmong = (name: string, operation: string) => {
    const { RateBasedStatement, ManagedRuleGroupStatement } = ruleOf(rest, name).Statement;
    const scope = (RateBasedStatement ?? ManagedRuleGroupStatement)?.ScopeDownStatement as {
      OrStatement: {
        Statements: {
          RegexMatchStatement: {
            RegexString: string;
            FieldToMatch: { SingleHeader: { Name: string } };
          };
        }[];
      };
    };
    const sent: Record<string, string> = {
      'x-amzn-cognito-operation-name': operation,
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    };
    const matches = scope.OrStatement.Statements.map(({ RegexMatchStatement: match }) =>
      new RegExp(match.RegexString).test(sent[match.FieldToMatch.SingleHeader.Name] ?? ''),
    );
    expect(new Set(matches).size).toBe(1);
    return matches[0];
  };

  test.each(['SignUp', 'ForgotPassword', 'ResendConfirmationCode', 'GetUserAttributeVerificationCode'])(
    'is strict where an account is made or a message sent: %s',
    (operation) => {
      expect(isAmong('SignUpsAndCodes', operation)).toBe(true);
      expect(isAmong('SignIns', operation)).toBe(false);
    },
  );

  test.each(['InitiateAuth', 'GetTokensFromRefreshToken'])(
    'is less strict where one signs in, or refreshes a token: %s',
    (operation) => {
      expect(isAmong('SignIns', operation)).toBe(true);
      expect(isAmong('Guesses', operation)).toBe(false);
      expect(isAmong('SignUpsAndCodes', operation)).toBe(false);
      expect(perSecond(rest, 'SignIns')).toBeGreaterThan(50 * perSecond(rest, 'SignUpsAndCodes'));
    },
  );

  test.each(['RespondToAuthChallenge', 'ConfirmForgotPassword', 'ConfirmSignUp'])(
    'lets one address try one password or code a second: %s',
    (operation) => {
      expect(isAmong('Guesses', operation)).toBe(true);
      expect(isAmong('SignIns', operation)).toBe(false);
      expect(perSecond(rest, 'Guesses')).toBe(1);
    },
  );

  test.each(['GetUser', 'UpdateUserAttributes'])(
    'takes nobody for a flood who asks for all members, as our own functions do: %s',
    (operation) => {
      for (const { Name } of aclOf(rest).Rules) expect(isAmong(Name, operation)).toBe(false);
    },
  );
});
