/** Waits until the browser is idle. Safari has no `requestIdleCallback`: there it waits that many milliseconds. */
export const idle = (instead = 500) =>
  new Promise<void>((done) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => done(), { timeout: 10_000 });
    else setTimeout(done, instead);
  });
