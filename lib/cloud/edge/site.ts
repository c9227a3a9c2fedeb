import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { ORIGIN_KEY } from '#platform/http/origin-key.ts';
import { apiHeaders, assetHeaders, feedHeaders, siteHeaders } from '../../security-headers.ts';
import type { Api } from '../api/api.ts';
import type { Settings } from '../settings.ts';
import { edgeFunction } from './edge-function.ts';
import { originAccess } from './origin-access.ts';
import { responseHeaders } from './response-headers.ts';
import { WebDistribution, type WebDistributionProps } from './web-distribution.ts';

export interface SiteProps extends Pick<WebDistributionProps, 'webAclArn' | 'domain'> {
  readonly api: Api;
  /** Key by which the API recognises this distribution. */
  readonly originKey: string;
  /** `https://…` of the content host. */
  readonly contentHost: string;
  readonly uploads: s3.IBucket;
  readonly settings: Settings;
}

// By default CloudFront caches these errors for ten seconds whatever the cache policy says, and would show one member's
// error to everyone. A TTL of 0 stops that. No error pages are set: the API's errors must arrive unchanged.
const remembered = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

/** The site and, below `/api/` and `/feeds/`, the API: one origin, so that neither needs CORS. */
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
    const files: cloudfront.BehaviorOptions = {
      // May list the bucket, so that a missing file is a 404. The listing itself is never shown: the fallback
      // function and the root object rewrite `/`.
      origin: S3BucketOrigin.withOriginAccessControl(this.bucket, {
        originAccessControl: originAccess(this),
        originAccessLevels: [cloudfront.AccessLevel.READ, cloudfront.AccessLevel.LIST],
      }),
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      allowedMethods: cloudfront.AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      // Not by error responses: those apply to the whole distribution, and would replace the API's 404s.
      functionAssociations: [
        edgeFunction(this, 'Fallback', 'spa-fallback', cloudfront.FunctionEventType.VIEWER_REQUEST),
      ],
    };
    const pages = {
      ...files,
      responseHeadersPolicy: responseHeaders(this, 'SiteHeaders', siteHeaders(origins), settings),
    };
    const passedOn = {
      origin: new HttpOrigin(api.host, {
        keepaliveTimeout: Duration.seconds(30),
        // Replaces a header of this name that a browser sends.
        customHeaders: { [ORIGIN_KEY]: originKey },
      }),
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
      originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    };
    this.distribution = new WebDistribution(this, 'Distribution', {
      webAclArn,
      domain,
      defaultRootObject: 'index.html',
      errorResponses: remembered.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      defaultBehavior: pages,
      additionalBehaviors: {
        '/api/*': {
          ...passedOn,
          allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
          responseHeadersPolicy: responseHeaders(this, 'ApiHeaders', apiHeaders, settings),
        },
        '/assets/*': {
          ...files,
          responseHeadersPolicy: responseHeaders(this, 'AssetHeaders', assetHeaders, settings),
        },
        '/feeds/*': {
          ...passedOn,
          allowedMethods: cloudfront.AllowedMethods.ALLOW_GET_HEAD,
          responseHeadersPolicy: responseHeaders(this, 'FeedHeaders', feedHeaders, settings),
        },
        // What a phone shares without a service worker: the fallback function answers, nothing of it is passed on.
        '/news/share': { ...pages, allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL },
      },
    });
    // The new key is sent only after every function accepts it.
    this.distribution.node.addDependency(api);
    Validations.of(this.distribution).acknowledge({
      id: '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      reason:
        'Fallback and root object keep every address from reaching the list; the files are public anyway.',
    });
    this.origin = this.distribution.origin;
  }
}
