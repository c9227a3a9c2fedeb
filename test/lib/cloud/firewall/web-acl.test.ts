import { expect, test } from 'vitest';
import { fewRows, resourceOf, resourcesOf, synthesize } from '../synthesize.ts';

const { edge, rest } = synthesize('staging', fewRows);
const without = synthesize('withoutFirewall', fewRows);

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
