import * as iam from 'aws-cdk-lib/aws-iam';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import { AwsCustomResource, AwsCustomResourcePolicy, PhysicalResourceId } from 'aws-cdk-lib/custom-resources';
import { Construct } from 'constructs';
import { functionRole } from '../functions/function-role.ts';

export interface UploadCorsProps {
  readonly uploads: s3.IBucket;
  /** Origin of the site: `https://…`. */
  readonly siteOrigin: string;
}

/**
 * Allows browsers to upload from the site's origin alone. It is a custom resource and not a property of the bucket,
 * because the site's headers name the bucket: each would need the other first.
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
                // The browser needs each part's ETag to complete the upload.
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
