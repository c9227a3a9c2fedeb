import { Names, Stack } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * A name for what has its name once in an account and not once in a region, as all of CloudFront does. The stage is in it, as it is
 * in the id of the stack, and so is the region: copies of the system stand side by side.
 */
export const globalName = (scope: IConstruct, id: string, maxLength = 64): string =>
  `${Stack.of(scope).region}-${id}-${Names.uniqueResourceName(scope, { maxLength: maxLength - 16 - id.length, separator: '-' })}`;
