import { type ReactNode, useEffect, useRef } from 'react';

/** One kind of parts, with a place in the list at the top. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section id={anchorOf(title)} aria-labelledby={`${anchorOf(title)}-title`}>
      <h2 id={`${anchorOf(title)}-title`} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export const anchorOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

interface SpecimenProps {
  /** Which state or variant it is. */
  name: string;
  /** Draws a state that otherwise needs a pointer or the keyboard. */
  force?: 'hover' | 'active' | 'focus';
  /** What in it has that state. @default 'button, a, input, textarea, select' */
  on?: string;
  wide?: boolean;
  children: ReactNode;
}

/** A part in one of its states, with the state's name below. */
export function Specimen(props: SpecimenProps) {
  const { name, force, on = 'button, a, input, textarea, select', wide, children } = props;
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (force) place.current?.querySelector(on)?.classList.add(`is-${force}`);
  }, [force, on]);

  return (
    <figure className={wide ? 'specimen specimen-wide' : 'specimen'}>
      <div ref={place}>{children}</div>
      <figcaption>{name}</figcaption>
    </figure>
  );
}

/** Specimens beside each other: as wide as they are, or in columns. */
export function Specimens({ columns, children }: { columns?: boolean; children: ReactNode }) {
  return <div className={columns ? 'specimens specimens-columns' : 'specimens'}>{children}</div>;
}
