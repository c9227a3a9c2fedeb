import { Link } from 'react-router-dom';
import { type Mention, namesAt } from '#contract/fields/mentions.ts';
import { LinkedText, type Write } from '#web/components/content/linked-text.tsx';

/** Writes what a member typed: the addresses in it, and the names of members, are links. */
export const withMentions =
  (mentions: readonly Mention[] = []): Write =>
  (text) =>
    piecesOf(text, mentions).map(({ shown, id }, index) =>
      id === undefined ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a shown text never change places
        <LinkedText key={index}>{shown}</LinkedText>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a shown text never change places
        <Link key={index} className="text-link" to={`/profile/${id}`}>
          {shown}
        </Link>
      ),
    );

/** A piece of a text, and the member that it names. */
interface Piece {
  readonly shown: string;
  readonly id?: string;
}

function piecesOf(text: string, mentions: readonly Mention[]): Piece[] {
  const members = new Map(mentions.map(({ name, id }) => [name, id]));
  const pieces: Piece[] = [];
  let written = 0;
  for (const { name, start, end } of members.size > 0 ? namesAt(text) : []) {
    const id = members.get(name);
    if (id === undefined) continue;
    if (start > written) pieces.push({ shown: text.slice(written, start) });
    pieces.push({ shown: text.slice(start, end), id });
    written = end;
  }
  return written < text.length ? [...pieces, { shown: text.slice(written) }] : pieces;
}
