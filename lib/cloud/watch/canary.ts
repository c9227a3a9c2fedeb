import { Duration, Validations } from 'aws-cdk-lib';
import type * as cognito from 'aws-cdk-lib/aws-cognito';
import * as iam from 'aws-cdk-lib/aws-iam';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Trigger } from 'aws-cdk-lib/triggers';
import { Construct } from 'constructs';
import { Clock } from '../functions/clock.ts';
import { type CodeSource, NodeFunction } from '../functions/node-function.ts';
import type { AlarmTopic } from './alarm-topic.ts';
import { canaryMetric, period } from './metrics.ts';

export interface CanaryProps {
  readonly code: CodeSource;
  readonly userPool: cognito.IUserPool;
  /** `https://…` of the site. */
  readonly origin: string;
  /** Which copy of the system it watches: the setting `stage`. */
  readonly copy: string;
  readonly alarms: AlarmTopic;
  /** What must exist before its first round. */
  readonly after: readonly Construct[];
}

/**
 * Signs in and reads the news every five minutes, as a member does; an alarm is raised when it cannot. Its account is
 * an ordinary member's: only a function that a deployment calls may set its password.
 */
export class Canary extends Construct {
  public constructor(scope: Construct, id: string, props: CanaryProps) {
    super(scope, id);
    const { code, userPool, origin, copy, alarms, after } = props;
    const secret = new Secret(this, 'Password', {
      description: 'Password of the canary, a member that signs in and reads the news',
      generateSecretString: { passwordLength: 32, excludePunctuation: true },
    });
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'The password of a member who owns nothing; a new secret is one deployment without canary away.',
    });

    const account = new NodeFunction(this, 'Account', {
      entry: 'system/put-canary',
      code,
      description: 'Gives the canary its account and its password',
      // Long enough to wait until IAM has propagated the role's permission.
      timeout: Duration.seconds(100),
    });
    account.addEnvironment('USER_POOL_ID', userPool.userPoolId);
    account.addToRolePolicy(
      new iam.PolicyStatement({
        actions: ['cognito-idp:AdminCreateUser', 'cognito-idp:AdminSetUserPassword'],
        resources: [userPool.userPoolArn],
      }),
    );
    const rounds = new NodeFunction(this, 'Rounds', {
      entry: 'system/canary',
      code,
      description: 'Signs in and reads the news, as a member does',
      timeout: Duration.seconds(60),
    });
    rounds.addEnvironment('SITE_ORIGIN', origin);
    rounds.addEnvironment('STAGE', copy);
    // A member may well have the name `canary`.
    const name = `canary-${this.node.addr.slice(-12)}`;
    for (const each of [account, rounds]) {
      each.addEnvironment('CANARY_NAME', name);
      each.addEnvironment('CANARY_PASSWORD', secret.secretValue.unsafeUnwrap());
    }

    const put = new Trigger(this, 'PutAccount', { handler: account, timeout: Duration.minutes(2) });
    const clock = new Clock(this, 'Clock', {
      handler: rounds,
      every: period,
      description: 'Starts a round of the canary',
    });
    clock.node.addDependency(put, ...after);
    alarms.ring('CanaryFails', {
      metric: canaryMetric(copy, 'canaryFailures', 'Maximum'),
      threshold: 1,
      periods: 3,
      meaning: 'A member could not sign in and read the news for a quarter of an hour.',
      isWatch: true,
    });
  }
}
