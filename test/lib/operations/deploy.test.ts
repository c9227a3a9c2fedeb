import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DeployProps, deploy } from '#lib/operations/deploy.ts';
import { newPushPair } from '#lib/push-pair.ts';

const cloud = mockClient(CloudFormationClient);
let ran: string[];
let told: string[];

const pair = newPushPair();
const push = `--context pushKey=${pair.publicKey}`;

const missing = (name: string) =>
  Object.assign(new Error(`Stack with id ${name} does not exist`), { name: 'ValidationError' });

/** An account with stacks in these states; deployed, the site has an address. */
function account(stacks: Record<string, string>) {
  cloud.on(DescribeStacksCommand).callsFake(async ({ StackName }: { StackName: string }) => {
    const StackStatus = stacks[StackName];
    if (!StackStatus) throw missing(StackName);
    return {
      Stacks: [
        { StackStatus, Outputs: [{ OutputKey: 'SiteOrigin', OutputValue: 'https://furrow.example.org' }] },
      ],
    };
  });
}

const prepared = { CDKToolkit: 'CREATE_COMPLETE' };
const run = (props: Partial<DeployProps> = {}) =>
  deploy({
    context: {},
    options: [],
    region: 'eu-west-1',
    client: (region) => new CloudFormationClient({ region }),
    cdk: async (words) => {
      ran.push(words.join(' '));
      return 0;
    },
    say: (line) => void told.push(line),
    ...props,
  });

beforeEach(() => {
  cloud.reset();
  ran = [];
  told = [];
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'KEY');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'SECRET');
  vi.stubGlobal('fetch', async () => Response.json({ Parameter: { Value: pair.privateKey } }));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test.each(['CREATE_COMPLETE', 'UPDATE_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE'])(
  'what stands, as %s, is deployed once, with all its protections, and the address is told',
  async (status) => {
    account({ ...prepared, FurrowData: status, Furrow: 'UPDATE_COMPLETE' });

    expect(await run()).toBe('https://furrow.example.org');
    expect(ran).toEqual([`deploy --all --context region=eu-west-1 --toolkit-stack-name CDKToolkit ${push}`]);
  },
);

test.each([undefined, 'ROLLBACK_COMPLETE', 'REVIEW_IN_PROGRESS', 'CREATE_FAILED'])(
  'a first deployment, after %s, is protected as its last step',
  async (status) => {
    account({ ...prepared, ...(status && { FurrowData: status }), Furrow: 'CREATE_COMPLETE' });
    await run({ options: ['--context', 'sms=true', '--yes'] });

    expect(ran).toEqual([
      `deploy --all --context region=eu-west-1 --toolkit-stack-name CDKToolkit --context sms=true --yes ${push} --context protect=false`,
      `deploy FurrowData --exclusively --context region=eu-west-1 --toolkit-stack-name CDKToolkit --context sms=true --yes ${push}`,
    ]);
  },
);

test('a stage has stacks of its own, and one that shall not be protected is not', async () => {
  account({ ...prepared, FurrowData: 'CREATE_COMPLETE', 'Furrow-staging': 'CREATE_COMPLETE' });
  await run({ context: { stage: 'staging', protect: 'false' }, options: ['--context', 'protect=false'] });

  expect(ran).toHaveLength(1);
  expect(ran[0]).toContain('protect=false');
});

test('an assembly that was built before is deployed as it is, but never for the first time', async () => {
  account({ ...prepared, FurrowData: 'UPDATE_COMPLETE', Furrow: 'UPDATE_COMPLETE' });
  await run({ assembly: 'cdk.production', options: ['--yes'] });

  expect(ran).toEqual(['deploy --all --app cdk.production --toolkit-stack-name CDKToolkit --yes']);
  account(prepared);
  await expect(run({ assembly: 'cdk.production' })).rejects.toThrow(
    'The first deployment is made without --assembly',
  );
  expect(ran).toHaveLength(1);
});

test('a stage may have a bootstrap stack of its own', async () => {
  account({
    'CDKToolkit-trial': 'CREATE_COMPLETE',
    FurrowData: 'UPDATE_COMPLETE',
    Furrow: 'UPDATE_COMPLETE',
  });
  await run({ context: { bootstrapQualifier: 'trial' } });

  expect(ran).toEqual([
    `deploy --all --context region=eu-west-1 --toolkit-stack-name CDKToolkit-trial ${push}`,
  ]);
  account(prepared);
  await expect(run({ context: { bootstrapQualifier: 'trial' } })).rejects.toThrow(
    'npx cdk bootstrap aws://<account>/eu-west-1 --qualifier trial --toolkit-stack-name CDKToolkit-trial',
  );
});

test('the public key of web push is told until the settings have it, and the private one never', async () => {
  account({ ...prepared, FurrowData: 'UPDATE_COMPLETE', Furrow: 'UPDATE_COMPLETE' });
  await run();
  await run({ context: { pushKey: pair.publicKey } });

  expect(told).toEqual([
    `The public key of web push, for the setting pushKey in cdk.json: ${pair.publicKey}`,
  ]);
  expect([...ran, ...told].join()).not.toContain(pair.privateKey);
});

test('without web push no key is asked for, nor for an assembly, which has one or has none', async () => {
  account({ ...prepared, FurrowData: 'UPDATE_COMPLETE', Furrow: 'UPDATE_COMPLETE' });
  const ask = vi.fn();
  vi.stubGlobal('fetch', ask);
  await run({ context: { pushKey: 'none' } });
  await run({ assembly: 'cdk.production' });

  expect(ask).not.toHaveBeenCalled();
  expect(ran.join()).not.toContain('pushKey');
});

test('nothing is deployed where the account refuses the key of web push', async () => {
  account({ ...prepared, FurrowData: 'UPDATE_COMPLETE' });
  vi.stubGlobal('fetch', async () => Response.json({ __type: 'AccessDeniedException' }, { status: 400 }));

  await expect(run()).rejects.toThrow(
    'The account refuses the key for web push, /furrow/production/push-key',
  );
  expect(ran).toEqual([]);
});

test('nothing is protected, and no address told, when the deployment fails', async () => {
  account(prepared);
  const cdk = async (words: readonly string[]) => ran.push(words.join(' '));

  await expect(run({ cdk })).rejects.toThrow('The deployment failed; what CDK said is above');
  expect(ran).toHaveLength(1);
});

test('both regions must be prepared', async () => {
  cloud.on(DescribeStacksCommand).callsFake(async (_, getClient) => {
    if ((await getClient().config.region()) === 'us-east-1') throw missing('CDKToolkit');
    return { Stacks: [{}] };
  });

  await expect(run()).rejects.toThrow('npx cdk bootstrap aws://<account>/us-east-1');
  expect(ran).toEqual([]);
});

test('who is not signed in is told so, and who has no region', async () => {
  cloud
    .on(DescribeStacksCommand)
    .rejects(Object.assign(new Error('Could not load credentials'), { name: 'CredentialsProviderError' }));

  await expect(run()).rejects.toThrow('AWS does not know who you are: sign in first');
  await expect(run({ region: undefined })).rejects.toThrow('No region is set: set AWS_REGION');
  await expect(run({ context: { stage: 'Prod' } })).rejects.toThrow('stage must be');
  expect(ran).toEqual([]);
});
