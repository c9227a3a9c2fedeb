/** Waits until nothing else is to be done. Safari has no `requestIdleCallback`. */
export const idle = () =>
  new Promise<void>((done) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => done(), { timeout: 10_000 });
    else setTimeout(done, 500);
  });
