import { describe, expect, test } from 'vitest';
import { fewRows, resourceOf, resourcesOf, synthesize } from '../synthesize.ts';

const { edge, data, rest } = synthesize('staging', fewRows);
const without = synthesize('withoutFirewall', fewRows);

interface Rule {
  Name: string;
  Priority: number;
  Action?: { Block: { CustomResponse?: { ResponseCode: number; CustomResponseBodyKey: string } } };
  Statement: {
    RateBasedStatement?: {
      Limit: number;
      EvaluationWindowSec: number;
      AggregateKeyType: string;
      CustomKeys?: object[];
      ScopeDownStatement?: object;
    };
    ManagedRuleGroupStatement?: {
      RuleActionOverrides?: { Name: string; ActionToUse: object }[];
      ScopeDownStatement?: object;
    };
  };
}

const aclOf = (template: typeof edge) =>
  resourceOf(template, 'AWS::WAFv2::WebACL') as {
    Scope: string;
    DefaultAction: object;
    Rules: Rule[];
    CustomResponseBodies?: Record<string, { Content: string }>;
  };
const ruleOf = (template: typeof edge, name: string) =>
  aclOf(template).Rules.find(({ Name }) => Name === name) as Rule;
const perSecond = (template: typeof edge, name: string) => {
  const { Limit = 0, EvaluationWindowSec = 1 } = ruleOf(template, name).Statement.RateBasedStatement ?? {};
  return Limit / EvaluationWindowSec;
};
const countedBy = (name: string) =>
  ruleOf(edge, name).Statement.ManagedRuleGroupStatement?.RuleActionOverrides?.map((override) => {
    expect(override.ActionToUse).toEqual({ Count: {} });
    return override.Name;
  }) ?? [];

describe('the firewall of the edge', () => {
  test('stands in us-east-1, and before site and content host', () => {
    expect(aclOf(edge)).toMatchObject({ Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} } });
    for (const template of [data, rest]) {
      const { DistributionConfig } = resourceOf(template, 'AWS::CloudFront::Distribution');

      expect(DistributionConfig).toMatchObject({
        WebACLId: {
          'Fn::GetStackOutput': { StackName: 'FurrowEdge-staging-eu-west-1', Region: 'us-east-1' },
        },
      });
    }
  });

  test('refuses one address and one token that ask too often, as the API itself would say it', () => {
    const { CustomResponseBodies = {} } = aclOf(edge);
    for (const name of ['FromOneAddress', 'WithOneToken']) {
      const { ResponseCode, CustomResponseBodyKey = '' } =
        ruleOf(edge, name).Action?.Block.CustomResponse ?? {};

      expect([ResponseCode, CustomResponseBodies[CustomResponseBodyKey]?.Content]).toEqual([
        429,
        '{"message":"Too Many Requests"}',
      ]);
    }
    expect(ruleOf(edge, 'WithOneToken').Statement.RateBasedStatement).toMatchObject({
      AggregateKeyType: 'CUSTOM_KEYS',
      CustomKeys: [{ Header: { Name: 'authorization' } }],
      ScopeDownStatement: { ByteMatchStatement: { SearchString: '/api/', FieldToMatch: { UriPath: {} } } },
    });
  });

  test('leaves a member the 50 requests a second that are promised, and those who share an address room', () => {
    expect(perSecond(edge, 'WithOneToken')).toBeGreaterThanOrEqual(2 * 50);
    expect(perSecond(edge, 'FromOneAddress')).toBeGreaterThanOrEqual(4 * 50);
  });

  test('asks what AWS knows of addresses, of common attacks and of bad inputs, for less than a bigger price begins at', () => {
    const units: Record<string, number> = {
      ...{ FromOneAddress: 2, WithOneToken: 2 + 30 + 2, AWSManagedRulesAmazonIpReputationList: 25 },
      ...{ AWSManagedRulesCommonRuleSet: 700, AWSManagedRulesKnownBadInputsRuleSet: 200 },
    };
    const names = aclOf(edge).Rules.map(({ Name }) => Name);

    expect(names).toEqual(Object.keys(units));
    expect(Object.values(units).reduce((sum, each) => sum + each)).toBeLessThanOrEqual(1500);
  });

  test('only counts what looks for harm in what members write, look for, and call a file', () => {
    expect(countedBy('AWSManagedRulesCommonRuleSet')).toEqual(
      expect.arrayContaining([
        'SizeRestrictions_BODY',
        'EC2MetaDataSSRF_BODY',
        'GenericLFI_BODY',
        'GenericRFI_BODY',
        'CrossSiteScripting_BODY',
        'CrossSiteScripting_QUERYARGUMENTS',
        'RestrictedExtensions_URIPATH',
      ]),
    );
    expect(countedBy('AWSManagedRulesKnownBadInputsRuleSet')).toEqual(
      expect.arrayContaining(['JavaDeserializationRCE_BODY', 'Log4JRCE_BODY', 'ReactJSRCE_BODY']),
    );
    expect(countedBy('AWSManagedRulesAmazonIpReputationList')).toEqual([]);
  });
});

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

  test.each(['InitiateAuth', 'RespondToAuthChallenge', 'ConfirmForgotPassword', 'ConfirmSignUp'])(
    'is less strict where one signs in, and bounds guesses: %s',
    (operation) => {
      expect(isAmong('SignIns', operation)).toBe(true);
      expect(isAmong('SignUpsAndCodes', operation)).toBe(false);
      expect(perSecond(rest, 'SignIns')).toBeGreaterThan(50 * perSecond(rest, 'SignUpsAndCodes'));
    },
  );

  test.each(['GetUser', 'UpdateUserAttributes'])(
    'takes nobody for a flood who asks for all members, as our own functions do: %s',
    (operation) => {
      for (const { Name } of aclOf(rest).Rules) expect(isAmong(Name, operation)).toBe(false);
    },
  );
});

test.each([
  ['edge', edge],
  ['accounts', rest],
] as const)(
  'what the firewall of the %s refuses is logged, for a while, and without a token',
  (_, template) => {
    const group = resourcesOf(template).find(([, { Properties }]) =>
      String(Properties?.['LogGroupName']).startsWith('aws-waf-logs-'),
    )?.[1].Properties;

    expect(group).toMatchObject({ RetentionInDays: 90 });
    expect(String(group?.['LogGroupName'])).toContain('-staging');
    expect(resourceOf(template, 'AWS::WAFv2::LoggingConfiguration')).toMatchObject({
      LoggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [{ Behavior: 'KEEP', Conditions: [{ ActionCondition: { Action: 'BLOCK' } }] }],
      },
      RedactedFields: [{ SingleHeader: { Name: 'authorization' } }, { SingleHeader: { Name: 'cookie' } }],
    });
  },
);

test('with waf off there is no firewall, nothing refers to one, and it is said why', () => {
  for (const template of [without.edge, without.data, without.rest]) {
    expect(JSON.stringify(template.toJSON())).not.toMatch(/WAFv2|WebACL/);
  }
});
