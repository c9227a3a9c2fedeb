import { describe, expect, test } from 'vitest';
import { fewRows, resourceOf, synthesize } from '../synthesize.ts';
import { aclOf, perSecond, ruleOf } from './rules.ts';

const { edge, data, rest } = synthesize('staging', fewRows);

const countedBy = (name: string) =>
  ruleOf(edge, name, 'Firewall').Statement.ManagedRuleGroupStatement?.RuleActionOverrides?.map((override) => {
    expect(override.ActionToUse).toEqual({ Count: {} });
    return override.Name;
  }) ?? [];

describe('the firewall of the edge', () => {
  test('is one for the site and one for the content host, both in us-east-1', () => {
    const outputs = [data, rest].map((template) => {
      const { DistributionConfig } = resourceOf(template, 'AWS::CloudFront::Distribution');
      const { WebACLId } = DistributionConfig as {
        WebACLId: { 'Fn::GetStackOutput': { OutputName: string } };
      };

      expect(WebACLId).toMatchObject({
        'Fn::GetStackOutput': { StackName: 'FurrowEdge-staging-eu-west-1', Region: 'us-east-1' },
      });
      return WebACLId['Fn::GetStackOutput'].OutputName;
    });

    expect(outputs[0]).not.toBe(outputs[1]);
    for (const beginning of ['Firewall', 'ContentFirewall']) {
      expect(aclOf(edge, beginning)).toMatchObject({ Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} } });
    }
  });

  test('lets as much through to the content host, which takes no token and no text', () => {
    const names = aclOf(edge, 'ContentFirewall').Rules.map(({ Name }) => Name);

    expect(names).toEqual(['FromOneAddress', 'AWSManagedRulesAmazonIpReputationList']);
    expect(perSecond(edge, 'FromOneAddress', 'ContentFirewall')).toBe(
      perSecond(edge, 'FromOneAddress', 'Firewall'),
    );
  });

  test('refuses one address and one token that ask too often, as the API itself would say it', () => {
    const { CustomResponseBodies = {} } = aclOf(edge, 'Firewall');
    for (const name of ['FromOneAddress', 'WithOneToken', 'OfWhatIsOpen']) {
      const { ResponseCode, CustomResponseBodyKey = '' } =
        ruleOf(edge, name, 'Firewall').Action?.Block.CustomResponse ?? {};

      expect([ResponseCode, CustomResponseBodies[CustomResponseBodyKey]?.Content]).toEqual([
        429,
        '{"message":"Too Many Requests"}',
      ]);
    }
    expect(ruleOf(edge, 'WithOneToken', 'Firewall').Statement.RateBasedStatement).toMatchObject({
      AggregateKeyType: 'CUSTOM_KEYS',
      CustomKeys: [{ Header: { Name: 'authorization' } }],
      ScopeDownStatement: { ByteMatchStatement: { SearchString: '/api/', FieldToMatch: { UriPath: {} } } },
    });
  });

  test('leaves a member the 50 requests a second that are promised, and those who share an address room', () => {
    expect(perSecond(edge, 'WithOneToken', 'Firewall')).toBeGreaterThanOrEqual(2 * 50);
    expect(perSecond(edge, 'FromOneAddress', 'Firewall')).toBeGreaterThanOrEqual(4 * 50);
  });

  test('lets one address ask ten times a second for what anybody may open', () => {
    const { RateBasedStatement: rate } = ruleOf(edge, 'OfWhatIsOpen', 'Firewall').Statement;

    expect(rate).toMatchObject({ AggregateKeyType: 'IP', Limit: 3000, EvaluationWindowSec: 300 });
    for (const path of ['/api/certificates/', '/feeds/']) expect(JSON.stringify(rate)).toContain(path);
  });

  test('asks what AWS knows of addresses, of common attacks and of bad inputs, for less than a bigger price begins at', () => {
    const units: Record<string, number> = {
      FromOneAddress: 2,
      WithOneToken: 2 + 30 + 2,
      OfWhatIsOpen: 2 + 1 + 2 + 2,
      AWSManagedRulesAmazonIpReputationList: 25,
      AWSManagedRulesCommonRuleSet: 700,
      AWSManagedRulesKnownBadInputsRuleSet: 200,
    };
    const names = aclOf(edge, 'Firewall').Rules.map(({ Name }) => Name);

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
