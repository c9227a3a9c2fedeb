import { webLinks } from '#web/lib/format/web-links.ts';
import './linked-text.css';

/** What a member typed, as text; the addresses in it are links, opened in a new tab. */
export function LinkedText({ children }: { children: string }) {
  return webLinks(children).map((piece, place) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a shown text never change places
        key={place}
        className="text-link"
        href={piece.href}
        target="_blank"
        rel="noopener nofollow ugc"
      >
        {piece.shown}
        {piece.host && ` (${piece.host})`}
      </a>
    ),
  );
}
