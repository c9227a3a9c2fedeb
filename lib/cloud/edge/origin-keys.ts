import { Fn, Validations } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

/**
 * The secret by which the API knows CloudFront. A generation is never changed: raising the setting by one makes the next. Functions take
 * it and the one before; CloudFront sends it once they do. So neither is ever without the other.
 */
export class OriginKeys extends Construct {
  /** What CloudFront sends. */
  public readonly sent: string;
  /** What functions accept, with commas between. */
  public readonly accepted: string;

  public constructor(scope: Construct, id: string, { generation }: { readonly generation: number }) {
    super(scope, id);
    const generations = [generation, generation - 1].filter((each) => each >= 1);
    const values = generations.map((each) => this.#secret(each));
    this.sent = values[0] as string;
    this.accepted = Fn.join(',', values);
  }

  /** Where it is resolved, no template shows it. */
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
