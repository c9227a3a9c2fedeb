import type { RepliedTo } from '#contract/fields/responses.ts';

/** What members reply to on a screen. */
export interface Piece {
  readonly on: RepliedTo;
  readonly id: string;
  readonly title: string;
  /** Its address, which is the key of what goes out about it, in order. */
  readonly to: string;
  /** Whether it is the member's own: others say whether it is useful. */
  readonly isOwn: boolean;
}

/** The subject of replies to it, where their badges are shown. */
export const subjectOf = ({ on, id }: Pick<Piece, 'on' | 'id'>): string => `replies/${on}/${id}`;
