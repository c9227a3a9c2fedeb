/** Whether the operator has set a sender (setting `emailFrom`): without one, no mail is sent. */
export const sendsMail = (): boolean => Boolean(process.env['MAIL_FROM']);
