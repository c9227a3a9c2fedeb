import { expect, test } from 'vitest';
import { outputs } from '#lib/operations/deployment.ts';
import { fewRows, resourceOf, resourcesOf, synthesize } from '../synthesize.ts';

const { data, stacks } = synthesize('usual', fewRows);

test('what holds data is protected from its own deletion', () => {
  const kept = resourcesOf(data).filter(([, { Type }]) =>
    ['AWS::Cognito::UserPool', 'AWS::DynamoDB::GlobalTable', 'AWS::S3::Bucket'].includes(Type),
  );

  expect(stacks.data.terminationProtection).toBe(true);
  expect(kept).toHaveLength(8);
  for (const [id, resource] of kept) {
    // What a first deployment made that failed goes again, but for logs, which may be in their bucket by then.
    const DeletionPolicy = id.startsWith('StorageLogs') ? 'Retain' : 'RetainExceptOnCreate';
    expect(resource).toMatchObject({ DeletionPolicy, UpdateReplacePolicy: 'Retain' });
  }
  expect(resourceOf(data, 'AWS::Cognito::UserPool')['DeletionProtection']).toBe('ACTIVE');
});

test('the stack says what its parts are called, for the commands of who operates it', () => {
  const said = Object.keys(data.toJSON()['Outputs']);
  expect(said).toEqual(expect.arrayContaining(Object.values(outputs)));
});
