const words = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth'];

/** '21st', '112th'. */
function inDigits(position: number): string {
  const ending = { one: 'st', two: 'nd', few: 'rd' } as Readonly<Record<string, string>>;
  return `${position}${ending[rules.select(position)] ?? 'th'}`;
}
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

/** Texts of a finished attempt at a test. */
export const messages = {
  /** From 1. */
  attempt: (position: number) => `${words[position - 1] ?? inDigits(position)} attempt`,
  marks: (marks: number, total: number) => `${marks}/${total}`,
  /** Of a test without marks: it has only written answers. */
  written: (isPassed: boolean) => (isPassed ? 'Every question answered' : 'Not every question answered'),
  /** Of one that has not arrived. */
  unsent: 'Waiting to be sent',
  refused: 'Not taken',
  finishedOn: (date: string) => `Finished on ${date}`,
  success: 'Success',
  failed: 'failed',
};
