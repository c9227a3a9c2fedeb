import { CfnWaitConditionHandle, ReferenceStrength, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { edgeAcl } from '../firewall/edge-acl.ts';
import type { Settings } from '../settings.ts';
import { Budget } from '../watch/budget.ts';

export interface EdgeStackProps extends StackProps {
  readonly settings: Settings;
}

/**
 * What CloudFront requires in us-east-1 before there is a distribution. It exports by weak references, also in
 * us-east-1: stacks updated later must not keep this one from dropping a resource.
 */
export class EdgeStack extends Stack {
  /** The distributions' firewall, if there is one. */
  public readonly webAclArn?: string;

  public constructor(scope: Construct, id: string, { settings, ...props }: EdgeStackProps) {
    super(scope, id, { description: 'Furrow: what CloudFront takes from us-east-1', ...props });
    if (settings.waf) {
      this.webAclArn = Stack.consumeReference(edgeAcl(this, 'Firewall').arn, ReferenceStrength.WEAK);
    }
    // The account's total cost is known in us-east-1.
    if (settings.monthlyBudget > 0) new Budget(this, 'Budget', settings);
    // Does nothing and costs nothing: a stack must hold a resource even when no setting asks for any of this.
    new CfnWaitConditionHandle(this, 'Nothing');
  }
}
