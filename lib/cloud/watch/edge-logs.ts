import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { globalName } from '../stacks/global-name.ts';

export interface EdgeLogsProps {
  readonly distribution: IDistribution;
  readonly bucket: s3.Bucket;
  readonly prefix: string;
  /** Whether the paths that are asked for are left out. */
  readonly withoutPaths?: boolean;
}

/** What CloudFront writes of a request when it is asked for nothing else, but for the path. */
const WITHOUT_PATH = [
  'date',
  'time',
  'x-edge-location',
  'sc-bytes',
  'c-ip',
  'cs-method',
  'cs(Host)',
  'sc-status',
  'cs(Referer)',
  'cs(User-Agent)',
  'cs-uri-query',
  'cs(Cookie)',
  'x-edge-result-type',
  'x-edge-request-id',
  'x-host-header',
  'cs-protocol',
  'cs-bytes',
  'time-taken',
  'x-forwarded-for',
  'ssl-protocol',
  'ssl-cipher',
  'x-edge-response-result-type',
  'cs-protocol-version',
  'fle-status',
  'fle-encrypted-fields',
  'c-port',
  'time-to-first-byte',
  'x-edge-detailed-result-type',
  'sc-content-type',
  'sc-content-len',
  'sc-range-start',
  'sc-range-end',
];

/**
 * Access logs of a distribution (standard logging v2), set up in us-east-1 for a bucket in any region. CloudFront
 * refuses the older kind for a bucket in an opt-in region.
 */
export class EdgeLogs extends Construct {
  public constructor(scope: Construct, id: string, props: EdgeLogsProps) {
    super(scope, id);
    const { distribution, bucket, prefix, withoutPaths = false } = props;
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
      ...(withoutPaths && { recordFields: WITHOUT_PATH }),
      s3SuffixPath: '{yyyy}/{MM}/{dd}',
    });
    delivery.addResourceDependency(source);
  }
}
