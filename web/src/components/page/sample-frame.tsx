import { Info, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Badge } from '#web/components/content/badge.tsx';
import { messages } from './messages.ts';
import { SampleNote } from './sample-note.tsx';
import './sample-frame.css';

interface SampleFrameProps {
  /** The note's id, for the `aria-describedby` of buttons that do nothing. */
  id: string;
  /** What the note says. */
  title: string;
  text: string;
  children: ReactNode;
}

/** A dashed frame around all sample content on a screen whose other parts are real: a note on top says so once. */
export const SampleFrame = ({ id, title, text, children }: SampleFrameProps) => (
  // biome-ignore lint/a11y/useSemanticElements: no fields of a form
  <div className="sample-frame stack" role="group" aria-labelledby={id}>
    <SampleNote id={id} title={title} text={text} />
    {children}
  </div>
);

/** A part of it; its heading says again that it is a sample. */
export function SampleSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="sample-head cluster gap-2-3">
        <h2 id={id}>{title}</h2>
        <Badge tone="info" icon={<Info />}>
          {messages.example}
        </Badge>
      </div>
      {children}
    </section>
  );
}

/** Buttons that do nothing; `note` is the id of the text that says so. */
export const SampleButtons = (props: {
  note: string;
  buttons: readonly (readonly [name: string, Icon: LucideIcon])[];
}) => (
  <ul className="sample-buttons gap-3">
    {props.buttons.map(([name, Icon]) => (
      <li key={name}>
        <button type="button" aria-disabled="true" aria-describedby={props.note}>
          <Icon />
          {name}
        </button>
      </li>
    ))}
  </ul>
);

/** The main part, and beside it where there is room what belongs to it. */
export const SampleColumns = ({ children, aside }: { children: ReactNode; aside: ReactNode }) => (
  <div className="sample-columns stack">
    <div>{children}</div>
    <div className="sample-aside stack">{aside}</div>
  </div>
);
