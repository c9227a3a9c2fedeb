/** What a member reads when the day's codes are spent. In the log it triggers the operator's alarm. */
export const EXHAUSTED = 'No more codes can be sent by text message today. Please try again tomorrow';
