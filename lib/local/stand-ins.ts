import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { allSettled, type Closers } from './closers.ts';
import { type LocalCognito, startCognito } from './cognito/cognito.ts';
import type { CustomMessage, PostConfirmation } from './cognito/pool.ts';
import type { DataFolder } from './data-folder.ts';
import { startEngine } from './engine/engine.ts';
import { createTable } from './engine/table.ts';
import { type Credentials, credentials, givenDynamodb, MAIL_FROM, setEnvironment } from './environment.ts';
import { type Storage, startStorage } from './files/storage.ts';
import { type LoadFunction, loadFunction } from './gateway/rows.ts';
import type { LocalError } from './local-error.ts';
import { startMail } from './mailbox/mail.ts';
import type { Mailbox } from './mailbox/mailbox.ts';
import type { LocalPushKeys } from './mailbox/push-keys.ts';
import { PUSH_PATH } from './mailbox/push-service.ts';
import { forgetRunning, tellRunning } from './running.ts';

export interface StandInOptions {
  readonly folder: DataFolder;
  readonly mailbox: Mailbox;
  /** Without them no device is told anything. */
  readonly pushKeys?: LocalPushKeys;
  readonly closers: Closers;
  /** Origin of the site, from which browsers put files into the upload bucket. */
  readonly origin: string;
  readonly accessTokenSeconds?: number | undefined;
  readonly isThrowaway?: boolean | undefined;
  readonly inMemory?: boolean | undefined;
  /** Loads the functions that the pool calls. @default at their first use */
  readonly load?: LoadFunction;
  readonly onEnd?: ((error: LocalError) => void) | undefined;
}

export interface StandIns {
  readonly cognito: LocalCognito;
  readonly storage: Storage;
  readonly contentBucket: string;
  readonly tableName: string;
  /** Address of the table. */
  readonly dynamodb: string;
  readonly credentials: Credentials;
}

const contentBucket = 'content';
const uploadBucket = 'uploads';
const exportBucket = 'exports';

type PreSignUp = (event: PreSignUpTriggerEvent) => Promise<PreSignUpTriggerEvent>;

/** Starts the stand-ins for AWS, creates the table, and sets the environment variables that functions read. */
export async function startStandIns(options: StandInOptions): Promise<StandIns> {
  const { folder, mailbox, closers, origin, accessTokenSeconds, onEnd } = options;
  const { isThrowaway = false, inMemory = false, load = loadFunction } = options;
  const tableName = process.env['TABLE_NAME'] || 'furrow';
  const given = givenDynamodb();
  const keys = credentials();
  forgetRunning(folder.path);
  const [engine, storage, cognito, mail] = await allSettled(
    given
      ? { endpoint: given }
      : closers.starting(
          startEngine({
            dataDir: folder.inside('table'),
            inMemory,
            onEnd: (error) => onEnd?.(error),
          }),
        ),
    closers.starting(
      startStorage({
        dataDir: folder.inside('files'),
        buckets: [contentBucket, uploadBucket, exportBucket],
        uploads: { bucket: uploadBucket, origins: [origin] },
        credentials: keys,
      }),
    ),
    closers.starting(
      startCognito({
        dataDir: folder.inside('identity'),
        preSignUp: async (event) => (await load<PreSignUp>('identity/pre-sign-up.ts', 'handler'))(event),
        customMessage: async (event) =>
          (await load<CustomMessage>('identity/custom-message.ts', 'handler'))(event),
        postConfirmation: async (event) =>
          (await load<PostConfirmation>('identity/post-confirmation.ts', 'handler'))(event),
        credentials: keys,
        onMessage: (mail) => mailbox.add(mail),
        ...(accessTokenSeconds !== undefined && { accessTokenSeconds }),
        isThrowaway,
      }),
    ),
    closers.starting(startMail({ credentials: keys, from: MAIL_FROM, onMail: (sent) => mailbox.add(sent) })),
  );
  const addresses = {
    tableName,
    contentBucket,
    uploadBucket,
    exportBucket,
    dynamodb: engine.endpoint,
    s3: storage.endpoint,
    cognito: cognito.endpoint,
    mail: mail.endpoint,
    origin,
    userPoolId: cognito.userPoolId,
  };
  const operator = options.pushKeys?.operator;
  const push = operator && { ...operator, mailbox: `${origin}${PUSH_PATH}` };
  closers.add(setEnvironment({ ...addresses, ...(push && { push }) }));
  await createTable(tableName);
  closers.add(tellRunning(folder.path, addresses));
  return { cognito, storage, contentBucket, tableName, dynamodb: engine.endpoint, credentials: keys };
}
