import { ArnFormat, Stack } from 'aws-cdk-lib';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type * as cognito from 'aws-cdk-lib/aws-cognito';
import { CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { blockedMetric } from '../watch/metrics.ts';
import { WebAcl } from './web-acl.ts';
import { carrying, managed, rate } from './web-acl-rules.ts';

/* Counted by address alone, since who signs up or in has no token yet; and only for what a browser asks: our own
   functions ask the same pool for a member's attributes, from few addresses. */

/**
 * Each of these creates an account, which is paid for by the month, or sends a message. A class of fifty signs up
 * within ten minutes.
 */
const COSTLY = ['SignUp', 'ResendConfirmationCode', 'ForgotPassword', 'GetUserAttributeVerificationCode'];
const MOST_COSTLY = { most: 50, seconds: 600 } as const;

/**
 * One call for each sign-in, and one every quarter of an hour while signed in: three thousand members of one address.
 */
const SIGN_INS = ['InitiateAuth', 'GetTokensFromRefreshToken'];
const MOST_SIGN_INS = { most: 3000, seconds: 300 } as const;

/**
 * Each of these tries a password or a code. A refresh of tokens is none of them, so 300 in five minutes are a class of
 * three hundred who all sign in at once, and at most 86,400 guesses a day from one address.
 */
const GUESSES = ['RespondToAuthChallenge', 'ConfirmSignUp', 'ConfirmForgotPassword'];
const MOST_GUESSES = { most: 300, seconds: 300 } as const;

/** Cognito's header tells the firewall which operation is called; the request itself has the same header. */
const asking = (operations: readonly string[]) =>
  carrying(
    ['x-amzn-cognito-operation-name', 'x-amz-target'],
    `^(AWSCognitoIdentityProviderService\\.)?(${operations.join('|')})$`,
  );

export interface PoolAclProps {
  readonly userPool: cognito.IUserPool;
  /** Resources that take minutes to create: WAF needs that long before the ACL can be associated with the pool. */
  readonly after: Construct;
}

/**
 * Limits how many accounts one address creates, how many messages it sends and how often it guesses. In a stack apart
 * from the pool's: a firewall that cannot be created must not stop the accounts from being created.
 */
export class PoolAcl extends Construct {
  /** Requests that its rates blocked. */
  public readonly blocked: Readonly<Record<string, Metric>>;

  public constructor(scope: Construct, id: string, { userPool, after }: PoolAclProps) {
    super(scope, id);
    const { arn, metricName } = new WebAcl(this, 'Pool', {
      scope: 'REGIONAL',
      description: 'Furrow: what the accounts of members refuse',
      rules: [
        rate('SignUpsAndCodes', { ...MOST_COSTLY, among: asking(COSTLY) }),
        rate('SignIns', { ...MOST_SIGN_INS, among: asking(SIGN_INS) }),
        rate('Guesses', { ...MOST_GUESSES, among: asking(GUESSES) }),
        managed('AWSManagedRulesAmazonIpReputationList', {
          among: asking([...COSTLY, ...SIGN_INS, ...GUESSES]),
        }),
      ],
    });
    const blocked = (rule: string) => blockedMetric(metricName, rule, Stack.of(this).region);
    this.blocked = {
      costly: blocked('SignUpsAndCodes'),
      signIns: blocked('SignIns'),
      guesses: blocked('Guesses'),
    };
    const association = new CfnWebACLAssociation(this, 'Association', {
      webAclArn: arn,
      // Built from the pool's id, which is exported anyway: the ARN would be one more export to keep.
      resourceArn: Stack.of(this).formatArn({
        service: 'cognito-idp',
        resource: 'userpool',
        resourceName: userPool.userPoolId,
        arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
      }),
    });
    association.node.addDependency(after);
  }
}
