import { LinkedText } from './linked-text.tsx';

/** What a member typed, in paragraphs: blank lines part them, single line breaks stay inside. Each begins on the side of its own language. */
export function Paragraphs({ children }: { children: string }) {
  return children
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a shown text never change places
      <p key={place} dir="auto">
        <LinkedText>{paragraph}</LinkedText>
      </p>
    ));
}
