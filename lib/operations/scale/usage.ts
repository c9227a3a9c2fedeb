import { assumed, beside, requests } from './behaviour.ts';
import type { Measured } from './measured.ts';

const MONTH_SECONDS = 30 * 24 * 60 * 60;
const KB_PER_GB = 1_000_000; // kilobytes in a gigabyte

/** What a number of members use in a month. */
export interface Usage {
  readonly members: number;
  readonly requests: number;
  readonly reads: number;
  readonly writes: number;
  readonly jobs: number;
  readonly jobWrites: number;
  readonly invocations: number;
  /** Mean of all requests. */
  readonly milliseconds: number;
  readonly gigabyteSeconds: number;
  /** Share of requests that wait for a cold start. */
  readonly cold: number;
  /** Concurrent functions in the busiest second. */
  readonly atOnce: number;
  readonly signUps: number;
  readonly signIns: number;
  readonly renewals: number;
  /** Members that Cognito looks up (`GetUser`). */
  readonly lookups: number;
  readonly joins: number;
  readonly hotReads: number;
  readonly rankWrites: number;
  readonly edgeRequests: number;
  readonly edgeGigabytes: number;
  readonly fileGigabytes: number;
  readonly fileWrites: number;
  readonly mails: number;
  readonly tableGigabytes: number;
  readonly logGigabytes: number;
  readonly traces: number;
  /** Demand in the busiest second, for a monthly number. */
  readonly peak: (monthly: number) => number;
}

/** What the page varies: a factor of what members ask for, kilobytes of video for each of them, months of storage. */
export interface Variation {
  readonly visits?: number;
  readonly videoKilobytes?: number;
  readonly monthsKept?: number;
}

export function usageOf(
  members: number,
  measured: ReadonlyMap<string, Measured>,
  { visits = 1, videoKilobytes = beside.videoKilobytes, monthsKept = assumed.monthsKept }: Variation = {},
): Usage {
  const rows = Object.entries(requests).map(([name, times]) => {
    const found = measured.get(name);
    if (!found) throw new Error(`docs/access-patterns.md has no row ${name}`);
    return { ...found, times: times * members * visits };
  });
  const total = (units: (row: (typeof rows)[number]) => number) =>
    rows.reduce((sum, row) => sum + row.times * units(row), 0);
  const peak = (monthly: number) => (assumed.peak * monthly) / MONTH_SECONDS;

  const asked = total(() => 1);
  const jobs = members * beside.jobs * visits;
  const writes = total((row) => row.writes) * (1 + assumed.collisions) + jobs * assumed.job.writes;
  const warm = total(({ calls, processor }) => processor / assumed.processor + calls * assumed.call);
  const cold = total(({ times }) => Math.exp((-times * assumed.kept * 60) / MONTH_SECONDS));
  const milliseconds = warm + cold * assumed.start + jobs * assumed.job.milliseconds;
  const follows = (requests['POST /api/communities-users/follow'] ?? 0) * members;
  return {
    members,
    requests: asked,
    jobs,
    writes,
    peak,
    reads:
      total(({ reads, writes }) => reads + (writes > 0 ? 0 : assumed.admission)) + jobs * assumed.job.reads,
    jobWrites: jobs * 5,
    invocations: asked + jobs + MONTH_SECONDS / 900,
    milliseconds: milliseconds / asked,
    gigabyteSeconds: (milliseconds / 1000) * assumed.gigabytes,
    cold: cold / asked,
    atOnce: peak(milliseconds / 1000),
    signUps: members * beside.newcomers,
    signIns: members * beside.signIns,
    renewals: members * beside.renewals * visits,
    lookups: members * beside.signIns + total(({ name }) => (name === 'GET /api/users/token' ? 1 : 0)),
    joins: members * beside.newcomers * assumed.join,
    hotReads: total(({ name, reads }) => (name === 'GET /api/news/community/{communityId}' ? reads : 0)),
    rankWrites: follows * 4,
    edgeRequests: asked + members * beside.edgeFiles * visits,
    edgeGigabytes:
      (members * (beside.edgeKilobytes * visits + videoKilobytes) + asked * beside.replyKilobytes) /
      KB_PER_GB,
    fileGigabytes: (members * beside.storedKilobytes * monthsKept) / KB_PER_GB,
    fileWrites: members * beside.storedFiles,
    mails: members * beside.mails,
    tableGigabytes: (writes * assumed.keptOfWrite * monthsKept) / KB_PER_GB,
    logGigabytes: (asked * assumed.log) / 1e9,
    traces: Math.min(asked, MONTH_SECONDS) + Math.max(0, asked - MONTH_SECONDS) * assumed.traced,
  };
}
