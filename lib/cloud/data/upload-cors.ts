import * as iam from 'aws-cdk-lib/aws-iam';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import { AwsCustomResource, AwsCustomResourcePolicy, PhysicalResourceId } from 'aws-cdk-lib/custom-resources';
import { Construct } from 'constructs';
import { functionRole } from '../functions/function-role.ts';

export interface UploadCorsProps {
  readonly uploads: s3.IBucket;
  /** `https://…` of the site. */
  readonly siteOrigin: string;
}

/**
 * Lets the site alone put files into the upload bucket from a browser. A call of its own and no property of
 * the bucket, because the site's headers name the bucket: each would need the other first.
 */
export class UploadCors extends Construct {
  public constructor(scope: Construct, id: string, { uploads, siteOrigin }: UploadCorsProps) {
    super(scope, id);
    const { role, logGroup } = functionRole(this, 'Helper');
    new AwsCustomResource(this, 'Rule', {
      resourceType: 'Custom::UploadCors',
      onUpdate: {
        service: 'S3',
        action: 'putBucketCors',
        parameters: {
          Bucket: uploads.bucketName,
          CORSConfiguration: {
            CORSRules: [
              {
                AllowedMethods: ['PUT'],
                AllowedOrigins: [siteOrigin],
                AllowedHeaders: ['*'],
                // What is made of parts names each by it.
                ExposeHeaders: ['ETag'],
                MaxAgeSeconds: 3600,
              },
            ],
          },
        },
        physicalResourceId: PhysicalResourceId.of('upload-cors'),
      },
      policy: AwsCustomResourcePolicy.fromStatements([
        new iam.PolicyStatement({ actions: ['s3:PutBucketCORS'], resources: [uploads.bucketArn] }),
      ]),
      installLatestAwsSdk: false,
      role,
      logGroup,
    });
  }
}
