import { Stack, Token, Validations } from 'aws-cdk-lib';
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import * as codedeploy from 'aws-cdk-lib/aws-codedeploy';
import * as iam from 'aws-cdk-lib/aws-iam';
import type { Alias, IVersion } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';

export interface GradualDeploymentProps {
  /** What the routes call. */
  readonly aliases: readonly Alias[];
  /** Where it rings, all versions that are not through go back. It must need none of the functions. */
  readonly alarm: Alarm;
}

// The alarm counts over five minutes, and what it counts arrives a minute or two late: five minutes would be over before it rings.
const { CANARY_10PERCENT_10MINUTES: steps } = codedeploy.LambdaDeploymentConfig;

/** Sends a part of the requests to a new version before it sends all, and none any more where the alarm rings meanwhile. */
export class GradualDeployment extends Construct {
  public constructor(scope: Construct, id: string, { aliases, alarm }: GradualDeploymentProps) {
    super(scope, id);
    const application = new codedeploy.LambdaApplication(this, 'Application');
    // All that it needs it has; by itself a group would add what AWS keeps for everything of an account.
    const role = this.#role().withoutPolicyUpdates();
    const latest = new Map<Stack, IVersion>();
    for (const alias of aliases) {
      new codedeploy.LambdaDeploymentGroup(alias, 'Deployment', {
        application,
        role,
        alias,
        deploymentConfig: steps,
        alarms: [alarm],
      });
      // Lambda takes 15 such requests a second: within a domain one version is made after the other, so that not all begin at once.
      const before = latest.get(Stack.of(alias));
      if (before) alias.version.node.addDependency(before);
      latest.set(Stack.of(alias), alias.version);
    }
  }

  /** May shift the aliases of this copy's functions: the stack's name is in front of theirs. */
  #role(): iam.Role {
    const { stackName, region, account, partition } = Stack.of(this);
    const functions = (of: string) => `arn:${partition}:lambda:${region}:${of}:function:${stackName}-*`;
    const role = new iam.Role(this, 'Role', {
      assumedBy: new iam.ServicePrincipal('codedeploy.amazonaws.com'),
      // There as soon as the role is.
      inlinePolicies: {
        Shift: new iam.PolicyDocument({
          statements: [
            new iam.PolicyStatement({
              actions: ['lambda:GetAlias', 'lambda:UpdateAlias', 'lambda:GetProvisionedConcurrencyConfig'],
              resources: [functions(account)],
            }),
            new iam.PolicyStatement({ actions: ['cloudwatch:DescribeAlarms'], resources: ['*'] }),
          ],
        }),
      },
    });
    Validations.of(role).acknowledge(
      {
        id: `AwsSolutions-IAM5[Resource::${functions(Token.isUnresolved(account) ? '<AWS::AccountId>' : account)}]`,
        reason:
          "Functions have no names of their own: the wildcard covers this stack's, and shifts aliases alone.",
      },
      {
        id: 'AwsSolutions-IAM5[Resource::*]',
        reason: 'CloudWatch shows all kinds of alarms only to who may see every one (DescribeAlarms).',
      },
    );
    return role;
  }
}
