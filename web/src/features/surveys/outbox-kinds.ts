export { answersKind } from './answering/outbox-kind.ts';
export { dismissalKind } from './lists/dismissal.ts';
