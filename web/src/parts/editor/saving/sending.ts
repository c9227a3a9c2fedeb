/** What saves: fetched when the editor opens, so that the editor itself is there sooner. */
export { checkBlock, isBare, lookThrough } from '#web/parts/editor/draft/check-draft.ts';
export { isConflict } from '#web/parts/editor/elsewhere/against.ts';
export { isFromElsewhere } from '#web/parts/editor/elsewhere/elsewhere.ts';
export { drop, stop } from '#web/parts/sync/queue/outbox.ts';
export { getOutbox, hearOutbox } from '#web/parts/sync/queue/store.ts';
export { handOver, takeBack } from './hand-over.ts';
export { failureOf, isHeld } from './held.ts';
export { meetSteps } from './meet-step.ts';
export { mend } from './mend.ts';
