import { lazyPart } from '#web/components/state/lazy-part.tsx';

/** Asks why something is reported. */
export const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog);

/** Says on something hidden why it is, to who still sees it. */
export const HiddenWhy = lazyPart(async () => (await import('./hidden-why.tsx')).HiddenWhy, {
  isQuiet: true,
});
