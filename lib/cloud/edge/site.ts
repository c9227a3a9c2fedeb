import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { ORIGIN_KEY } from '#platform/http/origin-key.ts';
import { apiHeaders, siteHeaders } from '../../security-headers.ts';
import type { Api } from '../api/api.ts';
import type { Settings } from '../settings.ts';
import { edgeFunction } from './edge-function.ts';
import { originAccess } from './origin-access.ts';
import { responseHeaders } from './response-headers.ts';
import { WebDistribution, type WebDistributionProps } from './web-distribution.ts';

export interface SiteProps extends Pick<WebDistributionProps, 'webAclArn' | 'domain'> {
  readonly api: Api;
  /** By which the API knows this distribution. */
  readonly originKey: string;
  /** `https://…` of the content host. */
  readonly contentHost: string;
  readonly uploads: s3.IBucket;
  readonly settings: Settings;
}

// CloudFront answers everyone with one member's error for ten seconds, whatever the cache policy says, unless
// it is told not to remember these. No pages here: the API's errors must arrive as they are.
const remembered = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

/** The site and, below `/api/`, the API: one origin, so that neither needs CORS. */
export class Site extends Construct {
  public readonly bucket: s3.Bucket;
  /** `https://…`, without a slash at the end. */
  public readonly origin: string;
  public readonly distribution: WebDistribution;

  public constructor(scope: Construct, id: string, props: SiteProps) {
    super(scope, id);
    const { webAclArn, domain, api, originKey, contentHost, uploads, settings } = props;

    this.bucket = new s3.Bucket(this, 'Files', {
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      encryption: s3.BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      removalPolicy: RemovalPolicy.DESTROY,
      autoDeleteObjects: true,
    });
    Validations.of(this.bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'It holds the public site alone, and only the distribution reads it, which has its own log.',
    });

    const identity = [`https://cognito-idp.${Stack.of(this).region}.amazonaws.com`];
    const origins = { contentHost, identity, uploads: [`https://${uploads.bucketRegionalDomainName}`] };
    this.distribution = new WebDistribution(this, 'Distribution', {
      webAclArn,
      domain,
      defaultRootObject: 'index.html',
      errorResponses: remembered.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      defaultBehavior: {
        // May list the bucket, so that a missing file is a 404. No address shows the list itself: the
        // fallback and the root object never let `/` through.
        origin: S3BucketOrigin.withOriginAccessControl(this.bucket, {
          originAccessControl: originAccess(this),
          originAccessLevels: [cloudfront.AccessLevel.READ, cloudfront.AccessLevel.LIST],
        }),
        viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        allowedMethods: cloudfront.AllowedMethods.ALLOW_GET_HEAD,
        cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
        compress: true,
        responseHeadersPolicy: responseHeaders(this, 'SiteHeaders', siteHeaders(origins), settings),
        // Not by error responses: those hold for a whole distribution, and would swallow the API's 404s.
        functionAssociations: [
          edgeFunction(this, 'Fallback', 'spa-fallback', cloudfront.FunctionEventType.VIEWER_REQUEST),
        ],
      },
      additionalBehaviors: {
        '/api/*': {
          origin: new HttpOrigin(api.host, {
            keepaliveTimeout: Duration.seconds(30),
            // In place of what a browser may send by this name.
            customHeaders: { [ORIGIN_KEY]: originKey },
          }),
          viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
          allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
          cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
          originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          responseHeadersPolicy: responseHeaders(this, 'ApiHeaders', apiHeaders, settings),
        },
      },
    });
    // It sends a new key when every function takes it.
    this.distribution.node.addDependency(api);
    Validations.of(this.distribution).acknowledge({
      id: '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      reason:
        'Fallback and root object keep every address from reaching the list; the files are public anyway.',
    });
    this.origin = this.distribution.origin;
  }
}
