import type { ReactNode } from 'react';
import { namesOf, type TokenKind } from '../tokens.ts';

/** All tokens of the style sheet, by what they are. */
export function TokenSection() {
  return (
    <>
      <Tokens kind="colour" className="swatches" look={(name) => <Shown of={name} className="swatch" />} />
      <Tokens kind="text" className="types" look={(name) => <Shown of={name}>Rows of barley</Shown>} />
      <Tokens kind="space" className="lengths" look={(name) => <Shown of={name} className="length" />} />
      <Tokens kind="shape" className="swatches" look={(name) => <Shown of={name} className="corner" />} />
    </>
  );
}

interface TokensProps {
  kind: TokenKind;
  className: string;
  look: (name: string) => ReactNode;
}

function Tokens({ kind, className, look }: TokensProps) {
  return (
    <div>
      <ul className={className}>
        {namesOf(kind).map((name) => (
          <li key={name}>
            {look(name)}
            <code>{name.slice(2)}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The policy refuses style attributes in the page; a script may set a property. */
function Shown({ of, className, children }: { of: string; className?: string; children?: ReactNode }) {
  return (
    <span className={className} ref={(element) => element?.style.setProperty('--shown', `var(${of})`)}>
      {children}
    </span>
  );
}
