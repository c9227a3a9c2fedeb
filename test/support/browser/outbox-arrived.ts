import type { Page } from 'playwright-core';

/** Until what sends the things that wait is there, a moment after the first screen: without it they would wait for a reload. */
export async function outboxArrived(page: Page): Promise<void> {
  const file = await page.waitForFunction(
    () =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => /\/outbox-(?!kind|shown)/.test(name)) ?? '',
  );
  // With all that it imports in its turn, which may be on its way still.
  await page.evaluate(`import(${JSON.stringify(await file.jsonValue())}).then(() => undefined)`);
}
