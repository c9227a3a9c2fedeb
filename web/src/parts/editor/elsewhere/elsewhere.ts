import type { Piece } from '#web/parts/editor/draft/draft.ts';

/** What became of a piece elsewhere while it was changed here: the member has to say how to go on. */
export type Elsewhere = { readonly kind: 'changed'; readonly piece: Piece } | { readonly kind: 'gone' };

/**
 * Whether a step may have been refused because of what another device did; `kind` is that of the piece. What was sent
 * and may have arrived does so without its file, too.
 */
export const isFromElsewhere = (code: string, kind: string): boolean =>
  code.endsWith('.changed') ||
  [kind, 'block', 'richtext', 'thing', 'community', 'course', 'file'].some(
    (what) => code === `${what}.missing`,
  );
