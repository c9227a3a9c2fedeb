import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Alarms } from './alarms.ts';
import { Api } from './api.ts';
import type { DataStack } from './data-stack.ts';
import type { Contract } from './entries.ts';
import type { CodeSource } from './node-function.ts';
import type { Settings } from './settings.ts';
import { Site } from './site.ts';
import { type BuiltSite, SiteFiles } from './site-files.ts';
import { StartingData } from './starting-data.ts';
import { UploadCors } from './upload-cors.ts';
import { Worker } from './worker.ts';

export interface AppStackProps extends StackProps {
  readonly data: DataStack;
  readonly contract: Contract;
  readonly code: CodeSource;
  readonly site: BuiltSite;
  readonly settings: Settings;
}

/** What can be rebuilt at any time: the API, the site and their alarms. */
export class AppStack extends Stack {
  public constructor(scope: Construct, id: string, props: AppStackProps) {
    const { data, contract, code, site, settings, ...stack } = props;
    super(scope, id, { description: 'Furrow: what can be rebuilt', ...stack });
    const { table, content, uploads, logs } = data.storage;
    const { userPool, client, refusedCodes } = data.identity;

    const api = new Api(this, 'Api', {
      contract,
      code,
      userPool,
      userPoolClient: client,
      table,
      contentBucket: content,
      uploadBucket: uploads,
    });
    const contentHost = data.contentHost.origin;
    const { bucket, origin } = new Site(this, 'Site', {
      apiHost: api.host,
      contentHost,
      uploads,
      logs,
      settings,
    });
    const files = new SiteFiles(this, 'SiteFiles', {
      bucket,
      site,
      config: {
        region: this.region,
        userPoolId: userPool.userPoolId,
        userPoolClientId: client.userPoolClientId,
        authFlow: 'USER_SRP_AUTH',
        sms: settings.sms,
        contentHost,
      },
    });
    // The new site may call endpoints that the old API does not have.
    files.node.addDependency(api);
    new UploadCors(this, 'UploadCors', { uploads, siteOrigin: origin });
    const worker = new Worker(this, 'Worker', {
      contract,
      code,
      table,
      contentBucket: content,
      uploadBucket: uploads,
    });
    new StartingData(this, 'StartingData', { code, table, after: [api, worker], before: files });
    new Alarms(this, 'Alarms', { stage: api.stage, table, refusedCodes, email: settings.alarmEmail });

    new CfnOutput(this, 'SiteOrigin', { value: origin });
    new CfnOutput(this, 'ApiHost', { value: api.host });
  }
}
