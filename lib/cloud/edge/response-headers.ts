import { Duration } from 'aws-cdk-lib';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { strictTransportSecurity } from '../../security-headers.ts';
import type { Settings } from '../settings.ts';
import { globalName } from '../stacks/global-name.ts';

type Behavior = (value: string) => cloudfront.ResponseSecurityHeadersBehavior;

const override = true;

/** CloudFront has settings of their own for these headers; all others are custom headers. */
const behaviors: Readonly<Record<string, Behavior>> = {
  'content-security-policy': (value) => ({
    contentSecurityPolicy: { contentSecurityPolicy: value, override },
  }),
  'referrer-policy': (value) => ({
    referrerPolicy: { referrerPolicy: value as cloudfront.HeadersReferrerPolicy, override },
  }),
  'strict-transport-security': (value) => ({
    strictTransportSecurity: {
      accessControlMaxAge: Duration.seconds(Number(/max-age=(\d+)/.exec(value)?.[1])),
      includeSubdomains: value.includes('includeSubDomains'),
      preload: value.includes('preload'),
      override,
    },
  }),
  'x-content-type-options': () => ({ contentTypeOptions: { override } }),
  'x-frame-options': (value) => ({
    frameOptions: { frameOption: value as cloudfront.HeadersFrameOption, override },
  }),
};

/** Turns headers (lower-case names) into a response headers policy; HSTS is as strict as the operator's setting. */
export function responseHeaders(
  scope: Construct,
  id: string,
  headers: Readonly<Record<string, string>>,
  { hsts }: Pick<Settings, 'hsts'>,
): cloudfront.ResponseHeadersPolicy {
  const all = Object.entries({ ...headers, 'strict-transport-security': strictTransportSecurity[hsts] });
  const customHeaders = all
    .filter(([name]) => !behaviors[name])
    .map(([header, value]) => ({ header, value, override }));
  return new cloudfront.ResponseHeadersPolicy(scope, id, {
    responseHeadersPolicyName: globalName(scope, id, 128),
    securityHeadersBehavior: Object.assign({}, ...all.map(([name, value]) => behaviors[name]?.(value))),
    ...(customHeaders.length > 0 && { customHeadersBehavior: { customHeaders } }),
  });
}
