import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { afterAll, beforeAll, vi } from 'vitest';
import { workerRests } from '#test/system/jobs.ts';
import { type Consumed, meter } from '#test/system/meter.ts';

export const readsOf = (consumed: readonly Consumed[]) => consumed.reduce((sum, { reads }) => sum + reads, 0);
export const writesOf = (consumed: readonly Consumed[]) =>
  consumed.reduce((sum, { writes }) => sum + writes, 0);

/** Has a file's tests see what requests to its system consume, and nothing else. */
export function usePrices() {
  let table: { take: () => Consumed[] };
  let later = 0;
  const realNow = Date.now;
  beforeAll(async () => {
    table = meter((await import('#platform/table/table.ts')).table);
    vi.spyOn(Date, 'now').mockImplementation(() => realNow() + later);
  });
  afterAll(() => vi.restoreAllMocks());
  const withoutWorker = useWorkerThatWaits();
  return {
    /** Lets so many milliseconds pass. */
    wait: (milliseconds: number) => {
      later += milliseconds;
    },
    consumedBy: async (act: () => Promise<unknown>, afterwards = async () => {}): Promise<Consumed[]> => {
      let consumed: Consumed[] = [];
      await withoutWorker(async () => {
        table.take();
        await act();
        consumed = table.take();
        await afterwards();
      });
      return consumed;
    },
  };
}

/** What the worker reads and writes is no request's: while one is measured, it hears of nothing new. */
function useWorkerThatWaits() {
  const realSend = DynamoDBStreamsClient.prototype.send as (command: unknown) => Promise<unknown>;
  let mayRead: Promise<void> | undefined;
  let reading: Promise<unknown> | undefined;
  DynamoDBStreamsClient.prototype.send = async function (this: DynamoDBStreamsClient, command: unknown) {
    await mayRead;
    reading = realSend.call(this, command);
    return reading;
  } as typeof DynamoDBStreamsClient.prototype.send;
  afterAll(() => {
    DynamoDBStreamsClient.prototype.send = realSend as typeof DynamoDBStreamsClient.prototype.send;
  });

  return async (measure: () => Promise<void>): Promise<void> => {
    await workerRests();
    const { promise, resolve } = Promise.withResolvers<void>();
    mayRead = promise;
    try {
      await reading;
      await measure();
    } finally {
      mayRead = undefined;
      resolve();
    }
  };
}
