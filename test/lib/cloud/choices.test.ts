import type { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { fewRows, resourceOf, resourcesOf, synthesize } from './synthesize.ts';

const choices = {
  none: synthesize('usual', fewRows),
  certificate: synthesize('certificate', fewRows),
  everything: synthesize('hostedZone', fewRows),
  nothing: synthesize('nothing', fewRows),
};
const { none, everything, nothing } = choices;

const exportsOf = (template: Template) =>
  Object.values(template.toJSON()['Outputs'] as Record<string, { Export?: { Name: string } }>)
    .flatMap(({ Export }) => Export?.Name ?? [])
    .sort();

test('no setting takes an export away, which the other stack may import until it is updated, too', () => {
  const { none: first, ...others } = choices;

  expect(exportsOf(first.data).length).toBeGreaterThan(5);
  for (const [name, { data }] of Object.entries(others)) {
    expect(exportsOf(data), name).toEqual(exportsOf(first.data));
  }
});

test('what holds data is protected, unless it is said not to be; a first deployment that fails takes back what it made', () => {
  const protections = ({ data }: typeof none) => [
    resourceOf(data, 'AWS::Cognito::UserPool')['DeletionProtection'],
    (resourceOf(data, 'AWS::DynamoDB::GlobalTable')['Replicas'] as Record<string, unknown>[])[0]?.[
      'DeletionProtectionEnabled'
    ],
  ];

  expect(protections(none)).toEqual(['ACTIVE', true]);
  expect(protections(nothing)).toEqual(['INACTIVE', false]);
  expect(nothing.stacks.data.terminationProtection).toBe(false);
});

test("the sender's identity is the domain that SES verified, or else the one address", () => {
  const address = synthesize('oneSender', fewRows);
  const identityOf = ({ data }: typeof none) =>
    JSON.stringify(resourceOf(data, 'AWS::Cognito::UserPool')['EmailConfiguration']);

  expect(identityOf(everything)).toMatch(/ses:eu-central-1:.*:identity\/mail\.example\.org"/);
  expect(identityOf(everything)).toContain('"From":"hello@mail.example.org"');
  expect(identityOf(address)).toMatch(/ses:eu-west-1:.*:identity\/a@b\.org"/);
});

test('a hosted zone has records for both hosts, and validates the certificate that both show', () => {
  expect(resourceOf(everything.certificate, 'AWS::CertificateManager::Certificate')).toMatchObject({
    DomainName: 'furrow.example.org',
    SubjectAlternativeNames: ['content.example.org'],
    ValidationMethod: 'DNS',
    DomainValidationOptions: [
      { DomainName: 'furrow.example.org', HostedZoneId: 'Z0123456789ABCDEFGHIJ' },
      { DomainName: 'content.example.org', HostedZoneId: 'Z0123456789ABCDEFGHIJ' },
    ],
  });
  for (const [template, Name] of [
    [everything.rest, 'furrow.example.org.'],
    [everything.data, 'content.example.org.'],
  ] as const) {
    const records = resourcesOf(template).filter(([, { Type }]) => Type === 'AWS::Route53::RecordSet');

    expect(records.map(([, { Properties }]) => Properties['Type'])).toEqual(['A', 'AAAA']);
    for (const [, { Properties }] of records) {
      expect(Properties).toMatchObject({ Name, AliasTarget: { HostedZoneId: 'Z2FDTNDATAQYW2' } });
    }
    expect(JSON.stringify(resourceOf(template, 'AWS::CloudFront::Distribution'))).toMatch(
      /"AcmCertificateArn":\{"Fn::GetStackOutput":\{.*"Region":"us-east-1"/,
    );
  }
});

test('browsers are told to speak HTTPS alone to the host, and to all names below it only where the operator says so', () => {
  const ofHeaders = ({ rest }: typeof none) =>
    JSON.stringify(resourceOf(rest, 'AWS::CloudFront::ResponseHeadersPolicy', 'SiteSiteHeaders')).match(
      /"StrictTransportSecurity":\{[^}]*\}/,
    )?.[0];

  expect(ofHeaders(none)).toMatch(/"IncludeSubdomains":false.*"Preload":false/);
  expect(ofHeaders(everything)).toMatch(/"IncludeSubdomains":true.*"Preload":true/);
});

test("the distributions' logs come to the log bucket of any region, set up in us-east-1", () => {
  const sources = resourcesOf(none.edgeWatch).filter(([, { Type }]) => Type === 'AWS::Logs::DeliverySource');
  const places = resourcesOf(none.edgeWatch)
    .filter(([, { Type }]) => Type === 'AWS::Logs::DeliveryDestination')
    .map(([, { Properties }]) => JSON.stringify(Properties['DestinationResourceArn']));

  expect(sources).toHaveLength(2);
  for (const [, { Properties }] of sources) expect(Properties['LogType']).toBe('ACCESS_LOGS');
  // The path of a calendar has its member's secret in it; the content host has no calendars.
  const fields = resourcesOf(none.edgeWatch)
    .filter(([, { Type }]) => Type === 'AWS::Logs::Delivery')
    .map(([, { Properties }]) => Properties['RecordFields'] as string[] | undefined);
  expect(fields).toEqual([
    expect.arrayContaining(['date', 'c-ip', 'sc-status', 'x-edge-request-id']),
    undefined,
  ]);
  expect(fields[0]).toHaveLength(32);
  expect(fields[0]).not.toContain('cs-uri-stem');
  // Both are about one bucket, whose settings S3 lets nobody change while another does.
  const [first, second] = ['SiteLogs', 'ContentLogs'].map((beginning) =>
    resourcesOf(none.edgeWatch).filter(
      ([id, { Type }]) => id.startsWith(beginning) && Type.startsWith('AWS::Logs'),
    ),
  );
  const [[delivery] = []] = (first ?? []).filter(([, { Type }]) => Type === 'AWS::Logs::Delivery');
  expect(second).toHaveLength(3);
  for (const [, resource] of second ?? [])
    expect(resource).toMatchObject({ DependsOn: expect.arrayContaining([delivery]) });
  expect(places).toEqual([expect.stringContaining('/site"'), expect.stringContaining('/content-host"')]);
  for (const { data, rest } of [none, everything]) {
    for (const template of [data, rest]) {
      expect(resourceOf(template, 'AWS::CloudFront::Distribution')['DistributionConfig']).not.toHaveProperty(
        'Logging',
      );
    }
  }
  const policy = JSON.stringify(resourceOf(none.data, 'AWS::S3::BucketPolicy', 'StorageLogs'));
  expect(policy).toMatch(/"Service":"delivery\.logs\.amazonaws\.com".*\/content-host\/\*.*\/site\/\*/);
  expect(policy).toMatch(/logs:us-east-1:.*:delivery-source:\*/);
});
