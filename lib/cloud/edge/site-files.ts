import { DefaultStackSynthesizer, Duration, Stack, Token, Validations } from 'aws-cdk-lib';
import type * as iam from 'aws-cdk-lib/aws-iam';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import type { Config } from '#contract/config.ts';
import { functionRole } from '../functions/function-role.ts';

/** The built site: files under `assets/`, whose names change with their content, and the few with fixed names. */
export interface BuiltSite {
  readonly assets: ISource;
  readonly pages: ISource;
}

export interface SiteFilesProps {
  readonly bucket: s3.Bucket;
  readonly site: BuiltSite;
  readonly config: Config;
}

/** Uploads the built site to its bucket, with the `config.json` that names the system's endpoints. */
export class SiteFiles extends Construct {
  public constructor(scope: Construct, id: string, { bucket, site, config }: SiteFilesProps) {
    super(scope, id);
    const { role, logGroup } = functionRole(this, 'Helper');
    const shared = {
      destinationBucket: bucket,
      memoryLimit: 512, // MB; the default of 128 takes minutes
      role,
      logGroup,
    };
    const assets = new BucketDeployment(this, 'Assets', {
      ...shared,
      sources: [site.assets],
      destinationKeyPrefix: 'assets',
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.days(365)),
        CacheControl.immutable(),
      ],
      // Files of earlier versions stay: a page opened yesterday can still load its screens.
      prune: false,
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...shared,
      sources: [site.pages, Source.jsonData('config.json', config)],
      exclude: ['assets/*'],
      cacheControl: [CacheControl.noCache()],
    });
    // A page must not be published before the files that it loads.
    pages.node.addDependency(assets);
    this.#acknowledge(role, bucket);
  }

  #acknowledge(role: iam.IRole, bucket: s3.Bucket): void {
    const stack = Stack.of(this);
    const bucketId = stack.getLogicalId(bucket.node.defaultChild as s3.CfnBucket);
    const account = Token.isUnresolved(stack.account) ? '<AWS::AccountId>' : stack.account;
    const qualifier = stack.synthesizer.bootstrapQualifier ?? DefaultStackSynthesizer.DEFAULT_QUALIFIER;
    const wildcards = [
      'Action::s3:GetObject*',
      'Action::s3:GetBucket*',
      'Action::s3:List*',
      'Action::s3:DeleteObject*',
      'Action::s3:Abort*',
      `Resource::arn:aws:s3:::cdk-${qualifier}-assets-${account}-${stack.region}/*`,
      `Resource::<${bucketId}.Arn>/*`,
    ];
    for (const wildcard of wildcards) {
      Validations.of(role).acknowledge({
        id: `AwsSolutions-IAM5[${wildcard}]`,
        reason: 'Granted by BucketDeployment: it copies from the assets of CDK to the bucket of the site.',
      });
    }
    for (const helper of stack.node.children) {
      if (!helper.node.id.startsWith('Custom::CDKBucketDeployment')) continue;
      Validations.of(helper).acknowledge({
        id: 'AwsSolutions-L1',
        reason: 'A function of CDK: the library decides its runtime, and raises it with its releases.',
      });
    }
  }
}
