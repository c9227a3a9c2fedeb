import { CfnWaitConditionHandle, ReferenceStrength, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { contentAcl, siteAcl } from '../firewall/edge-acl.ts';
import type { WebAcl } from '../firewall/web-acl.ts';
import type { Settings } from '../settings.ts';
import { Budget } from '../watch/budget.ts';

export interface EdgeStackProps extends StackProps {
  readonly settings: Settings;
}

/** What other stacks need of a firewall. */
export interface EdgeFirewall {
  readonly arn: string;
  readonly metricName: string;
}

const weakly = ({ arn, metricName }: WebAcl): EdgeFirewall => ({
  arn: Stack.consumeReference(arn, ReferenceStrength.WEAK),
  metricName,
});

/**
 * What CloudFront requires in us-east-1 before there is a distribution. It exports by weak references, also in
 * us-east-1: stacks updated later must not keep this one from dropping a resource.
 */
export class EdgeStack extends Stack {
  /** The distributions' firewalls, if there are any. */
  public readonly firewalls?: Readonly<Record<'site' | 'content', EdgeFirewall>>;

  public constructor(scope: Construct, id: string, { settings, ...props }: EdgeStackProps) {
    super(scope, id, { description: 'Furrow: what CloudFront takes from us-east-1', ...props });
    if (settings.waf) {
      this.firewalls = {
        site: weakly(siteAcl(this, 'Firewall')),
        content: weakly(contentAcl(this, 'ContentFirewall')),
      };
    }
    // The account's total cost is known in us-east-1.
    if (settings.monthlyBudget > 0) new Budget(this, 'Budget', settings);
    // Does nothing and costs nothing: a stack must hold a resource even when no setting asks for any of this.
    new CfnWaitConditionHandle(this, 'Nothing');
  }
}
