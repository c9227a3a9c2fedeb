import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { Api } from '../api/api.ts';
import { GradualDeployment } from '../api/gradual-deployment.ts';
import { StartingData } from '../data/starting-data.ts';
import { UploadCors } from '../data/upload-cors.ts';
import { OriginKeys } from '../edge/origin-keys.ts';
import { Site } from '../edge/site.ts';
import { type BuiltSite, SiteFiles } from '../edge/site-files.ts';
import { PoolAcl } from '../firewall/pool-acl.ts';
import type { Contract } from '../functions/entries.ts';
import type { CodeSource } from '../functions/node-function.ts';
import { Worker } from '../functions/worker.ts';
import { pushKeyOf } from '../push-key.ts';
import type { Settings } from '../settings.ts';
import { Alarms } from '../watch/alarms.ts';
import { Canary } from '../watch/canary.ts';
import { Dashboard } from '../watch/dashboard.ts';
import type { CertificateStack } from './certificate-stack.ts';
import type { DataStack } from './data-stack.ts';
import type { EdgeStack } from './edge-stack.ts';

export interface AppStackProps extends StackProps {
  readonly edge: EdgeStack;
  readonly certificate: CertificateStack;
  readonly data: DataStack;
  readonly contract: Contract;
  readonly code: CodeSource;
  readonly site: BuiltSite;
  readonly settings: Settings;
}

/** What can be rebuilt at any time: the API, the site and their alarms. */
export class AppStack extends Stack {
  /** The distribution of the site and the API. */
  public readonly distribution: IDistribution;

  public constructor(scope: Construct, id: string, props: AppStackProps) {
    const { edge, certificate, data, contract, code, site, settings, ...stack } = props;
    super(scope, id, { description: 'Furrow: what can be rebuilt', ...stack });
    const { table, content, uploads, exports, kept } = data.storage;
    const { userPool, client, triggers, refusedCodes } = data.identity;

    const keys = new OriginKeys(this, 'OriginKeys', { generation: settings.originKey });
    const api = new Api(this, 'Api', {
      contract,
      code,
      userPool,
      userPoolClient: client,
      table,
      contentBucket: content,
      uploadBucket: uploads,
      exportBucket: exports,
      originKeys: keys.accepted,
    });
    const poolFirewall = settings.waf
      ? new PoolAcl(this, 'PoolFirewall', { userPool, after: api.stage })
      : undefined;
    const contentHost = data.contentHost.origin;
    const { bucket, origin, distribution } = new Site(this, 'Site', {
      webAclArn: edge.firewalls?.site.arn,
      domain: certificate.domain(settings.siteDomain),
      api,
      originKey: keys.sent,
      contentHost,
      uploads,
      settings,
    });
    this.distribution = distribution;
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
        offline: settings.offline,
        pushKey: pushKeyOf(settings),
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
      exportBucket: exports,
      userPool,
      kept,
      origin,
      settings,
    });
    new StartingData(this, 'StartingData', { code, table, after: [api, worker], before: files });
    const watched = { stage: api.stage, table, worker, userPool, userPoolClient: client };
    const alarms = new Alarms(this, 'Alarms', {
      ...watched,
      triggers,
      poolFirewall: poolFirewall?.blocked,
      sendsHere: settings.emailRegion === settings.region,
      refusedCodes,
      email: settings.alarmEmail,
    });
    if (settings.gradual) {
      new GradualDeployment(this, 'Gradual', { aliases: api.live, alarm: alarms.apiErrors });
    }
    if (settings.canary) {
      new Canary(this, 'Canary', { code, userPool, origin, copy: settings.stage, alarms, after: [files] });
    }
    alarms.ring('AccountsNotExported', {
      metric: data.accounts.missing,
      threshold: 1,
      // Three periods: with one, the alarm would be raised each night until the new list is there, as its window
      // slides.
      periods: 3,
      severity: 'low',
      meaning: 'No list of all accounts was made for a day and a half.',
      isWatch: true,
    });
    new Dashboard(this, 'Dashboard', {
      ...watched,
      alarms,
      site: distribution,
      contentHost: data.contentHost.distribution,
      domains: Object.keys(contract),
      copy: settings.stage,
      canary: settings.canary,
    });

    new CfnOutput(this, 'SiteOrigin', { value: origin });
    new CfnOutput(this, 'ApiHost', { value: api.host });
  }
}
