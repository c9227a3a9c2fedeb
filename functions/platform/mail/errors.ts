/** A mail that SES will never take: to an address that it has on its suppression list, for instance. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** SES takes no more mails in this second. */
export class MailsTooMany extends Error {
  override readonly name = 'MailsTooMany';
}
