import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import * as cognito from 'aws-cdk-lib/aws-cognito';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as iam from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { type CodeSource, NodeFunction } from '../functions/node-function.ts';
import type { Settings } from '../settings.ts';
import { codeLimit } from './code-limit.ts';

export interface IdentityProps {
  readonly code: CodeSource;
  readonly settings: Settings;
  readonly table: dynamodb.ITableV2;
}

const changeable = { required: false, mutable: true };

/**
 * Members' accounts: the pool, the site's client, the administrators' group and the sign-up trigger.
 * How one signs in, whether case counts and which attributes are required can never be changed on a living pool.
 */
export class Identity extends Construct {
  public readonly userPool: cognito.UserPool;
  public readonly client: cognito.UserPoolClient;
  /** Codes that were refused because as many were sent today as the operator allows; where there is SMS. */
  public readonly refusedCodes?: Metric;

  public constructor(scope: Construct, id: string, { code, settings, table }: IdentityProps) {
    super(scope, id);
    const { sms, emailFrom, emailRegion, emailDomain, protect } = settings;
    const preSignUp = new NodeFunction(this, 'PreSignUp', {
      entry: 'identity/pre-sign-up',
      code,
      description: 'Confirms a sign-up that no code could reach',
    });

    preSignUp.addEnvironment('SMS', String(sms));
    const limit = sms ? codeLimit(this, { code, table, inAll: settings.smsDailyLimit }) : undefined;
    if (limit) this.refusedCodes = limit.refused;

    const postConfirmation = new NodeFunction(this, 'PostConfirmation', {
      entry: 'identity/post-confirmation',
      code,
      description: 'Ends all sessions of a member who recovered their account',
    });

    // Cognito refuses to verify phones without the right to send SMS: both are switched together.
    const verified = { email: true, phone: sms };
    this.userPool = new cognito.UserPool(this, 'Pool', {
      // Nothing of Essentials is used: no passkeys or codes to sign in, no claims of ours in access tokens, no second factor by
      // mail, no memory of passwords, no managed pages. It would cost three times as much for each member.
      featurePlan: cognito.FeaturePlan.LITE,
      signInCaseSensitive: false,
      signInAliases: { username: true },
      selfSignUpEnabled: true,
      standardAttributes: {
        givenName: changeable,
        familyName: changeable,
        birthdate: changeable,
        email: changeable,
        phoneNumber: changeable,
      },
      autoVerify: verified,
      keepOriginal: verified,
      userVerification: {
        emailStyle: cognito.VerificationEmailStyle.CODE,
        emailSubject: 'Your verification code',
        emailBody: 'Your code for Furrow is {####}. If you did not ask for it, ignore this mail.',
        smsMessage: 'Your code for Furrow is {####}',
      },
      passwordPolicy: {
        minLength: 6,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
      },
      mfa: cognito.Mfa.OFF,
      accountRecovery: sms
        ? cognito.AccountRecovery.EMAIL_AND_PHONE_WITHOUT_MFA
        : cognito.AccountRecovery.EMAIL_ONLY,
      enableSmsRole: sms,
      ...(emailFrom &&
        emailRegion && {
          email: cognito.UserPoolEmail.withSES({
            fromEmail: emailFrom,
            sesRegion: emailRegion,
            // The identity that SES knows: the domain, or else the one address.
            ...(emailDomain && { sesVerifiedDomain: emailDomain }),
          }),
        }),
      lambdaTriggers: { preSignUp, postConfirmation, ...(limit && { customMessage: limit.handler }) },
      deletionProtection: protect,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    acknowledge(this.userPool, sms);
    this.letSignOut(postConfirmation);

    this.userPool.addGroup('Administrators', { groupName: 'admin' });

    const written = { givenName: true, familyName: true, birthdate: true, email: true, phoneNumber: true };
    this.client = this.userPool.addClient('Site', {
      generateSecret: false,
      authFlows: { userSrp: true },
      disableOAuth: true,
      preventUserExistenceErrors: true,
      accessTokenValidity: Duration.minutes(15),
      idTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.days(30),
      enableTokenRevocation: true,
      // What a member may not write: above all whether an address is verified.
      writeAttributes: new cognito.ClientAttributes().withStandardAttributes(written),
      readAttributes: new cognito.ClientAttributes().withStandardAttributes({
        ...written,
        emailVerified: true,
        phoneNumberVerified: true,
      }),
    });
    this.client.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
  }

  /** A policy of its own: the pool names the function, so the function's cannot name the pool. */
  private letSignOut({ role }: NodeFunction): void {
    const statement = new iam.PolicyStatement({
      actions: ['cognito-idp:AdminUserGlobalSignOut'],
      resources: [this.userPool.userPoolArn],
    });
    role?.attachInlinePolicy(new iam.Policy(this, 'SignOutEverywhere', { statements: [statement] }));
  }
}

function acknowledge(pool: cognito.UserPool, sms: boolean): void {
  Validations.of(pool).acknowledge(
    {
      id: 'AwsSolutions-COG1',
      reason: 'The product asks for six characters; a decision record says why, and what makes up for it.',
    },
    {
      id: 'AwsSolutions-COG2',
      reason: 'Members own cheap phones and often no e-mail: a second factor would shut them out.',
    },
    {
      id: 'AwsSolutions-COG8',
      reason:
        'Threat protection takes the Plus plan, four times the price of a member; SRP, the firewall and alarms are what we have.',
    },
  );
  if (!sms) return;
  Validations.of(pool).acknowledge({
    id: 'AwsSolutions-IAM5[Resource::*]',
    reason: 'Cognito publishes SMS to phone numbers, which are no resources.',
  });
}
