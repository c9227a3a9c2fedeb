import { Validations } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

type Behaviors = Pick<
  cloudfront.DistributionProps,
  'defaultBehavior' | 'additionalBehaviors' | 'defaultRootObject' | 'errorResponses'
>;

export interface WebDistributionProps extends Behaviors {
  /** Bucket for the access logs. */
  readonly logs: s3.IBucket;
  readonly logPrefix: string;
  /**
   * Host name of our own, and a certificate for it.
   *
   * @default a name that CloudFront gives
   */
  readonly domain?: { readonly name: string; readonly certificateArn: string } | undefined;
}

/** A distribution as both of ours are: HTTP/2 and 3, IPv6, access logs, and TLS 1.2 wherever we may choose. */
export class WebDistribution extends cloudfront.Distribution {
  /** `https://…`, without a slash at the end. */
  public readonly origin: string;

  public constructor(scope: Construct, id: string, props: WebDistributionProps) {
    const { domain, logs, logPrefix, ...behaviors } = props;
    super(scope, id, {
      ...behaviors,
      ...(domain && {
        domainNames: [domain.name],
        certificate: Certificate.fromCertificateArn(scope, `${id}Certificate`, domain.certificateArn),
        minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      enableIpv6: true,
      enableLogging: true,
      logBucket: logs,
      logFilePrefix: logPrefix,
    });
    this.origin = `https://${domain?.name ?? this.distributionDomainName}`;

    Validations.of(this).acknowledge(
      { id: 'AwsSolutions-CFR1', reason: 'The product is for farmers everywhere: no country is shut out.' },
      {
        id: 'AwsSolutions-CFR2',
        reason: 'No web application firewall: behind the edge are files and an API that asks for a token.',
      },
    );
    if (domain) return;
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-CFR4',
      reason: "CloudFront's own certificate leaves no choice of TLS; with siteDomain it is TLSv1.2_2021.",
    });
  }
}
