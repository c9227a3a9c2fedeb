import type { TableDescription } from '@aws-sdk/client-dynamodb';
import { counted } from '../counted.ts';

/* Dollars in us-east-1, on demand, as AWS listed them in November 2026
   (https://aws.amazon.com/dynamodb/pricing/on-demand/); other regions differ by some tenths. */
const PER_GB_RESTORED = 0.15;
const PER_MILLION_READS = 0.125;
const PER_MILLION_WRITES = 0.625;
const GB_BYTES = 1024 ** 3;
/** Items compared or written per second from one machine in parallel: a guess, see docs/operations.md. */
const UNITS_A_SECOND = 2000;

/** What a restore reads, writes and costs at most, in words. The table's size is up to six hours old. */
export function estimate(
  { TableName = '', ItemCount = 0, TableSizeBytes = 0 }: TableDescription,
  isWhole: boolean,
): string[] {
  const kilobytes = TableSizeBytes / 1024;
  // Both tables are scanned and each item is looked up in the other one; then everything once more to check the result.
  const passes = isWhole ? 8 : 5;
  const reads = Math.ceil(passes * Math.max(ItemCount, kilobytes / 4));
  const writes = isWhole ? Math.ceil(Math.max(ItemCount, kilobytes)) : 0;
  const dollars =
    (TableSizeBytes / GB_BYTES) * PER_GB_RESTORED +
    (reads * PER_MILLION_READS + writes * PER_MILLION_WRITES) / 1e6;
  const minutes = Math.ceil((ItemCount * passes) / UNITS_A_SECOND / 60);
  return [
    `The table ${TableName} has about ${counted(ItemCount, 'item')}, ${number(Math.ceil(kilobytes / 1024))} MB (counted within the last six hours).`,
    'DynamoDB makes the copy: 20 minutes at least, mostly less than an hour. Nothing changes meanwhile.',
    isWhole
      ? `Then at most ${number(reads)} read and ${number(writes)} write units, about ${counted(minutes, 'minute')}.`
      : `Then at most ${number(reads)} read units, and two to four write units for each kilobyte that comes back; about ${counted(minutes, 'minute')}.`,
    `In all about ${dollars.toFixed(2)} dollars, and ${((TableSizeBytes / GB_BYTES) * 0.25).toFixed(2)} for each month that the copy stays.`,
  ];
}

export const number = (value: number): string => value.toLocaleString('en');
