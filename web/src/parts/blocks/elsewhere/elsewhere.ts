import { ApiError } from '#web/lib/api/api.ts';
import type { Piece } from '#web/parts/blocks/draft/draft.ts';

/** What became of a piece elsewhere while it was changed here: the member has to say how to go on. */
export type Elsewhere = { readonly kind: 'changed'; readonly piece: Piece } | { readonly kind: 'gone' };

const goneOf = (kind: string) =>
  [kind, 'block', 'richtext', 'thing', 'community'].map((what) => `${what}.missing`);

/** Whether a failed step may come from what another device did. */
export const isFromElsewhere = (error: unknown, kind: string): boolean =>
  // By its name: its class comes with the part that meets the piece.
  (error as Error).name === 'ChangedElsewhere' ||
  (error instanceof ApiError && (error.code.endsWith('.changed') || goneOf(kind).includes(error.code)));
