import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { AccountsExport } from '../accounts/accounts-export.ts';
import { Identity } from '../accounts/identity.ts';
import { Backups } from '../data/backups.ts';
import { Storage } from '../data/storage.ts';
import { ContentHost } from '../edge/content-host.ts';
import type { CodeSource } from '../functions/node-function.ts';
import type { Settings } from '../settings.ts';
import type { CertificateStack } from './certificate-stack.ts';
import type { EdgeStack } from './edge-stack.ts';

export interface DataStackProps extends StackProps {
  readonly edge: EdgeStack;
  readonly certificate: CertificateStack;
  readonly code: CodeSource;
  readonly settings: Settings;
}

/**
 * What holds data and may never be replaced: accounts, table and files. The content host is here too, because its
 * bucket's policy names the distribution: in two stacks each would need the other first.
 */
export class DataStack extends Stack {
  public readonly identity: Identity;
  public readonly storage: Storage;
  public readonly contentHost: ContentHost;
  public readonly accounts: AccountsExport;

  public constructor(
    scope: Construct,
    id: string,
    { edge, certificate, code, settings, ...props }: DataStackProps,
  ) {
    super(scope, id, {
      terminationProtection: settings.protect,
      description: 'Furrow: what holds data',
      ...props,
    });
    this.storage = new Storage(this, 'Storage', settings);
    this.identity = new Identity(this, 'Identity', { code, settings, table: this.storage.table });
    const { content } = this.storage;
    this.contentHost = new ContentHost(this, 'ContentHost', {
      webAclArn: edge.firewalls?.content.arn,
      domain: certificate.domain(settings.contentDomain),
      content,
      settings,
    });
    // Some settings do not import this export. It must stay anyway: an export cannot be removed while the other stack,
    // updated later, still imports it.
    this.exportValue(this.contentHost.distribution.distributionDomainName);
    this.exportValue(this.identity.userPool.userPoolArn);

    const { userPool } = this.identity;
    const { logs } = this.storage;
    this.accounts = new AccountsExport(this, 'Accounts', { code, settings, userPool, logs });

    const { backupVault: copyTo } = settings;
    if (copyTo) new Backups(this, 'Backups', { table: this.storage.table, content, copyTo });

    new CfnOutput(this, 'UserPoolId', { value: this.identity.userPool.userPoolId });
    new CfnOutput(this, 'UserPoolClientId', { value: this.identity.client.userPoolClientId });
    new CfnOutput(this, 'TableName', { value: this.storage.table.tableName });
    new CfnOutput(this, 'ContentBucket', { value: content.bucketName });
    new CfnOutput(this, 'UploadBucket', { value: this.storage.uploads.bucketName });
    new CfnOutput(this, 'ExportBucket', { value: this.storage.exports.bucketName });
    new CfnOutput(this, 'AccountsBucket', { value: this.accounts.bucket.bucketName });
    new CfnOutput(this, 'KeptBucket', { value: this.storage.kept.bucketName });
    new CfnOutput(this, 'ContentDistributionId', { value: this.contentHost.distribution.distributionId });
    new CfnOutput(this, 'ContentOrigin', { value: this.contentHost.origin });
  }
}
