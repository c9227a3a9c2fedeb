import { Duration } from 'aws-cdk-lib';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { contentHeaders } from '../../security-headers.ts';
import type { Settings } from '../settings.ts';
import { edgeFunction } from './edge-function.ts';
import { originAccess } from './origin-access.ts';
import { responseHeaders } from './response-headers.ts';
import { WebDistribution, type WebDistributionProps } from './web-distribution.ts';

export interface ContentHostProps extends Pick<WebDistributionProps, 'webAclArn' | 'domain'> {
  readonly content: s3.IBucket;
  readonly settings: Settings;
}

/** Serves what members upload, on an origin of its own, so that no uploaded file can run beside a member's tokens. */
export class ContentHost extends Construct {
  /** `https://…`, without a slash at the end. */
  public readonly origin: string;
  public readonly distribution: WebDistribution;

  public constructor(
    scope: Construct,
    id: string,
    { webAclArn, domain, content, settings }: ContentHostProps,
  ) {
    super(scope, id);

    this.distribution = new WebDistribution(this, 'Distribution', {
      webAclArn,
      domain,
      defaultBehavior: {
        // May read objects but not list them: a missing file is a 403, which reveals nothing.
        origin: S3BucketOrigin.withOriginAccessControl(content, { originAccessControl: originAccess(this) }),
        viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        allowedMethods: cloudfront.AllowedMethods.ALLOW_GET_HEAD,
        cachePolicy: new cloudfront.CachePolicy(this, 'ADay', {
          // File names never repeat, so browsers keep a file for a year; the edge drops a deleted one within a day.
          defaultTtl: Duration.days(1),
          maxTtl: Duration.days(1),
          minTtl: Duration.seconds(0),
          // Texts of the library are sent compressed; pictures and videos are compressed already.
          enableAcceptEncodingGzip: true,
          enableAcceptEncodingBrotli: true,
        }),
        responseHeadersPolicy: responseHeaders(this, 'Headers', contentHeaders, settings),
        functionAssociations: [
          edgeFunction(this, 'Download', 'download', cloudfront.FunctionEventType.VIEWER_RESPONSE),
        ],
      },
    });
    this.origin = this.distribution.origin;
  }
}
