/**
 * A mail that SES will never take, such as one to an address that is none. To an address on its suppression list it
 * takes one, and drops it.
 */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** SES takes no more mails: in this second, or of this day where its quota is spent (`isQuota`). */
export class MailsTooMany extends Error {
  override readonly name = 'MailsTooMany';
  readonly isQuota: boolean;

  constructor(message: string, isQuota: boolean) {
    super(message);
    this.isQuota = isQuota;
  }
}
