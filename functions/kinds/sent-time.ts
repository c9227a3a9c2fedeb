/**
 * A time of a beginning or an end, as a device sent it (`EpochTime`): it may come days later, and clocks are wrong. One
 * that is ahead counts as now, and an end before its beginning as that.
 */
export const sentTime = (sent: string, since = '0'): string =>
  String(Math.max(Math.min(Number(sent), Date.now()), Number(since)));
