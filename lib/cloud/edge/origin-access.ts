import { S3OriginAccessControl } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { globalName } from '../stacks/global-name.ts';

/** The origin access control by which a bucket recognises the distribution. */
export const originAccess = (scope: Construct): S3OriginAccessControl =>
  new S3OriginAccessControl(scope, 'Access', { originAccessControlName: globalName(scope, 'Access') });
