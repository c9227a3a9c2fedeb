import { CfnWaitConditionHandle, ReferenceStrength, Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import type { OwnDomain } from '../edge/web-distribution.ts';
import type { Settings } from '../settings.ts';

export interface CertificateStackProps extends StackProps {
  readonly settings: Settings;
}

/**
 * The certificate of both host names, which CloudFront requires in us-east-1; with `hostedZone` it is created here. In
 * a stack apart from the firewall: each is created before the distributions use it and deleted after they stop.
 */
export class CertificateStack extends Stack {
  readonly #certificateArn: string | undefined;
  readonly #hostedZone: string | undefined;

  public constructor(scope: Construct, id: string, { settings, ...props }: CertificateStackProps) {
    super(scope, id, { description: 'Furrow: the certificate of its host names', ...props });
    // Does nothing and costs nothing: a stack must hold a resource even when no setting asks for a certificate.
    new CfnWaitConditionHandle(this, 'Nothing');
    this.#hostedZone = settings.hostedZone;
    this.#certificateArn = settings.certificateArn ?? this.#certificate(settings);
  }

  /** What a distribution needs for our own host name, if there is one. */
  public domain(name: string | undefined): OwnDomain | undefined {
    const certificateArn = this.#certificateArn;
    return name && certificateArn ? { name, certificateArn, hostedZone: this.#hostedZone } : undefined;
  }

  #certificate({ siteDomain, contentDomain, hostedZone }: Settings): string | undefined {
    if (!siteDomain || !contentDomain || !hostedZone) return undefined;
    const zone = HostedZone.fromHostedZoneId(this, 'Zone', hostedZone);
    const { certificateArn } = new Certificate(this, 'Certificate', {
      domainName: siteDomain,
      subjectAlternativeNames: [contentDomain],
      validation: CertificateValidation.fromDns(zone),
    });
    // A weak reference: stacks updated later must not keep this one from dropping a certificate, also in us-east-1.
    return Stack.consumeReference(certificateArn, ReferenceStrength.WEAK);
  }
}
