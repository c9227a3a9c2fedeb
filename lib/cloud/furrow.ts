import { Annotations, type App, Aspects, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { BuiltSite } from './edge/site-files.ts';
import type { Contract } from './functions/entries.ts';
import { LogsExpire } from './functions/logs-expire.ts';
import type { CodeSource } from './functions/node-function.ts';
import { readSettings } from './settings.ts';
import { AppStack } from './stacks/app-stack.ts';
import { CertificateStack } from './stacks/certificate-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { EdgeStack } from './stacks/edge-stack.ts';
import { EdgeWatchStack } from './stacks/edge-watch-stack.ts';
import { EDGE_REGION, stackNames } from './stacks/stack-names.ts';

export interface FurrowProps {
  readonly contract: Contract;
  readonly code: CodeSource;
  readonly site: BuiltSite;
}

export interface FurrowStacks {
  readonly edge: EdgeStack;
  readonly certificate: CertificateStack;
  readonly data: DataStack;
  readonly rest: AppStack;
  readonly edgeWatch: EdgeWatchStack;
}

/** All stacks in deployment order, and the checks that they must pass. */
export function furrow(app: App, { contract, code, site }: FurrowProps): FurrowStacks {
  const settings = readSettings(app);
  const names = stackNames(settings);
  const { bootstrapQualifier } = settings;
  if (bootstrapQualifier) app.node.setContext('@aws-cdk/core:bootstrapQualifier', bootstrapQualifier);
  // Cross-region references need the regions; the account may stay unknown, so that templates can be synthesised
  // without one.
  const account = process.env['CDK_DEFAULT_ACCOUNT'] || undefined;
  const tags = { application: 'furrow', stage: settings.stage };
  const here = { settings, tags, env: { account, region: settings.region } };
  const there = { settings, tags, env: { account, region: EDGE_REGION } };

  const edge = new EdgeStack(app, names.edge, there);
  const certificate = new CertificateStack(app, names.certificate, there);
  const shared = { ...here, code, edge, certificate };
  const data = new DataStack(app, names.data, shared);
  const rest = new AppStack(app, names.rest, { ...shared, data, contract, site });
  const edgeWatch = new EdgeWatchStack(app, names.edgeWatch, { ...there, edge, data, rest });
  for (const [stack, isUsed] of [
    [edge, settings.waf],
    [certificate, settings.hostedZone],
  ] as const) {
    // Ordered so that an unused export is removed only after its importers are updated.
    if (isUsed) data.addStackDependency(stack);
    else stack.addStackDependency(rest);
  }
  edgeWatch.addStackDependency(rest);
  if (settings.stage === 'production' && !settings.alarmEmail) {
    Annotations.of(rest).addWarningV2(
      'furrow:alarmEmail',
      'Nobody will hear an alarm: set alarmEmail (docs/operations.md, Settings).',
    );
  }
  Aspects.of(app).add(new LogsExpire());
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return { edge, certificate, data, rest, edgeWatch };
}
