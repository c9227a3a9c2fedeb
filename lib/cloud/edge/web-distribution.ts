import { Validations } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { CfnRecordSet } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { Construct } from 'constructs';
import { type Settings, settingsOf } from '../settings.ts';

type Behaviors = Pick<
  cloudfront.DistributionProps,
  'defaultBehavior' | 'additionalBehaviors' | 'defaultRootObject' | 'errorResponses'
>;

export interface WebDistributionProps extends Behaviors {
  /** Web ACL that every request passes first.  @default none */
  readonly webAclArn: string | undefined;
  /** Our own host name and its certificate.  @default CloudFront's own name */
  readonly domain?: OwnDomain | undefined;
}

/** Our own host name, its certificate in us-east-1, and the Route 53 zone that gets its records, if there is one. */
export interface OwnDomain {
  readonly name: string;
  readonly certificateArn: string;
  readonly hostedZone?: string | undefined;
}

const priceClasses: Readonly<Record<Settings['priceClass'], cloudfront.PriceClass>> = {
  100: cloudfront.PriceClass.PRICE_CLASS_100,
  200: cloudfront.PriceClass.PRICE_CLASS_200,
  all: cloudfront.PriceClass.PRICE_CLASS_ALL,
};

/** The settings that both distributions share: HTTP/2 and 3, IPv6, and TLS 1.2 wherever it can be chosen. */
export class WebDistribution extends cloudfront.Distribution {
  /** `https://…`, without a slash at the end. */
  public readonly origin: string;

  public constructor(scope: Construct, id: string, props: WebDistributionProps) {
    const { webAclArn, domain, ...behaviors } = props;
    super(scope, id, {
      ...behaviors,
      ...(domain && {
        domainNames: [domain.name],
        certificate: Certificate.fromCertificateArn(scope, `${id}Certificate`, domain.certificateArn),
        minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      ...(webAclArn && { webAclId: webAclArn }),
      priceClass: priceClasses[settingsOf(scope).priceClass],
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      enableIpv6: true,
    });
    this.origin = `https://${domain?.name ?? this.distributionDomainName}`;

    if (domain?.hostedZone) this.#lead(domain.name, domain.hostedZone);

    Validations.of(this).acknowledge(
      {
        id: 'AwsSolutions-CFR3',
        reason:
          'It has access logs by standard logging v2, which is no property of a distribution: edge-logs.ts.',
      },
      { id: 'AwsSolutions-CFR1', reason: 'The product is for farmers everywhere: no country is shut out.' },
    );
    if (!webAclArn) {
      Validations.of(this).acknowledge({
        id: 'AwsSolutions-CFR2',
        reason:
          'The operator does without a firewall (waf): what is left is the throttle of the API and the bounds of a day.',
      });
    }
    if (domain) return;
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-CFR4',
      reason: "CloudFront's own certificate leaves no choice of TLS; with siteDomain it is TLSv1.2_2021.",
    });
  }

  /** The zone is given by its id alone: its name would have to be looked up in an account before synthesis. */
  #lead(name: string, hostedZoneId: string): void {
    for (const type of ['A', 'AAAA']) {
      new CfnRecordSet(this, type, {
        type,
        name: `${name}.`,
        hostedZoneId,
        aliasTarget: {
          dnsName: this.distributionDomainName,
          hostedZoneId: CloudFrontTarget.CLOUDFRONT_ZONE_ID,
        },
      });
    }
  }
}
