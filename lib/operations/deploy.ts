import { type CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { RootConstruct } from 'constructs';
import { readSettings, type Settings } from '../cloud/settings.ts';
import { EDGE_REGION, stackNames } from '../cloud/stacks/stack-names.ts';
import { DeploymentError } from './deployment-error.ts';
import { openPushKey } from './push-key.ts';

export interface DeployProps {
  /** The settings from `cdk.json`, overridden by the command line. */
  readonly context: Readonly<Record<string, unknown>>;
  /** Options that the command line adds, in the CLI's form. */
  readonly options: readonly string[];
  /** Folder that `cdk synth` wrote, to be deployed instead of building anew. */
  readonly assembly?: string | undefined;
  /** The region of the operator's AWS configuration, if there is one. */
  readonly region: string | undefined;
  readonly client: (region: string) => CloudFormationClient;
  /** Runs the project's CDK and returns its exit code. */
  readonly cdk: (words: readonly string[]) => Promise<number>;
  /** Tells the operator something. */
  readonly say: (line: string) => void;
}

// Other statuses are of a failed or pending first deployment, whose stack holds nothing.
const standing = /^(CREATE_COMPLETE|IMPORT_COMPLETE|UPDATE_.*|IMPORT_ROLLBACK_.*)$/;

/**
 * Builds and deploys all stacks in order, or deploys an assembly that was built before. Deletion protection of what
 * holds data is turned on only once it exists: a failed first deployment would leave a stack that can neither be
 * finished nor deleted. Returns the site's address. Throws a `DeploymentError` when something is missing, or the CDK
 * has reported a failure.
 */
export async function deploy(props: DeployProps): Promise<string> {
  const { context, options, assembly, region, client, cdk } = props;
  const settings = settingsOf(context, region);
  const names = stackNames(settings);
  const home = client(settings.region);
  for (const at of new Set([settings.region, EDGE_REGION])) await requirePrepared(client(at), at, settings);

  const status = (await find(home, names.data))?.StackStatus;
  const stands = status !== undefined && standing.test(status);
  if (assembly && !stands) {
    throw new DeploymentError(
      'The first deployment is made without --assembly: it builds twice, as it protects what holds data last.',
    );
  }
  const built = assembly ? ['--app', assembly] : ['--context', `region=${settings.region}`];
  const push = assembly ? [] : await pushOptions(settings, home, props.say);
  const shared = [...built, '--toolkit-stack-name', toolkitOf(settings), ...options, ...push];
  await run(cdk, ['deploy', '--all', ...shared, ...(stands ? [] : ['--context', 'protect=false'])]);
  if (!stands && settings.protect) await run(cdk, ['deploy', names.data, '--exclusively', ...shared]);

  const { Outputs = [] } = (await find(home, names.rest)) ?? {};
  const address = Outputs.find(({ OutputKey }) => OutputKey === 'SiteOrigin')?.OutputValue;
  if (!address) throw new DeploymentError(`The stack ${names.rest} has no output SiteOrigin.`);
  return address;
}

function settingsOf(context: DeployProps['context'], region: string | undefined) {
  const root = new RootConstruct();
  for (const [key, value] of Object.entries(context)) root.node.setContext(key, value);
  if (!context['region'] && !region) {
    throw new DeploymentError('No region is set: set AWS_REGION, or the setting region in cdk.json.');
  }
  return readSettings(root, { CDK_DEFAULT_REGION: region });
}

/** The option with the public key of web push, where the operator wants that. An assembly has it, or has it not. */
async function pushOptions(
  settings: Settings,
  { config }: CloudFormationClient,
  say: DeployProps['say'],
): Promise<string[]> {
  if (settings.pushKey === 'none') return [];
  const store = { region: settings.region, credentials: await config.credentials() };
  const publicKey = await openPushKey(settings, store);
  if (settings.pushKey === undefined) {
    say(`The public key of web push, for the setting pushKey in cdk.json: ${publicKey}`);
  }
  return ['--context', `pushKey=${publicKey}`];
}

type Bootstrapped = Pick<Settings, 'bootstrapQualifier'>;

/** Name of the CDK's bootstrap stack. */
const toolkitOf = ({ bootstrapQualifier }: Bootstrapped): string =>
  bootstrapQualifier ? `CDKToolkit-${bootstrapQualifier}` : 'CDKToolkit';

async function requirePrepared(client: CloudFormationClient, region: string, settings: Bootstrapped) {
  const toolkit = toolkitOf(settings);
  if (await find(client, toolkit)) return;
  const { bootstrapQualifier } = settings;
  const own = bootstrapQualifier ? ` --qualifier ${bootstrapQualifier} --toolkit-stack-name ${toolkit}` : '';
  throw new DeploymentError(
    `The account is not prepared for deployments to ${region} yet. Once, run: npx cdk bootstrap aws://<account>/${region}${own}`,
  );
}

/** The stack, or undefined when there is none of this name. */
async function find(client: CloudFormationClient, StackName: string) {
  try {
    const { Stacks } = await client.send(new DescribeStacksCommand({ StackName }));
    return Stacks?.[0];
  } catch (error) {
    const { name, message } = error as Error;
    if (name === 'ValidationError' && message.includes('does not exist')) return undefined;
    throw new DeploymentError(
      /^(CredentialsProviderError|ExpiredToken\w*|InvalidClientTokenId|UnrecognizedClientException|TokenProviderError)$/.test(
        name,
      )
        ? `AWS does not know who you are: sign in first, for example with \`aws sso login\` or \`aws configure\`. (${message})`
        : `AWS does not answer about the stack ${StackName}: ${message} (${name})`,
    );
  }
}

async function run(cdk: DeployProps['cdk'], words: readonly string[]): Promise<void> {
  const code = await cdk(words);
  if (code !== 0) {
    throw new DeploymentError(
      `The deployment failed; what CDK said is above, and what to do in docs/operations.md, Deploying. (cdk ${words[0]} ended with ${code})`,
    );
  }
}
