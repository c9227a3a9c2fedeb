import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { IDENTITY_THROTTLES, NAMESPACE } from '#platform/http/metrics.ts';
import { fewRows, resourcesOf, synthesize } from '../synthesize.ts';
import { tried } from '../tried.ts';
import { alarm, alarms, ofType, stacks } from './watched.ts';

const guide = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');

describe('an alarm', () => {
  const linked = alarms.map(([id, { AlarmDescription }]) => ({
    id,
    link: /^[A-Z0-9].*\. What to do: docs\/operations\.md#([a-z]+)$/.exec(AlarmDescription)?.[1],
  }));
  const [, part = ''] = guide.split('\n## Alarms\n');
  const headings = [...(part.split('\n## ')[0] ?? '').matchAll(/^### (\w+)$/gm)].map(([, name = '']) => name);

  test('says what it means, and where in the guide stands what to do', () => {
    expect(linked.length).toBeGreaterThan(15);
    for (const { id, link } of linked) {
      expect(
        headings.map((name) => name.toLowerCase()),
        id,
      ).toContain(link);
    }
  });

  test('stands for each heading of the guide', () => {
    expect(headings.map((name) => name.toLowerCase()).sort()).toEqual(linked.map(({ link }) => link).sort());
  });

  test('is told to the operator when it begins, and when it is over', () => {
    for (const [, { AlarmActions, OKActions }] of alarms) {
      expect([AlarmActions.length, OKActions.length]).toEqual([1, 1]);
    }
    expect(ofType('AWS::SNS::Subscription').map(([, { Properties }]) => Properties['Endpoint'])).toEqual([
      tried.staging.alarmEmail,
      tried.staging.alarmEmail,
    ]);
  });

  test.each([
    ['ApiSlow', 5_000],
    ['ApiNearTimeout', 12_000],
  ])('of a percentile, %s, passes a few requests by', (name, Threshold) => {
    expect(alarm(name)).toMatchObject({
      MetricName: 'Latency',
      ExtendedStatistic: 'p99',
      Threshold,
      EvaluateLowSampleCountPercentile: 'ignore',
    });
  });

  test('says how soon somebody must look', () => {
    for (const [id, { AlarmDescription }] of alarms) {
      expect(AlarmDescription, id).toMatch(/\. Severity: (high|low)\. What to do/);
    }
  });

  test.each([
    ['ApiErrors', 1, 'IF(FILL(errors, 0) >= 5, 100 * errors / requests, 0)', ''],
    [
      'SignInFailures',
      50,
      'IF(FILL(tried, 0) >= 200, 100 * (tried - FILL(succeeded, 0)) / tried, 0)',
      '"SignInSuccesses".*"SampleCount"',
    ],
    ['FunctionErrors', 1, 'IF(FILL(whole, 0) >= 100, 100 * FILL(part, 0) / whole, 0)', ''],
    ...['SiteTraffic', 'ContentHostTraffic'].map(
      (name) =>
        [
          name,
          50,
          'MAX([FILL(bytes, 0) / 1000000000, FILL(requests, 0) / 20000])',
          'BytesDownloaded.*Requests',
        ] as const,
    ),
  ] as const)('%s rings from %i on, counted as %s', (name, threshold, expression, metrics) => {
    const { Metrics = [], Threshold } = alarm(name);

    expect(Threshold).toBe(threshold);
    expect(Metrics.find(({ Expression }) => Expression)?.Expression).toBe(expression);
    expect(JSON.stringify(Metrics)).toMatch(new RegExp(metrics));
  });

  test('rings where Cognito throttles what functions ask it, by the metric that they write', () => {
    expect(alarm('IdentityThrottles')).toMatchObject({
      Namespace: NAMESPACE,
      MetricName: IDENTITY_THROTTLES,
      Dimensions: [{ Name: 'stage', Value: tried.staging.stage }],
      Threshold: 5,
    });
  });

  test('rings where Cognito cannot call its functions, and where a firewall blocks', () => {
    expect(JSON.stringify(alarm('TriggerErrors').Metrics)).toMatch(/PreSignUp.*PostConfirmation/);
    expect(JSON.stringify(alarm('PoolBlocks').Metrics)).toMatch(/SignUpsAndCodes.*SignIns.*Guesses/);
    expect(JSON.stringify(alarm('EdgeBlocks').Metrics)).toMatch(/FromOneAddress.*WithOneToken/);
  });

  test('rings for mails that bounce or are called spam, where SES sends them in this region', () => {
    expect(() => [alarm('MailsBounce'), alarm('MailsComplained')]).not.toThrow();
    const here = JSON.stringify(resourcesOf(synthesize('oneSender', fewRows).rest));
    expect(here).toMatch(/Reputation\.BounceRate/);
    expect(here).toMatch(/Reputation\.ComplaintRate/);
    expect(JSON.stringify(resourcesOf(synthesize('usual', fewRows).rest))).not.toMatch(/AWS\/SES/);
  });

  test('of what runs at once is measured by what the account allows', () => {
    const { Metrics = [], Threshold } = alarm('Concurrency');

    expect(Threshold).toBe(80);
    expect(Metrics.find(({ Expression }) => Expression)?.Expression).toContain('SERVICE_QUOTA(concurrent)');
  });

  test('rings for whatever the worker breaks off, is late with, keeps or loses', () => {
    expect(alarm('WorkerErrors')).toMatchObject({ MetricName: 'Errors', Threshold: 1 });
    expect(alarm('WorkerBehind')).toMatchObject({ MetricName: 'IteratorAge', Threshold: 300_000 });
    expect(alarm('WorkerKept')).toMatchObject({
      MetricName: 'OnFailureDestinationDeliveredEventCount',
      Dimensions: [{ Name: 'EventSourceMappingUUID', Value: expect.anything() }],
      Threshold: 1,
    });
    expect(JSON.stringify(alarm('WorkerLost').Metrics)).toMatch(
      /DestinationDeliveryFailures.*DroppedEventCount/,
    );
  });

  test('rings where Cognito refuses, of all that members do there', () => {
    const names = alarm('PoolThrottles').Metrics?.flatMap(
      ({ MetricStat }) => MetricStat?.Metric.MetricName ?? [],
    );

    expect(names?.sort()).toEqual(['SignInThrottles', 'SignUpThrottles', 'TokenRefreshThrottles']);
  });

  test('of the nightly list waits for longer than from one night to the next, however long a list takes', () => {
    const { Metrics = [], EvaluationPeriods } = alarm('AccountsNotExported');
    const [period = 0] = Metrics.flatMap(({ MetricStat }) => MetricStat?.Period ?? []);

    // A window of one day slides: for a while each night the list of yesterday is out of it, and today's not in it yet.
    expect((EvaluationPeriods * period) / 3600).toBe(36);
    expect(period).toBeGreaterThanOrEqual(3600); // or CloudWatch looks back a day at most
  });

  test('rings where CloudFront fails, in the region that it reports to', () => {
    expect(stacks.edgeWatch.region).toBe('us-east-1');
    for (const name of ['SiteErrors', 'ContentHostErrors']) {
      expect(JSON.stringify(alarm(name).Metrics)).toMatch(/DistributionId.*5xxErrorRate/);
    }
  });
});
