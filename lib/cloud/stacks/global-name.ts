import { Names, Stack } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * A name that must be unique in an account and not only in a region, as CloudFront's are. It contains the stage, from
 * the stack's id, and the region, so that copies of the system do not collide.
 */
export const globalName = (scope: IConstruct, id: string, maxLength = 64): string =>
  `${Stack.of(scope).region}-${id}-${Names.uniqueResourceName(scope, { maxLength: maxLength - 16 - id.length, separator: '-' })}`;
