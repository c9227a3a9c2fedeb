import { CfnWaitConditionHandle, ReferenceStrength, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { edgeAcl } from '../firewall/edge-acl.ts';
import type { Settings } from '../settings.ts';
import { Budget } from '../watch/budget.ts';

export interface EdgeStackProps extends StackProps {
  readonly settings: Settings;
}

/**
 * What CloudFront takes from us-east-1 alone, before there is a distribution. It hands over by weak references, in us-east-1, too:
 * what a setting takes away here must not be held by the stacks that are updated after it.
 */
export class EdgeStack extends Stack {
  /** The firewall for distributions, where there is one. */
  public readonly webAclArn?: string;

  public constructor(scope: Construct, id: string, { settings, ...props }: EdgeStackProps) {
    super(scope, id, { description: 'Furrow: what CloudFront takes from us-east-1', ...props });
    if (settings.waf) {
      this.webAclArn = Stack.consumeReference(edgeAcl(this, 'Firewall').arn, ReferenceStrength.WEAK);
    }
    // What the account costs is known here, too.
    if (settings.monthlyBudget > 0) new Budget(this, 'Budget', settings);
    // Does nothing and costs nothing: a stack holds something, also where no setting asks for any of this.
    new CfnWaitConditionHandle(this, 'Nothing');
  }
}
