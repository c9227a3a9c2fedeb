import { Source } from 'aws-cdk-lib/aws-s3-deployment';
import { describe, expect, test, vi } from 'vitest';
import { Config } from '#contract/config.ts';
import { fewRows, furrowApp, inFolder, resourceOf, resourcesOf, synthesize } from '../synthesize.ts';

const { data, rest } = synthesize('usual', fewRows);

type Behavior = Record<string, unknown>;
type Distribution = {
  DefaultCacheBehavior: Behavior;
  CacheBehaviors: Behavior[];
  CustomErrorResponses: object[];
};

const distributionOf = (template: typeof rest) =>
  resourceOf(template, 'AWS::CloudFront::Distribution')['DistributionConfig'] as Distribution;

/** The content-security policy of a response headers policy, with every reference as `…`. */
function policyOf(template: typeof rest, beginning: string): string {
  const policy = resourceOf(template, 'AWS::CloudFront::ResponseHeadersPolicy', beginning);
  const { ContentSecurityPolicy } = (
    policy['ResponseHeadersPolicyConfig'] as { SecurityHeadersConfig: Behavior }
  ).SecurityHeadersConfig as { ContentSecurityPolicy: { ContentSecurityPolicy: unknown } };
  const value = ContentSecurityPolicy.ContentSecurityPolicy;
  if (typeof value === 'string') return value;
  const [, parts] = (value as { 'Fn::Join': [string, unknown[]] })['Fn::Join'];
  return parts.map((part) => (typeof part === 'string' ? part : '…')).join('');
}

/** The `config.json` that is deployed. */
function configWith(settings: Readonly<Record<string, unknown>>): unknown {
  const written = vi.spyOn(Source, 'jsonData');
  inFolder((folder) => furrowApp(folder, settings, fewRows));
  const config = written.mock.calls.find(([name]) => name === 'config.json')?.[1];
  written.mockRestore();
  return JSON.parse(JSON.stringify(config));
}

describe('the site', () => {
  test('is served from a bucket that only its distribution reads', () => {
    const policy = JSON.stringify(resourceOf(rest, 'AWS::S3::BucketPolicy'));

    expect(policy).toContain('"Principal":{"Service":"cloudfront.amazonaws.com"}');
    expect(policy).toContain(':distribution/');
    expect(policy).not.toContain('"Effect":"Allow","Principal":"*"');
  });

  test('compresses, speaks HTTP/2 and 3 and IPv6, and sends everyone to HTTPS', () => {
    expect(distributionOf(rest)).toMatchObject({
      HttpVersion: 'http2and3',
      IPV6Enabled: true,
      DefaultCacheBehavior: { Compress: true, ViewerProtocolPolicy: 'redirect-to-https' },
    });
  });

  test('answers its own addresses by a function, so that an error of the API arrives as it is', () => {
    const { DefaultCacheBehavior, CacheBehaviors, CustomErrorResponses } = distributionOf(rest);

    expect(DefaultCacheBehavior['FunctionAssociations']).toMatchObject([{ EventType: 'viewer-request' }]);
    expect(CacheBehaviors[0]).not.toHaveProperty('FunctionAssociations');
    for (const response of CustomErrorResponses) expect(response).not.toHaveProperty('ResponsePagePath');
  });

  test('remembers no error: the next to ask is another member', () => {
    const { CustomErrorResponses } = distributionOf(rest);

    expect(CustomErrorResponses).toContainEqual({ ErrorCode: 404, ErrorCachingMinTTL: 0 });
    for (const response of CustomErrorResponses) expect(response).toMatchObject({ ErrorCachingMinTTL: 0 });
  });

  test('lets what a phone shares through to its function, with the headers of pages', () => {
    const { CacheBehaviors, DefaultCacheBehavior } = distributionOf(rest);

    expect(CacheBehaviors.at(-1)).toMatchObject({
      PathPattern: '/news/share',
      AllowedMethods: expect.arrayContaining(['GET', 'POST']),
      FunctionAssociations: DefaultCacheBehavior['FunctionAssociations'],
      ResponseHeadersPolicyId: DefaultCacheBehavior['ResponseHeadersPolicyId'],
    });
  });

  test('passes /api/ on, all methods, uncached, with every header but the host', () => {
    expect(distributionOf(rest).CacheBehaviors[0]).toMatchObject({
      PathPattern: '/api/*',
      AllowedMethods: expect.arrayContaining(['GET', 'POST', 'PUT', 'DELETE']),
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad', // CachingDisabled
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac', // AllViewerExceptHostHeader
    });
  });

  test('passes /feeds/ on as well, which is read alone, and may be kept by who asks whether it is still the same', () => {
    const { CacheBehaviors } = distributionOf(rest);
    const feeds = CacheBehaviors.find(({ PathPattern }) => PathPattern === '/feeds/*');

    expect(feeds).toMatchObject({
      TargetOriginId: CacheBehaviors[0]?.['TargetOriginId'],
      AllowedMethods: ['GET', 'HEAD'],
      ViewerProtocolPolicy: 'https-only',
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad', // CachingDisabled
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac', // AllViewerExceptHostHeader
    });
    expect(feeds).not.toHaveProperty('FunctionAssociations');
    const policy = JSON.stringify(
      resourceOf(rest, 'AWS::CloudFront::ResponseHeadersPolicy', 'SiteFeedHeaders'),
    );
    expect(policy).toContain('private, no-cache');
  });

  test('sends its hashed files without what rules a page, which is a kilobyte each', () => {
    expect(distributionOf(rest).CacheBehaviors[1]).toMatchObject({ PathPattern: '/assets/*' });
    const policy = JSON.stringify(
      resourceOf(rest, 'AWS::CloudFront::ResponseHeadersPolicy', 'SiteAssetHeaders'),
    );
    expect(policy).not.toContain('ContentSecurityPolicy');
    expect(policy).toContain('ContentTypeOptions');
  });

  test('runs its own scripts and the one line inline alone, and talks to its origin, Cognito, the upload bucket and the content host alone', () => {
    const policy = policyOf(rest, 'SiteSiteHeaders');

    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(policy).toMatch(
      /; script-src 'self' 'sha256-[\w+/]{43}='; style-src 'self' 'sha256-[\w+/]{43}=';/,
    );
    expect(policy).toContain(
      "connect-src 'self' https://cognito-idp.eu-west-1.amazonaws.com https://… https://…;",
    );
  });

  test('keeps files with a hash in their name for a year, and asks for the others each time', () => {
    const deployments = resourcesOf(rest)
      .filter(([, { Type }]) => Type === 'Custom::CDKBucketDeployment')
      .map(([, { Properties }]) => Properties);

    expect(deployments).toMatchObject([
      {
        DestinationBucketKeyPrefix: 'assets',
        SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
        Prune: false,
      },
      { SystemMetadata: { 'cache-control': 'no-cache' }, Exclude: ['assets/*'] },
    ]);
  });

  test('learns from config.json, as the contract says, what it talks to', () => {
    const config = {
      region: 'eu-west-1',
      userPoolId: 'eu-west-1_pool',
      userPoolClientId: 'client',
      authFlow: 'USER_SRP_AUTH',
      sms: false,
      contentHost: 'https://content.example.org',
      offline: true,
    };

    expect(Config.parse(config)).toEqual(config);
    expect(JSON.stringify(resourceOf(rest, 'Custom::CDKBucketDeployment', 'SiteFilesPages'))).toMatch(
      /IdentityPool.*IdentityPoolSite.*ContentHostDistribution/,
    );
  });

  test('learns the public key of web push, where the operator has one', () => {
    const publicKey = `B${'k'.repeat(86)}`;

    expect(configWith({ pushKey: publicKey })).toMatchObject({ offline: true, pushKey: publicKey });
    for (const settings of [{}, { pushKey: 'none' }]) {
      expect(configWith(settings)).not.toHaveProperty('pushKey');
    }
  });

  test('alone may put uploads from a browser, and reads what the storage calls their parts', () => {
    const rule = JSON.stringify(resourceOf(rest, 'Custom::UploadCors')['Create']);

    expect(rule).toContain('\\"AllowedMethods\\":[\\"PUT\\"]');
    expect(rule).toContain('\\"ExposeHeaders\\":[\\"ETag\\"]');
    expect(rule).toMatch(
      /AllowedOrigins\\":\[\\"https:\/\/",{"Fn::GetAtt":\["SiteDistribution\w+","DomainName"\]/,
    );
  });
});

describe('the content host', () => {
  test('runs nothing, and stands in no frame', () => {
    expect(policyOf(data, 'ContentHost')).toMatch(/\bsandbox\b/);
    expect(policyOf(data, 'ContentHost')).toMatch(/frame-ancestors 'none'/);
    expect(policyOf(data, 'ContentHost')).not.toMatch(/allow-|unsafe/);
  });

  test('answers GET and HEAD, from a bucket that it may not list', () => {
    const policy = JSON.stringify(resourceOf(data, 'AWS::S3::BucketPolicy', 'StorageContent'));

    expect(distributionOf(data).DefaultCacheBehavior['AllowedMethods']).toEqual(['GET', 'HEAD']);
    expect(policy).toContain('"Action":"s3:GetObject"');
    expect(policy).not.toContain('s3:List');
  });

  test('has a function finish every answer: it says who may read it and what is a download', () => {
    expect(distributionOf(data).DefaultCacheBehavior['FunctionAssociations']).toMatchObject([
      { EventType: 'viewer-response' },
    ]);
    expect(resourceOf(data, 'AWS::CloudFront::Function')['FunctionCode']).toContain(
      'access-control-allow-origin',
    );
  });

  test('forgets a deleted file within a day', () => {
    expect(resourceOf(data, 'AWS::CloudFront::CachePolicy')).toMatchObject({
      CachePolicyConfig: { DefaultTTL: 86_400, MaxTTL: 86_400, MinTTL: 0 },
    });
  });
});

test('with host names of their own both ask for TLS 1.2', () => {
  const own = synthesize('certificate', fewRows);

  for (const template of [own.data, own.rest]) {
    expect(distributionOf(template)).toMatchObject({
      ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021' },
    });
  }
  expect(policyOf(own.rest, 'SiteSiteHeaders')).toContain('media-src https://content.example.org ');
});
