import { AsyncLocalStorage } from 'node:async_hooks';
import {
  accountActions,
  exportActions,
  fileActions,
  type Rights,
  tableActions,
  uploadActions,
} from '../rights.ts';

const held = new AsyncLocalStorage<Rights>();

/**
 * Runs a function with these rights: a call to the table or the buckets that they do not cover fails, as in the cloud.
 */
export const withRights = <Result>(rights: Rights, act: () => Result): Result => held.run(rights, act);

interface Client {
  readonly middlewareStack: { add(middleware: never, options: never): void };
}
type Next = (args: { readonly input: Input }) => Promise<unknown>;
type Input = Readonly<Record<string, unknown>>;

/** What a refused call answers, by AWS's name. */
export class AccessDenied extends Error {
  override readonly name = 'AccessDeniedException';
}

const checked = new WeakSet<object>();

/** Has each call of a client checked that a function with rights makes. */
export function checkRights(client: object): void {
  if (checked.has(client)) return;
  checked.add(client);
  const check =
    (next: Next, { commandName = '' }: { commandName?: string }) =>
    (args: { readonly input: Input }) => {
      const rights = held.getStore();
      if (rights) {
        for (const { action, resource, isAllowed } of asked(
          commandName.replace(/Command$/, ''),
          args.input,
          rights,
        )) {
          if (!isAllowed)
            throw new AccessDenied(`The role of the function may not ${action} on ${resource}.`);
        }
      }
      return next(args);
    };
  (client as Client).middlewareStack.add(check as never, { step: 'initialize', name: 'rights' } as never);
}

interface Asked {
  readonly action: string;
  readonly resource: string;
  readonly isAllowed: boolean;
}

function asked(command: string, input: Input, rights: Rights): Asked[] {
  // What a member's own token allows needs no role.
  if ('AccessToken' in input) return [];
  if ('UserPoolId' in input) {
    const action = `cognito-idp:${command}`;
    const isAllowed = rights.accounts === true && accountActions.includes(action);
    return [{ action, resource: 'the pool', isAllowed }];
  }
  if ('Bucket' in input) return askedOfBuckets(command, input, rights);
  const isOfIndex = 'IndexName' in input;
  return tableCalls(command, input).map((action) => ({
    action,
    resource: isOfIndex ? 'the index' : 'the table',
    isAllowed: tableActions[rights.table].includes(action) && (!isOfIndex || rights.index === true),
  }));
}

const transactions: Readonly<Record<string, string>> = {
  ConditionCheck: 'ConditionCheckItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  Get: 'GetItem',
};
/** Names of the document client's commands, where they differ from the service's. */
const documents: Readonly<Record<string, string>> = {
  Get: 'GetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  BatchGet: 'BatchGetItem',
  BatchWrite: 'BatchWriteItem',
};

/** Actions of a call to the table; those of a transaction are its single ones. */
function tableCalls(command: string, { TransactItems }: Input): string[] {
  const calls = Array.isArray(TransactItems)
    ? TransactItems.flatMap((item: object) =>
        Object.entries(item).flatMap(([name, action]) => (action ? (transactions[name] ?? name) : [])),
      )
    : [documents[command] ?? command];
  return calls.map((name) => `dynamodb:${name}`);
}

/** The permission that a call to S3 needs, where it has another name than the call. */
const permissions: Readonly<Record<string, string>> = {
  HeadObject: 'GetObject',
  CopyObject: 'PutObject',
  ListParts: 'ListMultipartUploadParts',
  CreateMultipartUpload: 'PutObject',
  UploadPart: 'PutObject',
  CompleteMultipartUpload: 'PutObject',
};

function askedOfBuckets(command: string, { Bucket, Key, CopySource }: Input, rights: Rights): Asked[] {
  const action = `s3:${permissions[command] ?? command}`;
  const wanted = [{ action, bucket: String(Bucket), key: String(Key) }];
  if (typeof CopySource === 'string') {
    const [bucket = '', ...key] = CopySource.split('/');
    wanted.push({ action: 's3:GetObject', bucket, key: key.join('/') });
  }
  return wanted.map(({ action, bucket, key }) => ({
    action,
    resource: `${bucket}/${key}`,
    isAllowed: allowedIn(bucket, key, rights).includes(action),
  }));
}

function allowedIn(bucket: string, key: string, { files, uploads, exports }: Rights): readonly string[] {
  if (bucket === process.env['EXPORT_BUCKET']) return exports ? exportActions[exports] : [];
  if (bucket === process.env['UPLOAD_BUCKET']) return uploads.flatMap((use) => uploadActions[use]);
  const isInFolder = files.folders.some((folder) => key.startsWith(`${folder}/`));
  return isInFolder ? fileActions[files.use] : [];
}
