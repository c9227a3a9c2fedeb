import { Duration } from 'aws-cdk-lib';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { contentHeaders, strictTransportSecurity } from '../security-headers.ts';
import { edgeFunction } from './edge-function.ts';
import { responseHeaders } from './response-headers.ts';
import type { Settings } from './settings.ts';
import { WebDistribution } from './web-distribution.ts';

export interface ContentHostProps {
  readonly content: s3.IBucket;
  readonly logs: s3.IBucket;
  readonly settings: Settings;
}

/** What members upload, on an origin of its own: nothing in it can ever run beside a member's tokens. */
export class ContentHost extends Construct {
  /** `https://…`, without a slash at the end. */
  public readonly origin: string;

  public constructor(scope: Construct, id: string, { content, logs, settings }: ContentHostProps) {
    super(scope, id);
    const { contentDomain, certificateArn } = settings;

    const distribution = new WebDistribution(this, 'Distribution', {
      domain: contentDomain && certificateArn ? { name: contentDomain, certificateArn } : undefined,
      logs,
      logPrefix: 'content-host/',
      defaultBehavior: {
        // May read objects and not list them: whatever is missing is a 403 that tells nothing.
        origin: S3BucketOrigin.withOriginAccessControl(content),
        viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        allowedMethods: cloudfront.AllowedMethods.ALLOW_GET_HEAD,
        cachePolicy: new cloudfront.CachePolicy(this, 'ADay', {
          // Names never repeat, so browsers keep a file for a year; the edge lets a deleted one go in a day.
          defaultTtl: Duration.days(1),
          maxTtl: Duration.days(1),
          minTtl: Duration.seconds(0),
        }),
        responseHeadersPolicy: new cloudfront.ResponseHeadersPolicy(
          this,
          'Headers',
          responseHeaders({ ...contentHeaders, 'strict-transport-security': strictTransportSecurity }),
        ),
        functionAssociations: [
          edgeFunction(this, 'Download', 'download', cloudfront.FunctionEventType.VIEWER_RESPONSE),
        ],
      },
    });
    this.origin = distribution.origin;
  }
}
