import { lazyPart, quietPart } from '#web/components/state/lazy-part.tsx';

/** Asks why something is reported. */
export const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog);

/** Says on something hidden why it is, to who still sees it. */
export const HiddenWhy = quietPart(async () => (await import('./hidden-why.tsx')).HiddenWhy);
