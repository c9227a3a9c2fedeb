/** What saves: fetched when the editor opens, so that the editor itself is there sooner. */
export { checkBlock, checkDraft, isTooLong } from '#web/parts/blocks/draft/check-draft.ts';
export { drop, stop } from '#web/parts/outbox/outbox.ts';
export { getOutbox, hearOutbox } from '#web/parts/outbox/store.ts';
export { handOver, takeBack } from './hand-over.ts';
export { meetRefusal } from './meet-refusal.ts';
export { meetSteps } from './meet-step.ts';
