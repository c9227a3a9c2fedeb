import type { ReactNode } from 'react';
import letterbox from '#web/art/empty-letterbox.svg';
import scarecrow from '#web/art/empty-scarecrow.svg';
import sprout from '#web/art/empty-sprout.svg';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { StateTitle } from './state-title.tsx';
import './problem.css';

/** Letterbox: nothing written yet; sprout: nothing begun; scarecrow: nothing found. */
const drawings = { letterbox, scarecrow, sprout };

interface EmptyStateProps {
  drawing: keyof typeof drawings;
  title: string;
  text: string;
  /** Whether it is all there is on the screen: its title is then the screen's. */
  isScreen?: boolean | undefined;
  /** Whether it stands in a section with a heading of its own. */
  isInSection?: boolean | undefined;
  /** What to do next: one button or link. */
  children?: ReactNode;
}

export function EmptyState({ drawing, title, text, isScreen, isInSection, children }: EmptyStateProps) {
  return (
    <div className="empty">
      <img src={drawings[drawing]} alt="" width={320} height={240} />
      <StateTitle isScreen={isScreen} isInSection={isInSection}>
        {title}
      </StateTitle>
      <p>{text}</p>
      {children}
    </div>
  );
}

interface MissingProps extends Pick<EmptyStateProps, 'title' | 'text'> {
  /** The link's text. */
  action: string;
  to: string;
  isPrimary?: boolean;
}

/** In place of a screen whose address names what is not there, with the way on. */
export const Missing = ({ title, text, action, to, isPrimary = false }: MissingProps) => (
  <EmptyState isScreen drawing="scarecrow" title={title} text={text}>
    <LinkButton variant={isPrimary ? 'primary' : 'quiet'} to={to}>
      {action}
    </LinkButton>
  </EmptyState>
);
