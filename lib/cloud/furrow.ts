import { type App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { AppStack } from './app-stack.ts';
import { DataStack } from './data-stack.ts';
import type { Contract } from './entries.ts';
import type { CodeSource } from './node-function.ts';
import { readSettings } from './settings.ts';
import type { BuiltSite } from './site-files.ts';

export interface FurrowProps {
  readonly contract: Contract;
  readonly code: CodeSource;
  readonly site: BuiltSite;
}

/** Everything that is deployed, and the checks that it must pass before. */
export function furrow(app: App, { contract, code, site }: FurrowProps): { data: DataStack; rest: AppStack } {
  const settings = readSettings(app);
  const data = new DataStack(app, 'FurrowData', { code, settings });
  const rest = new AppStack(app, 'Furrow', { data, contract, code, site, settings });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return { data, rest };
}
