import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { EDGE_REGION, stackNames } from '../cloud/stacks/stack-names.ts';
import { LocalError } from '../local/local-error.ts';

/** Names of a deployment's parts: the flags of commands, and the outputs of the stack that holds data. */
export const outputs = {
  table: 'TableName',
  'content-bucket': 'ContentBucket',
  'upload-bucket': 'UploadBucket',
  'kept-bucket': 'KeptBucket',
  'user-pool-id': 'UserPoolId',
  'content-distribution': 'ContentDistributionId',
} as const;
export type PartName = keyof typeof outputs;

/** The names of a deployment's parts. */
export interface Deployment {
  readonly region: string;
  /** Throws a `LocalError` when the name is unknown. */
  readonly nameOf: (part: PartName) => string;
}

/** Options of commands that work in the cloud. */
export const cloudOptions = {
  stage: { type: 'string' },
  region: { type: 'string' },
  ...(Object.fromEntries(Object.keys(outputs).map((part) => [part, { type: 'string' }])) as Record<
    PartName,
    { readonly type: 'string' }
  >),
} as const;

export const CLOUD_USAGE = '[--stage <stage> [--region <region>]]';

type Given = Readonly<Partial<Record<string, string | boolean | undefined>>>;

/** Whether the options name a deployment; otherwise the command is about this machine. */
export const isInCloud = (given: Given): boolean =>
  Object.keys(cloudOptions).some((name) => given[name] !== undefined);

/**
 * The region of the operator's AWS configuration, found as the SDK and the CLI find it: from the environment, or the
 * profile; undefined when there is none.
 */
export async function configuredRegion(): Promise<string | undefined> {
  const { AWS_REGION, AWS_DEFAULT_REGION } = process.env;
  return (
    AWS_REGION || AWS_DEFAULT_REGION || new CloudFormationClient({}).config.region().catch(() => undefined)
  );
}

/**
 * Finds a deployment by its stage, whose stack has the names of its parts; names given as options win. Throws a
 * `LocalError` when there is no such stack, or it cannot be read.
 */
export async function findDeployment(given: Given): Promise<Deployment> {
  const { stage } = given;
  const region = text(given['region']) || (await configuredRegion());
  if (!region)
    throw new LocalError('In which region? Say --region, or set AWS_REGION, or that of your profile.');
  const known =
    typeof stage === 'string'
      ? await readOutputs(stackNames({ stage, region: EDGE_REGION }).data, region)
      : new Map();
  return {
    region,
    nameOf: (part) => {
      const name = text(given[part]) ?? known.get(outputs[part]);
      if (name) return name;
      throw new LocalError(`What is the ${part.replaceAll('-', ' ')} called? Say --stage, or --${part}.`);
    },
  };
}

/**
 * The same for a command that works in the cloud alone. Throws a `LocalError` when the options name no deployment: it
 * is never guessed.
 */
export async function askForDeployment(given: Given): Promise<Deployment> {
  if (isInCloud(given)) return findDeployment(given);
  throw new LocalError(
    'Of which system? Say --stage production, or which other. This machine keeps no such thing.',
  );
}

const text = (value: string | boolean | undefined) => (typeof value === 'string' ? value : undefined);

async function readOutputs(StackName: string, region: string): Promise<ReadonlyMap<string, string>> {
  const client = new CloudFormationClient({ region });
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName }));
    const all = Stacks.flatMap(({ Outputs = [] }) => Outputs);
    return new Map(all.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]));
  } catch (cause) {
    const { name, message } = cause as Error;
    throw new LocalError(`The stack ${StackName} in ${region} did not say its names: ${message} (${name})`, {
      cause,
    });
  } finally {
    client.destroy();
  }
}
