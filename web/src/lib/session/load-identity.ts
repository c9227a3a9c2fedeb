import { loadChunk } from '#web/lib/load-chunk.ts';

/*
 * What signs in and what sends codes, at the moment when they are needed: a form shows before they are here, and waits
 * for them when it is sent. Each throws a `ChunkError` with words for the person.
 */

const signIn = () => import('./sign-in.ts');

export const loadSignIn = () => loadChunk(signIn);
export const loadCodes = () => loadChunk(() => import('./identity-codes.ts'));

/** Asks for it before: whoever enters a form will send it. */
export const fetchSignIn = () => void signIn().catch(() => undefined);
