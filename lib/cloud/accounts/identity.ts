import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import * as cognito from 'aws-cdk-lib/aws-cognito';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as iam from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { grantTable } from '../functions/grants.ts';
import { type CodeSource, NodeFunction } from '../functions/node-function.ts';
import type { Settings } from '../settings.ts';
import { codeLimit } from './code-limit.ts';
import { MemberPool } from './member-pool.ts';

export interface IdentityProps {
  readonly code: CodeSource;
  readonly settings: Settings;
  readonly table: dynamodb.ITableV2;
}

/** Members' accounts: the user pool, its triggers, the site's client and the administrators' group. */
export class Identity extends Construct {
  public readonly userPool: cognito.UserPool;
  public readonly client: cognito.UserPoolClient;
  /** The functions that Cognito calls. */
  public readonly triggers: Readonly<Record<'preSignUp' | 'postConfirmation', NodeFunction>>;
  /** Codes refused because the day's total was reached; undefined without SMS. */
  public readonly refusedCodes?: Metric;

  public constructor(scope: Construct, id: string, { code, settings, table }: IdentityProps) {
    super(scope, id);
    const { sms, smsDailyLimit } = settings;
    const preSignUp = new NodeFunction(this, 'PreSignUp', {
      entry: 'identity/pre-sign-up',
      code,
      description: 'Confirms a sign-up that no code could reach',
      isReserved: true,
    });
    preSignUp.addEnvironment('SMS', String(sms));
    const limit = sms ? codeLimit(this, { code, table, inAll: smsDailyLimit }) : undefined;
    if (limit) this.refusedCodes = limit.refused;
    const postConfirmation = new NodeFunction(this, 'PostConfirmation', {
      entry: 'identity/post-confirmation',
      code,
      description: 'Ends all sessions of a member who recovered their account',
      isReserved: true,
    });
    // The devices that are told.
    grantTable(postConfirmation, table, 'write');

    this.triggers = { preSignUp, postConfirmation };
    const triggers = { ...this.triggers, ...(limit && { customMessage: limit.handler }) };
    this.userPool = new MemberPool(this, 'Pool', { settings, triggers });
    this.#letSignOut(postConfirmation);
    this.client = this.userPool.addClient('Site', site);
    const administrators = this.userPool.addGroup('Administrators', { groupName: 'admin' });
    for (const part of [this.client, administrators]) {
      part.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
    }
  }

  /** A separate policy: the pool names the function, so the function's own policy cannot name the pool. */
  #letSignOut({ role }: NodeFunction): void {
    const statement = new iam.PolicyStatement({
      actions: ['cognito-idp:AdminListGroupsForUser', 'cognito-idp:AdminUserGlobalSignOut'],
      resources: [this.userPool.userPoolArn],
    });
    role?.attachInlinePolicy(new iam.Policy(this, 'SignOutEverywhere', { statements: [statement] }));
  }
}

const written = { givenName: true, familyName: true, birthdate: true, email: true, phoneNumber: true };

const site: cognito.UserPoolClientOptions = {
  generateSecret: false,
  authFlows: { userSrp: true },
  disableOAuth: true,
  preventUserExistenceErrors: true,
  accessTokenValidity: Duration.minutes(15),
  idTokenValidity: Duration.minutes(15),
  refreshTokenValidity: Duration.days(30),
  enableTokenRevocation: true,
  // Leaves out what a member may not write, above all whether an address is verified.
  writeAttributes: new cognito.ClientAttributes().withStandardAttributes(written),
  readAttributes: new cognito.ClientAttributes().withStandardAttributes({
    ...written,
    emailVerified: true,
    phoneNumberVerified: true,
  }),
};
