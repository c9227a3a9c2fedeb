import { byStage, CANARY_FAILURES, CANARY_LATENCY, writeMetrics } from '#platform/http/metrics.ts';
import { logger } from '#platform/log.ts';
import { visit } from './visit-as-canary.ts';

/**
 * A clock calls this every few minutes. An alarm rings when a round fails, or when no round comes. Never throws, so
 * that each round is counted once.
 */
export async function handler(): Promise<void> {
  const { STAGE: stage = '' } = process.env;
  const started = performance.now();
  try {
    await visit();
    const took = performance.now() - started;
    writeMetrics({ [CANARY_FAILURES]: 0, [CANARY_LATENCY]: took }, [byStage], { stage });
  } catch (error) {
    logger.error('the canary could not sign in and read the news', { error: error as Error });
    writeMetrics({ [CANARY_FAILURES]: 1 }, [byStage], { stage });
  }
}
