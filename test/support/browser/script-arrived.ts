import type { Page } from 'playwright-core';

/**
 * Until a script that a page fetches ahead is there, with all that it imports and its style sheets: a reply that has
 * begun may still break off, as when the connection goes.
 */
export async function scriptArrived(page: Page, name: RegExp): Promise<void> {
  const script = await page.waitForFunction(
    ({ source }) => {
      const come = performance.getEntriesByType('resource').map(({ name }) => name);
      const asked = document.querySelectorAll<HTMLLinkElement>(
        'link[rel="modulepreload"], link[rel="stylesheet"]',
      );
      const isWhole = [...asked].every(({ href }) => come.includes(href));
      return isWhole && come.find((url) => new RegExp(source).test(url));
    },
    { source: name.source },
  );
  await page.evaluate(`import(${JSON.stringify(await script.jsonValue())}).then(() => undefined)`);
}
