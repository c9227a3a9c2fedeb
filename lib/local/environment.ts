/** What a deployment would set for every function, and the stand-ins' addresses. */
export interface FunctionEnvironment {
  readonly tableName: string;
  readonly contentBucket: string;
  readonly uploadBucket: string;
  readonly exportBucket: string;
  readonly dynamodb: string;
  readonly s3: string;
  readonly cognito: string;
  readonly mail: string;
  /** Origin of the site. */
  readonly origin: string;
  readonly userPoolId: string;
  /** What devices are told with; absent: nobody is told. */
  readonly push?: { readonly publicKey: string; readonly privateKey: string; readonly mailbox: string };
}

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

/** A DynamoDB that the developer wants instead of the engine. */
export const givenDynamodb = () => process.env['AWS_ENDPOINT_URL_DYNAMODB'] || undefined;

/** The developer's own credentials are used only for a DynamoDB that they named; everything else gets ours. */
export function credentials(): Credentials {
  const accessKeyId = process.env['AWS_ACCESS_KEY_ID'];
  const secretAccessKey = process.env['AWS_SECRET_ACCESS_KEY'];
  if (!givenDynamodb() || !accessKeyId || !secretAccessKey) {
    return { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  }
  return { accessKeyId, secretAccessKey, sessionToken: process.env['AWS_SESSION_TOKEN'] };
}

/** The sender of all mail of the local system. */
export const MAIL_FROM = 'furrow@example.com';

/** Sets the environment variables that functions read as they load; returns a function that restores them. */
export function setEnvironment(values: FunctionEnvironment): () => void {
  const { accessKeyId, secretAccessKey, sessionToken } = credentials();
  const settings: Record<string, string | undefined> = {
    TABLE_NAME: values.tableName,
    CONTENT_BUCKET: values.contentBucket,
    UPLOAD_BUCKET: values.uploadBucket,
    UPLOAD_ADDRESS: `${values.s3}/${values.uploadBucket}`,
    EXPORT_BUCKET: values.exportBucket,
    EXPORT_ADDRESS: `${values.s3}/${values.exportBucket}`,
    USER_POOL_ID: values.userPoolId,
    AWS_ENDPOINT_URL_DYNAMODB: values.dynamodb,
    AWS_ENDPOINT_URL_S3: values.s3,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: values.cognito,
    AWS_ENDPOINT_URL_SESV2: values.mail,
    MAIL_FROM,
    MAIL_REGION: 'us-east-1',
    SITE_ORIGIN: values.origin,
    S3_FORCE_PATH_STYLE: 'true',
    AWS_REGION: (givenDynamodb() && process.env['AWS_REGION']) || 'us-east-1',
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    // Removes whatever other credentials this shell has: the local system must not use them.
    AWS_SESSION_TOKEN: sessionToken,
    AWS_PROFILE: undefined,
    SMS: 'true',
    SMS_A_DAY: '200',
    PUSH_KEY: values.push?.publicKey,
    PUSH_PRIVATE_KEY: values.push?.privateKey,
    PUSH_SUBJECT: values.push && 'mailto:furrow@localhost',
    PUSH_MAILBOX: values.push?.mailbox,
    // On one machine only its owner can read the table, so the secret need not be one.
    CODE_SECRET: 'local',
    POWERTOOLS_SERVICE_NAME: 'furrow',
    POWERTOOLS_LOG_LEVEL: process.env['POWERTOOLS_LOG_LEVEL'] ?? 'WARN',
  };
  const before = Object.fromEntries(Object.keys(settings).map((name) => [name, process.env[name]]));
  apply(settings);
  return () => apply(before);
}

function apply(settings: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(settings)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}
