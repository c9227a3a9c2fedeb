import type { Page } from 'playwright-core';

/** Until what sends the things that wait is there, a moment after the first screen: without it they would wait for a reload. */
export async function outboxArrived(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/outbox-(?!kind|shown)/.test(name)),
  );
}
