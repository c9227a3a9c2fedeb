import { cost, prices } from './prices.ts';
import type { Usage } from './usage.ts';

/** Costs that do not depend on use, in dollars a month. */
export interface Fixed {
  readonly what: string;
  readonly usd: number;
}

/** The lines of a month's bill. `edgeFactor`: price of a GB where members live, by that of Europe and North America. */
export function billOf(usage: Usage, fixed: readonly Fixed[], edgeFactor = 1): Map<string, number> {
  const p = prices;
  return new Map([
    ['transfer and requests at the edge', edgeOf(usage, edgeFactor)],
    ['accounts (Cognito Lite)', cost(p.members, usage.members)],
    [
      'table',
      cost(p.reads, usage.reads) +
        cost(p.writes, usage.writes) +
        cost(p.tableGigabytes, usage.tableGigabytes),
    ],
    ['files', cost(p.files, usage.fileGigabytes) + cost(p.fileWrites, usage.fileWrites)],
    ['weekly mail', cost(p.mails, usage.mails)],
    ['API', cost(p.apiRequests, usage.requests)],
    ['functions', cost(p.invocations, usage.invocations) + cost(p.gigabyteSeconds, usage.gigabyteSeconds)],
    ['web ACLs, by request', cost(p.inspected, usage.edgeRequests + usage.signIns + usage.renewals)],
    ['logs and traces', cost(p.logGigabytes, usage.logGigabytes) + cost(p.traces, usage.traces)],
    ['whether anybody comes or not', fixed.reduce((sum, { usd }) => sum + usd, 0)],
  ]);
}

const edgeOf = ({ edgeGigabytes, edgeRequests, requests }: Usage, factor: number) =>
  cost(prices.edgeGigabytes, edgeGigabytes) * factor +
  cost(prices.edgeRequests, edgeRequests) +
  cost(prices.edgeFunctions, edgeRequests - requests);
