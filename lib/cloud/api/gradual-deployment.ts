import { Stack, Token, Validations } from 'aws-cdk-lib';
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import * as codedeploy from 'aws-cdk-lib/aws-codedeploy';
import * as iam from 'aws-cdk-lib/aws-iam';
import type { Alias, IVersion } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';

export interface GradualDeploymentProps {
  /** The aliases that the routes call. */
  readonly aliases: readonly Alias[];
  /** When this alarm is raised, all unfinished deployments are rolled back. It must not depend on the functions. */
  readonly alarm: Alarm;
}

// The alarm counts over five minutes, and its data arrives a minute or two late: a deployment of five minutes would be
// over before the alarm is raised.
const { CANARY_10PERCENT_10MINUTES: steps } = codedeploy.LambdaDeploymentConfig;

/** Sends a tenth of the requests to a new version first, and rolls back if the alarm is raised within ten minutes. */
export class GradualDeployment extends Construct {
  public constructor(scope: Construct, id: string, { aliases, alarm }: GradualDeploymentProps) {
    super(scope, id);
    const application = new codedeploy.LambdaApplication(this, 'Application');
    // The role already has all permissions; the deployment group would add AWS's managed policy, which covers the whole
    // account.
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
      // Lambda accepts 15 such requests a second: within a domain, versions are made one after the other.
      const before = latest.get(Stack.of(alias));
      if (before) alias.version.node.addDependency(before);
      latest.set(Stack.of(alias), alias.version);
    }
  }

  /** May shift the aliases of this copy's functions, whose names begin with the stack's name. */
  #role(): iam.Role {
    const { stackName, region, account, partition } = Stack.of(this);
    const functions = (of: string) => `arn:${partition}:lambda:${region}:${of}:function:${stackName}-*`;
    const role = new iam.Role(this, 'Role', {
      assumedBy: new iam.ServicePrincipal('codedeploy.amazonaws.com'),
      // Inline, so that the permissions exist as soon as the role does.
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
