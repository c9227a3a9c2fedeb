import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import * as cognito from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';

export interface MemberPoolProps {
  readonly settings: Settings;
  readonly triggers: cognito.UserPoolTriggers;
}

/**
 * The user pool of members' accounts. The sign-in names, their case sensitivity and the required attributes can never
 * be changed on an existing pool. Standard attributes are left out, since Cognito's defaults are what we need (not
 * required, can be changed), and a schema in the template has later updates of the pool refused.
 */
export class MemberPool extends cognito.UserPool {
  public constructor(scope: Construct, id: string, { settings, triggers }: MemberPoolProps) {
    const { sms, protect } = settings;
    // Cognito refuses to verify phones without the right to send SMS, so one setting switches both.
    const verified = { email: true, phone: sms };
    super(scope, id, {
      // Nothing of Essentials is used: no passkeys or codes to sign in, no custom claims in access tokens, no second
      // factor by mail, no password history, no managed pages. It costs three times as much per member.
      featurePlan: cognito.FeaturePlan.LITE,
      signInCaseSensitive: false,
      signInAliases: { username: true },
      selfSignUpEnabled: true,
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
      // Members may, administrators must (setting `adminSecondFactor`): an authenticator app costs nothing and needs no
      // network. By SMS each code would cost money.
      mfa: cognito.Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      accountRecovery: sms
        ? cognito.AccountRecovery.EMAIL_AND_PHONE_WITHOUT_MFA
        : cognito.AccountRecovery.EMAIL_ONLY,
      enableSmsRole: sms,
      ...sender(settings),
      lambdaTriggers: triggers,
      deletionProtection: protect,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    this.#acknowledge(sms);
  }

  #acknowledge(sms: boolean): void {
    Validations.of(this).acknowledge(
      {
        id: 'AwsSolutions-COG1',
        reason: 'The product asks for six characters; a decision record says why, and what makes up for it.',
      },
      {
        id: 'AwsSolutions-COG2',
        reason:
          'Members own cheap phones and often no second device: whoever wants switches it on, and administrators must.',
      },
      {
        id: 'AwsSolutions-COG8',
        reason:
          'Threat protection takes the Plus plan, four times the price of a member; SRP, the firewall and alarms are what we have.',
      },
    );
    if (!sms) return;
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'Cognito publishes SMS to phone numbers, which are no resources.',
    });
  }
}

/** Sender of the pool's mails, where SES has a verified identity. */
function sender({ emailFrom, emailRegion, emailDomain }: Settings): Pick<cognito.UserPoolProps, 'email'> {
  if (!emailFrom || !emailRegion) return {};
  return {
    email: cognito.UserPoolEmail.withSES({
      fromEmail: emailFrom,
      sesRegion: emailRegion,
      // The identity verified in SES: the domain, or else the one address.
      ...(emailDomain && { sesVerifiedDomain: emailDomain }),
    }),
  };
}
