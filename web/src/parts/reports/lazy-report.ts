import { lazyPart } from '#web/components/state/lazy-part.tsx';

/** Asks why something is reported. */
export const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog);
