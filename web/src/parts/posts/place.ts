import type { Post, PostedIn } from '#contract/communities/posts.ts';
import type { Piece } from '#web/parts/replies/piece.ts';

/** Where members post. */
export interface Place {
  readonly in: PostedIn;
  readonly id: string;
  readonly title: string;
  /** Its address, which is the key of what goes out about it, in order. */
  readonly to: string;
  /** Whether the member made it: then they may mark answers. */
  readonly isOwn: boolean;
}

/** The subject of posts in it. */
export const subjectOf = ({ in: kind, id }: Pick<Place, 'in' | 'id'>): string => `posts/${kind}/${id}`;

const EXCERPT = 60; // characters

/** A post as what members reply to; it is called by how it begins. */
export const pieceOf = ({ to }: Place, { id, text, isCreator }: Post): Piece => ({
  on: 'post',
  id,
  to,
  isOwn: isCreator === 'true',
  title: text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text,
});
