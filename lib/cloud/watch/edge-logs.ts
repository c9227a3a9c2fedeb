import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { globalName } from '../stacks/global-name.ts';

export interface EdgeLogsProps {
  readonly distribution: IDistribution;
  readonly bucket: s3.Bucket;
  readonly prefix: string;
}

/**
 * Access logs of a distribution (standard logging v2), set up in us-east-1 for a bucket in any region. CloudFront
 * refuses the older kind for a bucket in an opt-in region.
 */
export class EdgeLogs extends Construct {
  public constructor(scope: Construct, id: string, { distribution, bucket, prefix }: EdgeLogsProps) {
    super(scope, id);
    const source = new CfnDeliverySource(this, 'Source', {
      name: globalName(this, 'Source', 60),
      logType: 'ACCESS_LOGS',
      resourceArn: distribution.distributionArn,
    });
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name: globalName(this, 'Destination', 60),
      // The attribute of the resource itself: the construct has no name that another region can refer to.
      destinationResourceArn: `${(bucket.node.defaultChild as s3.CfnBucket).attrArn}/${prefix}`,
      outputFormat: 'w3c',
    });
    const delivery = new CfnDelivery(this, 'Delivery', {
      deliverySourceName: source.name,
      deliveryDestinationArn: destination.attrArn,
      s3SuffixPath: '{yyyy}/{MM}/{dd}',
    });
    delivery.addResourceDependency(source);
  }
}
