import type { ReportedOn } from '#contract/moderation/reports.ts';

/** What a member reports. */
export interface Reported {
  readonly on: ReportedOn;
  readonly id: string;
  /** What it is called, or how it begins. */
  readonly title: string;
  /** The address at which it is seen, which is the key of what goes out about it, in order. */
  readonly to: string;
}
