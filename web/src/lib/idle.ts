/** Waits until the browser is idle. Safari has no `requestIdleCallback`. */
export const idle = () =>
  new Promise<void>((done) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => done(), { timeout: 10_000 });
    else setTimeout(done, 500);
  });
