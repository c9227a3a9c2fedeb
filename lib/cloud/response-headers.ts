import { Duration } from 'aws-cdk-lib';
import type * as cloudfront from 'aws-cdk-lib/aws-cloudfront';

type Setting = (value: string) => cloudfront.ResponseSecurityHeadersBehavior;

const override = true;

/** CloudFront takes these headers only as settings of their own; any other is a custom header. */
const settings: Readonly<Record<string, Setting>> = {
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

/** Headers, with names in small letters, as CloudFront wants to be told of them. */
export function responseHeaders(
  headers: Readonly<Record<string, string>>,
): Pick<cloudfront.ResponseHeadersPolicyProps, 'securityHeadersBehavior' | 'customHeadersBehavior'> {
  const security = Object.entries(headers).map(([name, value]) => settings[name]?.(value));
  const customHeaders = Object.entries(headers)
    .filter(([name]) => !settings[name])
    .map(([header, value]) => ({ header, value, override }));
  return {
    securityHeadersBehavior: Object.assign({}, ...security),
    ...(customHeaders.length > 0 && { customHeadersBehavior: { customHeaders } }),
  };
}
