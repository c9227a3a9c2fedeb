import { Stack, Validations } from 'aws-cdk-lib';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import type { Folder, Route } from '#contract/route.ts';
import { KEPT_UNDER } from '#lib/worker-limits.ts';

// A transaction needs the rights of the single actions it is made of, and has none of its own.
const reading = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const writing = [
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
  'dynamodb:BatchWriteItem',
  'dynamodb:ConditionCheckItem',
];

/**
 * Lets a function use the table as its row says. The endpoint wrapper of every row can keep replies in
 * the table, so even one without a right needs the name to load.
 */
export function grantTable(handler: lambda.Function, table: dynamodb.ITableV2, access: Route['table']): void {
  handler.addEnvironment('TABLE_NAME', table.tableName);
  if (access === 'none') return;
  handler.addToRolePolicy(
    new iam.PolicyStatement({
      actions: access === 'write' ? [...reading, ...writing] : reading,
      resources: [table.tableArn],
    }),
  );
}

/** Lets a function put files into folders of the content bucket and delete them, and names the bucket to it. */
export function grantFolders(handler: lambda.Function, bucket: s3.IBucket, folders: readonly Folder[]): void {
  if (folders.length === 0) return;
  handler.addEnvironment('CONTENT_BUCKET', bucket.bucketName);
  handler.addToRolePolicy(
    new iam.PolicyStatement({
      actions: ['s3:PutObject', 's3:DeleteObject'],
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

/** What each use of the upload bucket asks for: to sign for what is put there and to make one of its parts is one right. */
const uses = {
  put: ['s3:PutObject'],
  complete: ['s3:PutObject', 's3:GetObject'],
  take: ['s3:GetObject'],
  remove: ['s3:DeleteObject', 's3:AbortMultipartUpload'],
} as const;

/**
 * What a function may do to the upload bucket: `put` lets members put files there, `complete` makes one of the parts that
 * they put and looks how large it is, `take` reads them, `remove` takes away what is there, whole or in parts.
 */
export function grantUploads(handler: lambda.Function, bucket: s3.IBucket, use: keyof typeof uses): void {
  handler.addEnvironment('UPLOAD_BUCKET', bucket.bucketName);
  if (use === 'put') handler.addEnvironment('UPLOAD_ADDRESS', `https://${bucket.bucketRegionalDomainName}`);
  handler.addToRolePolicy(
    new iam.PolicyStatement({ actions: [...uses[use]], resources: [bucket.arnForObjects('*')] }),
  );
  Validations.of(handler.role ?? handler).acknowledge({
    id: `AwsSolutions-IAM5[Resource::${exportName(bucket)}/*]`,
    reason:
      'The key of an upload is its owner and a random id: the wildcard covers those, and nothing else is in the bucket.',
  });
}

/** Lets Lambda, in a function's name, keep in the bucket what the function failed with for good. */
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

/** Name under which the bucket's stack hands its ARN to the others. */
function exportName(bucket: s3.IBucket): string {
  const stack = Stack.of(bucket);
  return stack.resolve(stack.exportValue(bucket.bucketArn))['Fn::ImportValue'];
}
