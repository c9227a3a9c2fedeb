import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { askForDeployment, findDeployment } from '#lib/operations/deployment.ts';
import { temporaryFolder } from '../local/temporary-folder.ts';
import { said } from './said.ts';

const cloud = mockClient(CloudFormationClient);
beforeEach(() => {
  vi.unstubAllEnvs();
  cloud.reset();
  cloud.on(DescribeStacksCommand).resolves({
    Stacks: [
      {
        StackName: 'FurrowData',
        CreationTime: new Date(),
        StackStatus: 'CREATE_COMPLETE',
        Outputs: [{ OutputKey: 'TableName', OutputValue: 'T' }],
      },
    ],
  });
  for (const name of ['AWS_REGION', 'AWS_DEFAULT_REGION', 'AWS_PROFILE']) vi.stubEnv(name, undefined);
});

/** An AWS configuration with these lines. */
function configure(lines: string): void {
  const file = join(temporaryFolder(), 'config');
  writeFileSync(file, lines);
  vi.stubEnv('AWS_CONFIG_FILE', file);
}

describe('a region that was not said', () => {
  const regionOf = async (given = {}) => (await findDeployment({ stage: 'production', ...given })).region;

  test("is that of the operator's profile, as the SDK has it, and the environment comes before", async () => {
    configure('[default]\nregion = eu-north-1\n[profile farm]\nregion = af-south-1\n');
    expect(await regionOf()).toBe('eu-north-1');
    vi.stubEnv('AWS_PROFILE', 'farm');
    expect(await regionOf()).toBe('af-south-1');
    vi.stubEnv('AWS_REGION', 'eu-west-1');
    expect(await regionOf()).toBe('eu-west-1');

    expect(await regionOf({ region: 'eu-south-1' })).toBe('eu-south-1');
    const asked = cloud.calls().map(({ thisValue }) => (thisValue as CloudFormationClient).config.region());
    expect(await Promise.all(asked)).toEqual(['eu-north-1', 'af-south-1', 'eu-west-1', 'eu-south-1']);
  });

  test('is asked for where there is none', async () => {
    configure('[default]\noutput = json\n');

    await expect(regionOf()).rejects.toThrow('In which region? Say --region, or set AWS_REGION');
  });
});

describe('a deployment that was not named', () => {
  test('is none: a command that means nothing on one machine asks for it', async () => {
    vi.stubEnv('AWS_REGION', 'eu-west-1');

    await expect(askForDeployment({})).rejects.toThrow(
      'Of which system? Say --stage production, or which other.',
    );
    expect(cloud.calls()).toEqual([]);
    expect((await askForDeployment({ stage: 'production' })).nameOf('table')).toBe('T');
  });

  test('may be told by the names of its parts', async () => {
    vi.stubEnv('AWS_REGION', 'eu-west-1');
    const { nameOf } = await askForDeployment({ table: 'mine' });

    expect(nameOf('table')).toBe('mine');
    expect(() => nameOf('content-bucket')).toThrow('What is the content bucket called? Say --stage, or');
    expect(cloud.calls()).toEqual([]);
  });

  test.each([
    ['restore', '--from', '2026-11-22T18:40:00Z'],
    ['redrive', '--yes'],
  ])('is asked for by %s', async (name, ...words) => {
    expect(await said(name, { AWS_REGION: 'eu-west-1' }, ...words)).toEqual({
      status: 1,
      output: '',
      errors: 'Of which system? Say --stage production, or which other. This machine keeps no such thing.\n',
    });
  });
});
