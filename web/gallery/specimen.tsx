import { type ReactNode, useEffect, useRef } from 'react';

/** One kind of parts, with a place in the list at the top. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section id={anchorOf(title)} aria-labelledby={`${anchorOf(title)}-title`} className="stack">
    <h2 id={`${anchorOf(title)}-title`} tabIndex={-1}>
      {title}
    </h2>
    {children}
  </section>
);

export const anchorOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

interface SpecimenProps {
  /** Which state or variant it is. One that ends in a state of the pointer or the keyboard is drawn in it. */
  name: string;
  wide?: boolean;
  children: ReactNode;
}

/** A part in one of its states, with the state's name below. */
export function Specimen({ name, wide, children }: SpecimenProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [, state] = /\b(hover|active|focus)\b/.exec(name) ?? [];
    if (state) box.current?.querySelector('button, a, input, textarea, select')?.classList.add(`is-${state}`);
  }, [name]);

  return (
    <figure className={wide ? 'specimen specimen-wide' : 'specimen'}>
      <div ref={box}>{children}</div>
      <figcaption className="soft">{name}</figcaption>
    </figure>
  );
}

interface SpecimensProps {
  /** The parts by what each of them is. */
  of: Readonly<Record<string, ReactNode>>;
  /** In columns, or as wide as each of them is. */
  columns?: boolean;
  /** Each over the whole width. */
  wide?: boolean;
  /** `Specimen`s at their end, of another width. */
  children?: ReactNode;
}

/** Parts beside or below each other. */
export const Specimens = ({ of, columns, wide = false, children }: SpecimensProps) => (
  <div className={columns ? 'specimens-columns grid gap-5' : 'specimens gap-5'}>
    {Object.entries(of).map(([name, part]) => (
      <Specimen key={name} name={name} wide={wide}>
        {part}
      </Specimen>
    ))}
    {children}
  </div>
);
