import { expect, test } from 'vitest';
import { fewRows, resourceOf, synthesize } from '../synthesize.ts';

const { edge, rest } = synthesize('staging', fewRows);
const without = synthesize('withoutFirewall', fewRows);

test.each([
  ['site', edge, 'Firewall'],
  ['content host', edge, 'ContentFirewall'],
  ['accounts', rest, 'PoolFirewall'],
] as const)(
  'what the firewall of the %s refuses is logged, for a while, and without a token',
  (_, template, beginning) => {
    const group = resourceOf(template, 'AWS::Logs::LogGroup', beginning);

    expect(group).toMatchObject({ RetentionInDays: 90 });
    expect(group['LogGroupName']).toMatch(/^aws-waf-logs-.*-staging/);
    expect(resourceOf(template, 'AWS::WAFv2::LoggingConfiguration', beginning)).toMatchObject({
      LoggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [{ Behavior: 'KEEP', Conditions: [{ ActionCondition: { Action: 'BLOCK' } }] }],
      },
      RedactedFields: [
        { SingleHeader: { Name: 'authorization' } },
        { SingleHeader: { Name: 'cookie' } },
        { UriPath: {} },
      ],
    });
  },
);

test('with waf off there is no firewall, nothing refers to one, and it is said why', () => {
  for (const template of [without.edge, without.data, without.rest]) {
    expect(JSON.stringify(template.toJSON())).not.toMatch(/WAFv2|WebACL/);
  }
});
