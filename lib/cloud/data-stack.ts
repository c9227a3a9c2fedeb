import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { ContentHost } from './content-host.ts';
import { Identity } from './identity.ts';
import type { CodeSource } from './node-function.ts';
import type { Settings } from './settings.ts';
import { Storage } from './storage.ts';

export interface DataStackProps extends StackProps {
  readonly code: CodeSource;
  readonly settings: Settings;
}

/**
 * What holds data, and may never be replaced: accounts, table and files. The content host lives here too,
 * because its bucket's policy names the distribution: in two stacks each would need the other first.
 */
export class DataStack extends Stack {
  public readonly identity: Identity;
  public readonly storage: Storage;
  public readonly contentHost: ContentHost;

  public constructor(scope: Construct, id: string, { code, settings, ...props }: DataStackProps) {
    super(scope, id, { terminationProtection: true, description: 'Furrow: what holds data', ...props });
    this.storage = new Storage(this, 'Storage');
    this.identity = new Identity(this, 'Identity', { code, settings, table: this.storage.table });
    const { content, logs } = this.storage;
    this.contentHost = new ContentHost(this, 'ContentHost', { content, logs, settings });

    new CfnOutput(this, 'UserPoolId', { value: this.identity.userPool.userPoolId });
    new CfnOutput(this, 'UserPoolClientId', { value: this.identity.client.userPoolClientId });
    new CfnOutput(this, 'TableName', { value: this.storage.table.tableName });
    new CfnOutput(this, 'ContentOrigin', { value: this.contentHost.origin });
  }
}
