import { S3OriginAccessControl } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { globalName } from '../stacks/global-name.ts';

/** How a distribution shows a bucket that it is the one who asks. */
export const originAccess = (scope: Construct): S3OriginAccessControl =>
  new S3OriginAccessControl(scope, 'Access', { originAccessControlName: globalName(scope, 'Access') });
