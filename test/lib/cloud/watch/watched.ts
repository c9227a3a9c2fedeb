import { fewRows, resourcesOf, synthesize } from '../synthesize.ts';

/** The stacks that watch a copy for which somebody is told. */
export const { all: templates, stacks } = synthesize('staging', fewRows);
export const all = templates.flatMap(resourcesOf);
export const ofType = (type: string) => all.filter(([, { Type }]) => Type === type);

interface Alarm {
  readonly AlarmDescription: string;
  readonly AlarmActions: unknown[];
  readonly OKActions: unknown[];
  readonly Threshold: number;
  readonly EvaluationPeriods: number;
  readonly Metrics?: {
    Id: string;
    Expression?: string;
    MetricStat?: { Metric: Metric; Period: number };
  }[];
}
interface Metric {
  readonly Namespace: string;
  readonly MetricName: string;
  readonly Dimensions?: { Name: string; Value: unknown }[];
}
export const alarms = ofType('AWS::CloudWatch::Alarm').map(
  ([id, { Properties }]) => [id, Properties as unknown as Alarm] as const,
);
export const alarm = (name: string) => {
  const found = alarms.find(([id]) => new RegExp(`^Alarms${name}[0-9A-F]{8}$`).test(id));
  if (!found) throw new Error(`no alarm ${name}`);
  return found[1];
};
