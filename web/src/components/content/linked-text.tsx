import type { ReactNode } from 'react';
import { webLinks } from '#web/lib/format/web-links.ts';

/** What a member typed, as text; the addresses in it are links, opened in a new tab. */
export const LinkedText = ({ children }: { children: string }) =>
  webLinks(children).map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a shown text never change places
        key={index}
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

/** How a line of what was typed is shown. */
export type Write = (text: string) => ReactNode;

const plainly: Write = (text) => <LinkedText>{text}</LinkedText>;

/**
 * What a member typed, in paragraphs: blank lines part them, single line breaks stay inside. Each begins on the side of
 * its own language.
 */
export const Paragraphs = ({ children, write = plainly }: { children: string; write?: Write | undefined }) =>
  children
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a shown text never change places
      <p key={index} dir="auto">
        {write(paragraph)}
      </p>
    ));
