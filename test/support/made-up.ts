import * as fc from 'fast-check';

/** Of the day (UTC), such as 20260309: each day makes up something else, and all that day the same. */
const today = () => Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''));

/** What all that is made up begins from; `MADE_UP=20260309 npm test` makes up again what it was that day. */
export const seed = Number(process.env['MADE_UP'] || today());

fc.configureGlobal({
  seed,
  reporter(run) {
    if (!run.failed) return;
    const again = `MADE_UP=${seed} makes this up again.`;
    throw new Error(`${again}\n${fc.defaultReportMessage(run)}`, { cause: run.errorInstance });
  },
});

export { fc };
