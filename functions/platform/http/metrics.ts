/*
 * What an operator counts: one line for each request in CloudWatch's embedded metric format, which becomes metrics by
 * itself. Written without a library, which would cost each cold start more than these lines do.
 */

/** The metrics' namespace in CloudWatch. */
export const NAMESPACE = 'Furrow';

/**
 * Milliseconds that a request took in its function. Each request has one, so their number is the number of requests.
 */
export const LATENCY = 'latency';

/** Answers of 5xx. Only a failure writes it: a metric costs money in each hour in which it is written. */
export const ERRORS = 'errors';

/** Failed rounds of the canary, 0 or 1 each, and the milliseconds of a successful one. */
export const CANARY_FAILURES = 'canaryFailures';
export const CANARY_LATENCY = 'canaryLatency';

/** Calls with a member's own token that Cognito throttled: its own metrics of them have no documented dimensions. */
export const IDENTITY_THROTTLES = 'identityThrottles';

/** The metrics' dimensions: always by domain; by endpoint where `METRICS` says so. */
export const byDomain = ['stage', 'domain'];
export const byEndpoint = ['stage', 'endpoint'];
export const byStage = ['stage'];

/** Wraps a handler to write a line of metrics for each request, where the environment asks for it (`METRICS`). */
export function measured<Args extends unknown[], Reply extends { readonly statusCode?: number }>(
  run: (...args: Args) => Promise<Reply>,
): (...args: Args) => Promise<Reply> {
  const { METRICS: by, STAGE: stage = '', POWERTOOLS_SERVICE_NAME: endpoint = '' } = process.env;
  if (!by) return run;
  const dimensions = by === 'endpoint' ? [byDomain, byEndpoint] : [byDomain];
  const [domain] = endpoint.split('/');
  return async (...args) => {
    const started = performance.now();
    const reply = await run(...args);
    const { statusCode: status = 200 } = reply;
    const metrics = { [LATENCY]: performance.now() - started, ...(status >= 500 && { [ERRORS]: 1 }) };
    writeMetrics(metrics, dimensions, { stage, domain, endpoint, status });
    return reply;
  };
}

/** Writes metrics with their dimensions. Other `properties` can be searched for in the log. */
export function writeMetrics(
  metrics: Readonly<Record<string, number>>,
  dimensions: readonly (readonly string[])[],
  properties: Readonly<Record<string, unknown>>,
): void {
  const units = Object.keys(metrics).map((Name) => ({
    Name,
    Unit: Name.toLowerCase().endsWith(LATENCY) ? 'Milliseconds' : 'Count',
  }));
  const directive = { Namespace: NAMESPACE, Dimensions: dimensions, Metrics: units };
  const line = { _aws: { Timestamp: Date.now(), CloudWatchMetrics: [directive] }, ...properties, ...metrics };
  // Not `console`: Lambda puts words of its own before its lines.
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
