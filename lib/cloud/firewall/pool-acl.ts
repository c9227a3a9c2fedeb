import { ArnFormat, Stack } from 'aws-cdk-lib';
import type * as cognito from 'aws-cdk-lib/aws-cognito';
import { CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { WebAcl } from './web-acl.ts';
import { carrying, managed, rate } from './web-acl-rules.ts';

/*
 * By address alone, since who signs up or in has no token yet, and of what a browser asks alone: our own functions ask the same pool
 * for a member's attributes, all of them from a few addresses.
 */

/** Each makes an account, which is paid for by the month, or sends a message. A class of fifty signs up within ten minutes. */
const COSTLY = ['SignUp', 'ResendConfirmationCode', 'ForgotPassword', 'GetUserAttributeVerificationCode'];
const MOST_COSTLY = { most: 50, seconds: 600 } as const;

/** Two calls for a sign-in, one each quarter of an hour for who is signed in: three thousand members behind one address, and their guesses. */
const SIGN_INS = [
  ...['InitiateAuth', 'RespondToAuthChallenge', 'GetTokensFromRefreshToken'],
  ...['ConfirmSignUp', 'ConfirmForgotPassword'],
];
const MOST_SIGN_INS = { most: 3000, seconds: 300 } as const;

/** How Cognito tells the firewall what is asked, and how the request itself does. */
const asking = (operations: readonly string[]) =>
  carrying(
    ['x-amzn-cognito-operation-name', 'x-amz-target'],
    `^(AWSCognitoIdentityProviderService\\.)?(${operations.join('|')})$`,
  );

export interface PoolAclProps {
  readonly userPool: cognito.IUserPool;
  /** What takes minutes to be made: the firewall can be put before the pool once WAF knows it everywhere. */
  readonly after: Construct;
}

/**
 * Keeps one address from making accounts by the thousand, sending messages, and guessing. Beside the pool and not in its stack: a
 * firewall that cannot be made must not keep the accounts from being made.
 */
export class PoolAcl extends Construct {
  public constructor(scope: Construct, id: string, { userPool, after }: PoolAclProps) {
    super(scope, id);
    const { arn } = new WebAcl(this, 'Pool', {
      scope: 'REGIONAL',
      description: 'Furrow: what the accounts of members refuse',
      rules: [
        rate('SignUpsAndCodes', { ...MOST_COSTLY, among: asking(COSTLY) }),
        rate('SignIns', { ...MOST_SIGN_INS, among: asking(SIGN_INS) }),
        managed('AWSManagedRulesAmazonIpReputationList', { among: asking([...COSTLY, ...SIGN_INS]) }),
      ],
    });
    const association = new CfnWebACLAssociation(this, 'Association', {
      webAclArn: arn,
      // Made of the id, which is handed over in any case: the ARN would be one thing more to hold on to.
      resourceArn: Stack.of(this).formatArn({
        ...{ service: 'cognito-idp', resource: 'userpool', resourceName: userPool.userPoolId },
        arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
      }),
    });
    association.node.addDependency(after);
  }
}
