import type { Folder, Route } from '#contract/route.ts';

/* What functions may do, from which the cloud makes their roles, and which one machine checks at each call. */

// A transaction needs the permissions of its single actions, and has none of its own.
const reading = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const writing = [
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
  'dynamodb:BatchWriteItem',
  'dynamodb:ConditionCheckItem',
];

/** Actions on the table, by how a row uses it. */
export const tableActions: Readonly<Record<Route['table'], readonly string[]>> = {
  none: [],
  read: reading,
  write: [...reading, ...writing],
};

/** Actions on folders of the content bucket: `store` puts and deletes files, `copy` reads them too. */
export const fileActions = {
  store: ['s3:PutObject', 's3:DeleteObject'],
  copy: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
} as const;

/**
 * Actions on the upload bucket: `put` signs members' uploads, `complete` completes a multipart upload and reads its
 * size,
 * `take` reads objects, `remove` deletes objects and aborts multipart uploads. Signing an upload and completing a
 * multipart upload are the same permission.
 */
export const uploadActions = {
  put: ['s3:PutObject'],
  complete: ['s3:PutObject', 's3:GetObject'],
  take: ['s3:GetObject'],
  remove: ['s3:DeleteObject', 's3:AbortMultipartUpload'],
} as const;

/** Actions on the bucket of members' archives: `read` signs addresses for members, `make` is the worker's. */
export const exportActions = {
  read: ['s3:GetObject'],
  make: [
    's3:PutObject',
    's3:GetObject',
    's3:DeleteObject',
    's3:AbortMultipartUpload',
    's3:ListMultipartUploadParts',
  ],
} as const;

/** Actions on accounts of the pool, with which the worker ends those of members who left. */
export const accountActions = [
  'cognito-idp:AdminGetUser',
  'cognito-idp:AdminListGroupsForUser',
  'cognito-idp:AdminDisableUser',
  'cognito-idp:AdminUserGlobalSignOut',
  'cognito-idp:AdminDeleteUser',
];

/** What one function may do. */
export interface Rights {
  readonly table: Route['table'];
  readonly files: { readonly use: keyof typeof fileActions; readonly folders: readonly Folder[] };
  readonly uploads: readonly (keyof typeof uploadActions)[];
  readonly exports?: keyof typeof exportActions | undefined;
  /** Whether it may read the index of what members made. */
  readonly index?: boolean;
  /** Whether it may end accounts (`accountActions`). */
  readonly accounts?: boolean;
}

/** Rights of a row's function. */
export const rightsOf = ({
  table,
  files = [],
  copiesFiles = false,
  uploads,
  exports,
  readsIndex = false,
}: Pick<Route, 'table' | 'files' | 'copiesFiles' | 'uploads' | 'exports' | 'readsIndex'>): Rights => ({
  table,
  files: { use: copiesFiles ? 'copy' : 'store', folders: files },
  uploads: [...(files.length > 0 && !copiesFiles ? (['take'] as const) : []), ...(uploads ? [uploads] : [])],
  ...(exports && { exports }),
  ...(readsIndex && { index: true }),
});

/**
 * Rights of the worker: it may read, copy and delete whatever the API may store, make archives of what is a member's,
 * and end accounts.
 */
export const workerRights = (contract: Readonly<Record<string, Readonly<Record<string, Route>>>>): Rights => {
  const rows = Object.values(contract).flatMap((routes) => Object.values(routes));
  const folders = [...new Set(rows.flatMap(({ files = [] }) => files))].sort();
  return {
    table: 'write',
    files: { use: 'copy', folders },
    uploads: ['remove'],
    exports: 'make',
    index: true,
    accounts: true,
  };
};
