import type { Stack } from 'aws-cdk-lib';
import type { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { fewRows, resourcesOf, type Synthesized, synthesize } from '../synthesize.ts';

const copies = {
  production: synthesize('smsAndCanary', fewRows),
  staging: synthesize('staging', fewRows),
  elsewhere: synthesize('elsewhere', fewRows),
  virginia: synthesize('virginia', fewRows),
};

/** What has a name that is its own in an account, whatever the region. */
const isGlobal = (type: string) =>
  /^AWS::(CloudFront|WAFv2|Budgets|IAM)::|::(Dashboard|DeliverySource|DeliveryDestination)$/.test(type);

/** The names that a resource's properties give, wherever they stand. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  // Within a firewall a rule and a header have names, too.
  const entries = Object.entries(value).filter(([key]) => key !== 'Rules' && key !== 'RedactedFields');
  return entries.flatMap(([key, inner]) =>
    /^(Name|(Budget|Dashboard|Role|ManagedPolicy)Name)$/.test(key) && typeof inner === 'string'
      ? [inner]
      : namesIn(inner),
  );
}

const globalNames = (templates: Template[]) =>
  templates
    .flatMap(resourcesOf)
    .filter(([, { Type }]) => isGlobal(Type))
    .flatMap(([, { Properties }]) => namesIn(Properties));

const stacksOf = ({ stacks }: Synthesized): Stack[] => Object.values(stacks);

test('copies of another stage or region stand side by side in one account: no name of theirs is taken', () => {
  const names = Object.values(copies).map((copy) => globalNames(copy.all));

  // Two functions, three headers' policies, a cache policy, and two ways into a bucket.
  expect(names[0]?.length).toBeGreaterThanOrEqual(8);
  expect(new Set(names.flat()).size).toBe(names.flat().length);
});

test('what their logs are counted for is counted apart: none rings for another', () => {
  const [here = [], beside = []] = [copies.production, copies.staging].map((copy) =>
    copy.all
      .flatMap(resourcesOf)
      .filter(([, { Type }]) => Type === 'AWS::Logs::MetricFilter')
      .map(([, { Properties }]) => JSON.stringify(Properties['MetricTransformations'])),
  );

  expect(here.length).toBe(2);
  expect(here.filter((metric) => beside.includes(metric))).toEqual([]);
});

test('no two of their stacks have one name in one region', () => {
  const stacks = Object.values(copies)
    .flatMap(stacksOf)
    .map(({ stackName, region }) => `${region} ${stackName}`);

  expect(new Set(stacks).size).toBe(20);
  expect(stacks).toEqual(
    expect.arrayContaining([
      'eu-west-1 Furrow',
      'eu-west-1 Furrow-staging',
      'eu-west-1 FurrowData-staging',
      'us-east-1 FurrowEdge-eu-west-1',
      'us-east-1 FurrowEdge-staging-eu-west-1',
      'us-east-1 FurrowCertificate-af-south-1',
      'us-east-1 FurrowEdgeWatch-af-south-1',
    ]),
  );
});

test('everything is tagged with the application and its stage', () => {
  for (const stack of stacksOf(copies.staging)) {
    expect(stack.tags.tagValues(), stack.stackName).toEqual({ application: 'furrow', stage: 'staging' });
  }
});

test("what stands in another region is referred to by outputs, which hold on to nothing; in us-east-1 the edge's are, too", () => {
  for (const copy of [copies.production, copies.virginia, synthesize('zoneWithoutFirewall', fewRows)]) {
    for (const template of [copy.edge, copy.certificate, copy.edgeWatch]) {
      expect(JSON.stringify(template.toJSON())).not.toMatch(
        /Fn::ImportValue|"Export"|ExportReader|ExportWriter/,
      );
    }
  }
});

const comesAfter = (stack: Stack) => stack.dependencies.map(({ stackName }) => stackName).sort();

test.each([
  ['withoutFirewall', false, false],
  ['usual', true, false],
  ['zoneWithoutFirewall', false, true],
  ['hostedZone', true, true],
] as const)(
  'with %s firewall and certificate come first where they are used, and else go when everybody has let go of them',
  (settings, hasFirewall, hasCertificate) => {
    const { edge, certificate, data, rest, edgeWatch } = synthesize(settings, fewRows).stacks;
    const used = [...(hasCertificate ? [certificate] : []), ...(hasFirewall ? [edge] : [])];

    expect(comesAfter(data)).toEqual(used.map(({ stackName }) => stackName));
    expect(comesAfter(rest)).toContain('FurrowData');
    expect(comesAfter(edgeWatch)).toContain('Furrow');
    expect(comesAfter(edge)).toEqual(hasFirewall ? [] : ['Furrow']);
    expect(comesAfter(certificate)).toEqual(hasCertificate ? [] : ['Furrow']);
  },
);
