import { CfnResource } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { expect, test } from 'vitest';
import { fewRows, furrowApp, inFolder, synthesize } from './synthesize.ts';
import { type Tried, tried } from './tried.ts';

const whole: readonly Tried[] = ['usual', 'everySetting'];

test.each(Object.keys(tried) as Tried[])(
  'with the settings %s the checks of AWS Solutions and the rules of CloudFormation find nothing unexplained',
  (name) => {
    const rows = whole.includes(name) ? undefined : fewRows;

    expect(() => inFolder((folder) => furrowApp(folder, tried[name], rows).app.synth())).not.toThrow();
  },
);

test.each([
  ['usual', ['Nobody will hear an alarm: set alarmEmail (docs/operations.md, Settings).']],
  ['staging', []],
  ['hostedZone', []],
] as const)('with the settings %s it is said whether nobody would hear an alarm', (settings, said) => {
  const warnings = synthesize(settings, fewRows)
    .stacks.rest.node.metadata.filter(({ type }) => type === 'aws:cdk:warning')
    .map(({ data }) => String(data).split(' [ack')[0]);

  expect(warnings).toEqual(said);
});

test('the checks would find a bucket that takes requests without TLS', () => {
  const careless = (folder: string) => {
    const { app, stacks } = furrowApp(folder, {}, fewRows);
    new Bucket(stacks.rest, 'Careless');
    app.synth();
  };

  expect(() => inFolder(careless)).toThrow('AwsSolutions-S10');
});

test('the rules would find a resource without what it must have', () => {
  const halved = (folder: string) => {
    const { app, stacks } = furrowApp(folder, {}, fewRows);
    new CfnResource(stacks.rest, 'Halved', { type: 'AWS::Lambda::Alias', properties: { Name: 'live' } });
    app.synth();
  };

  expect(() => inFolder(halved)).toThrow('FunctionName');
});

test('every acknowledgement of a check has a reason', () => {
  const reasons = synthesize('usual')
    .stacks.rest.node.root.node.findAll()
    .flatMap(({ node }) => node.metadata)
    .filter(({ type }) => type === 'aws:cdk:acknowledged-rules')
    .flatMap(({ data }) => Object.values(data as Record<string, string>));

  expect(reasons.length).toBeGreaterThan(0);
  for (const reason of reasons) expect(reason.length).toBeGreaterThan(40);
});
