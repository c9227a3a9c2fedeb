import { Stack, Validations } from 'aws-cdk-lib';
import type * as cognito from 'aws-cdk-lib/aws-cognito';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import type { Route } from '#contract/route.ts';
import {
  accountActions,
  exportActions,
  fileActions,
  type Rights,
  tableActions,
  uploadActions,
} from '#lib/rights.ts';
import { KEPT_UNDER } from '#lib/worker-limits.ts';
import { memberIndex } from '#platform/table/keys.ts';
import { pushKeyOf, pushParameter } from '../push-key.ts';
import type { Settings } from '../settings.ts';

/**
 * Lets a function use the table as its row declares. The wrapper of every endpoint may keep replies in the table, so
 * even a row without table access gets the table's name.
 */
export function grantTable(handler: lambda.Function, table: dynamodb.ITableV2, access: Route['table']): void {
  handler.addEnvironment('TABLE_NAME', table.tableName);
  if (access === 'none') return;
  handler.addToRolePolicy(
    new iam.PolicyStatement({ actions: [...tableActions[access]], resources: [table.tableArn] }),
  );
}

/**
 * Lets a function use files in folders of the content bucket (`fileActions`). Passes it the
 * bucket's name.
 */
export function grantFolders(
  handler: lambda.Function,
  bucket: s3.IBucket,
  { folders, use }: Rights['files'],
): void {
  if (folders.length === 0) return;
  handler.addEnvironment('CONTENT_BUCKET', bucket.bucketName);
  handler.addToRolePolicy(
    new iam.PolicyStatement({
      actions: [...fileActions[use]],
      resources: folders.map((folder) => bucket.arnForObjects(`${folder}/*`)),
    }),
  );
  for (const folder of folders) {
    Validations.of(handler.role ?? handler).acknowledge({
      id: `AwsSolutions-IAM5[Resource::${exportName(bucket)}/${folder}/*]`,
      reason: `The names of files are random: the wildcard covers those in ${folder}/ and nothing else.`,
    });
  }
}

/** Lets a function end accounts of the pool (`accountActions`), and passes the pool's id. */
export function grantAccounts(handler: lambda.Function, pool: cognito.IUserPool): void {
  handler.addEnvironment('USER_POOL_ID', pool.userPoolId);
  handler.addToRolePolicy(
    new iam.PolicyStatement({ actions: [...accountActions], resources: [pool.userPoolArn] }),
  );
}

/**
 * Lets a function send mail from the operator's sender alone (setting `emailFrom`), as far as there is one, and passes
 * it with its region.
 */
export function grantMail(
  handler: lambda.Function,
  { emailFrom, emailRegion, emailDomain }: Pick<Settings, 'emailFrom' | 'emailRegion' | 'emailDomain'>,
): void {
  if (!emailFrom || !emailRegion) return;
  handler.addEnvironment('MAIL_FROM', emailFrom);
  handler.addEnvironment('MAIL_REGION', emailRegion);
  const identity = Stack.of(handler).formatArn({
    service: 'ses',
    region: emailRegion,
    resource: 'identity',
    resourceName: emailDomain ?? emailFrom,
  });
  handler.addToRolePolicy(
    new iam.PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: [identity],
      conditions: { StringEquals: { 'ses:FromAddress': emailFrom } },
    }),
  );
}

/**
 * Lets a function send pushes, as far as the operator has keys: it may read the one parameter with the private key, and
 * knows its name alone. The key that encrypts it is the account's own for parameters, which whoever may read one uses.
 */
export function grantPush(
  handler: lambda.Function,
  settings: Pick<Settings, 'stage' | 'pushKey' | 'emailFrom'>,
  origin: string,
): void {
  const publicKey = pushKeyOf(settings);
  if (!publicKey) return;
  const name = pushParameter(settings);
  handler.addEnvironment('PUSH_KEY', publicKey);
  handler.addEnvironment('PUSH_PARAMETER', name);
  handler.addEnvironment('PUSH_SUBJECT', settings.emailFrom ? `mailto:${settings.emailFrom}` : origin);
  const parameter = Stack.of(handler).formatArn({
    service: 'ssm',
    resource: 'parameter',
    resourceName: name.slice(1),
  });
  handler.addToRolePolicy(new iam.PolicyStatement({ actions: ['ssm:GetParameter'], resources: [parameter] }));
}

/** Grants one of the uses of the upload bucket (`uploadActions`), and passes the bucket's name. */
export function grantUploads(
  handler: lambda.Function,
  bucket: s3.IBucket,
  use: keyof typeof uploadActions,
): void {
  handler.addEnvironment('UPLOAD_BUCKET', bucket.bucketName);
  if (use === 'put') handler.addEnvironment('UPLOAD_ADDRESS', `https://${bucket.bucketRegionalDomainName}`);
  handler.addToRolePolicy(
    new iam.PolicyStatement({ actions: [...uploadActions[use]], resources: [bucket.arnForObjects('*')] }),
  );
  Validations.of(handler.role ?? handler).acknowledge({
    id: `AwsSolutions-IAM5[Resource::${exportName(bucket)}/*]`,
    reason:
      'The key of an upload is its owner and a random id: the wildcard covers those, and nothing else is in the bucket.',
  });
}

/** Lets a function read the keys of what members made from the table's index. */
export function grantIndex(handler: lambda.Function, table: dynamodb.ITableV2): void {
  const index = `${table.tableArn}/index/${memberIndex.name}`;
  handler.addToRolePolicy(new iam.PolicyStatement({ actions: ['dynamodb:Query'], resources: [index] }));
}

/** Grants one of the uses of the bucket of archives (`exportActions`), and passes the bucket's name or address. */
export function grantExports(
  handler: lambda.Function,
  bucket: s3.IBucket,
  use: keyof typeof exportActions,
): void {
  if (use === 'make') handler.addEnvironment('EXPORT_BUCKET', bucket.bucketName);
  else handler.addEnvironment('EXPORT_ADDRESS', `https://${bucket.bucketRegionalDomainName}`);
  handler.addToRolePolicy(
    new iam.PolicyStatement({ actions: [...exportActions[use]], resources: [bucket.arnForObjects('*')] }),
  );
  Validations.of(handler.role ?? handler).acknowledge({
    id: `AwsSolutions-IAM5[Resource::${exportName(bucket)}/*]`,
    reason:
      'The key of an archive is its member and a random id: the wildcard covers those, and nothing else is in the bucket.',
  });
}

/** Lets Lambda store in the bucket, in the function's name, what the function finally failed with. */
export function grantKeeping(handler: lambda.IFunction, bucket: s3.IBucket): void {
  const kept = bucket.arnForObjects(`${KEPT_UNDER}*`);
  for (const [action, resource] of [
    ['s3:PutObject', kept],
    ['s3:ListBucket', bucket.bucketArn],
  ] as const) {
    handler.addToRolePolicy(new iam.PolicyStatement({ actions: [action], resources: [resource] }));
  }
  Validations.of(handler.role ?? handler).acknowledge({
    id: `AwsSolutions-IAM5[Resource::${exportName(bucket)}/${KEPT_UNDER}*]`,
    reason: 'Lambda names what it keeps by event source, shard and time, and nothing else is in the bucket.',
  });
}

/** Name of the export of a bucket's ARN. */
function exportName(bucket: s3.IBucket): string {
  const stack = Stack.of(bucket);
  return stack.resolve(stack.exportValue(bucket.bucketArn))['Fn::ImportValue'];
}
