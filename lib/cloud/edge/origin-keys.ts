import { Fn, Validations } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

/**
 * The secret by which the API recognises CloudFront. A generation never changes: raising the setting by one generates
 * the next. Functions accept it and the one before; CloudFront sends it only after they do. So every request carries an
 * accepted key during the change.
 */
export class OriginKeys extends Construct {
  /** The key that CloudFront sends. */
  public readonly sent: string;
  /** The keys that functions accept, separated by commas. */
  public readonly accepted: string;

  public constructor(scope: Construct, id: string, { generation }: { readonly generation: number }) {
    super(scope, id);
    const generations = [generation, generation - 1].filter((each) => each >= 1);
    const values = generations.map((each) => this.#secret(each));
    this.sent = values[0] as string;
    this.accepted = Fn.join(',', values);
  }

  /** A dynamic reference, so no template shows the secret. */
  #secret(generation: number): string {
    const secret = new Secret(this, `Generation${generation}`, {
      description: `By which the API knows CloudFront: generation ${generation}`,
      generateSecretString: { passwordLength: 48, excludePunctuation: true, includeSpace: false },
    });
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'It is rotated by the setting originKey, in the order in which functions and CloudFront learn it.',
    });
    return secret.secretValue.unsafeUnwrap();
  }
}
