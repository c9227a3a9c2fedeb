/* The dialogs of what was reported, in one file for the browser. */
export { AskDecision } from './ask-decision.tsx';
export { ShutOutDialog } from './shut-out-dialog.tsx';
