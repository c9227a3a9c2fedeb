import { expect, test } from 'vitest';
import { fewRows, resourceOf, resourcesOf, synthesize } from '../synthesize.ts';

const { data } = synthesize('everySetting', fewRows);

test('each night table and content are backed up, and copied to the vault that the operator names', () => {
  expect(resourceOf(data, 'AWS::Backup::BackupPlan')).toMatchObject({
    BackupPlan: {
      BackupPlanRule: [
        {
          ScheduleExpression: 'cron(0 3 * * ? *)',
          Lifecycle: { DeleteAfterDays: 35 },
          CopyActions: [
            {
              DestinationBackupVaultArn: 'arn:aws:backup:eu-north-1:123456789012:backup-vault:furrow',
              Lifecycle: { DeleteAfterDays: 35 },
            },
          ],
        },
      ],
    },
  });
  const { BackupSelection } = resourceOf(data, 'AWS::Backup::BackupSelection');
  expect(JSON.stringify(BackupSelection)).toMatch(/"Resources":\[.*StorageTable.*StorageContent/);
});

test('the vault here outlives the stack', () => {
  const [[, vault] = []] = resourcesOf(data).filter(([, { Type }]) => Type === 'AWS::Backup::BackupVault');

  expect(vault).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
});

test('nobody but AWS Backup has the role', () => {
  expect(resourceOf(data, 'AWS::IAM::Role', 'BackupsRole')['AssumeRolePolicyDocument']).toMatchObject({
    Statement: [{ Principal: { Service: 'backup.amazonaws.com' } }],
  });
});

test('without the setting there is none of it', () => {
  const types = resourcesOf(synthesize('usual', fewRows).data).map(([, { Type }]) => Type);

  expect(types.filter((type) => type.startsWith('AWS::Backup'))).toEqual([]);
});
