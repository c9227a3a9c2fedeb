import type { Page } from 'playwright-core';

/** What is missing in the newest worker, once one is installed. */
export const missingIn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const worker = registration?.waiting ?? registration?.active;
    if (!worker) return undefined;
    return new Promise<{ shell: string[]; rest: string[]; of: number }>((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => done(data);
      worker.postMessage(['state'], [port2]);
    });
  });
