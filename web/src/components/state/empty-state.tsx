import type { ReactNode, SyntheticEvent } from 'react';
import letterbox from '#web/art/empty-letterbox.svg';
import scarecrow from '#web/art/empty-scarecrow.svg';
import sprout from '#web/art/empty-sprout.svg';
import wire from '#web/art/failed-wire.svg';
import './problem.css';

/** Letterbox: nothing written yet; sprout: nothing begun; scarecrow: nothing found; wire: it failed. */
const drawings = { letterbox, scarecrow, sprout, wire };

export interface EmptyStateProps {
  drawing: keyof typeof drawings;
  title: string;
  text: string;
  /** Whether it is all there is on the screen: its title is then the screen's. */
  isScreen?: boolean | undefined;
  /** Whether it is in a section with a heading of its own. */
  isInSection?: boolean | undefined;
  /** What to do next: one button or link. */
  children?: ReactNode;
}

export function EmptyState({ drawing, title, text, isScreen, isInSection, children }: EmptyStateProps) {
  const isFailure = drawing === 'wire';
  const Title = isScreen ? 'h1' : isInSection ? 'h3' : 'h2';
  return (
    <div className="empty stack" role={isFailure ? 'alert' : undefined}>
      <img src={drawings[drawing]} alt="" width={320} height={240} onError={isFailure ? hide : undefined} />
      <Title tabIndex={isScreen ? -1 : undefined}>{title}</Title>
      <p>{text}</p>
      {children}
    </div>
  );
}

/** A failure is often the connection: then the drawing is left out, and not shown broken. */
const hide = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.style.display = 'none';
};

/** For the moment without a connection. */
export const fetchDrawing = () => {
  new Image().src = wire;
};
