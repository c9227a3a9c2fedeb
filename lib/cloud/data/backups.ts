import { Duration, Validations } from 'aws-cdk-lib';
import * as backup from 'aws-cdk-lib/aws-backup';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import { Schedule } from 'aws-cdk-lib/aws-events';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';

export interface BackupsProps {
  readonly table: dynamodb.ITableV2;
  readonly content: s3.IBucket;
  /** ARN of the vault that gets a copy, in another account or region. */
  readonly copyTo: string;
}

const KEPT_DAYS = 35;

/**
 * Backs up table and content each night, and copies that to a vault in another account or region: points in time and
 * versions are lost with the account, or with the region.
 */
export class Backups extends Construct {
  public constructor(scope: Construct, id: string, { table, content, copyTo }: BackupsProps) {
    super(scope, id);
    const kept = Duration.days(KEPT_DAYS);
    const plan = new backup.BackupPlan(this, 'Plan', {
      backupPlanRules: [
        new backup.BackupPlanRule({
          ruleName: 'Nightly',
          scheduleExpression: Schedule.cron({ hour: '3', minute: '0' }),
          deleteAfter: kept,
          copyActions: [
            {
              destinationBackupVault: backup.BackupVault.fromBackupVaultArn(this, 'Elsewhere', copyTo),
              deleteAfter: kept,
            },
          ],
        }),
      ],
    });
    plan.addSelection('Data', {
      resources: [
        backup.BackupResource.fromArn(table.tableArn),
        backup.BackupResource.fromArn(content.bucketArn),
      ],
      role: this.#role(),
      disableDefaultBackupPolicy: true,
    });
  }

  #role(): iam.Role {
    const policies = [
      'service-role/AWSBackupServiceRolePolicyForBackup',
      'AWSBackupServiceRolePolicyForS3Backup',
    ];
    const role = new iam.Role(this, 'Role', {
      assumedBy: new iam.ServicePrincipal('backup.amazonaws.com'),
      managedPolicies: policies.map((name) => iam.ManagedPolicy.fromAwsManagedPolicyName(name)),
    });
    for (const name of policies) {
      Validations.of(role).acknowledge({
        id: `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${name}]`,
        reason:
          'What AWS Backup does changes with the service: AWS keeps these policies for it, and nobody else has the role.',
      });
    }
    return role;
  }
}
