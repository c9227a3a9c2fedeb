import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import './badge.css';

interface BadgeProps {
  /** Primary: belongs to; accent: now; success and danger: how it went; info: how it is meant. @default 'plain' */
  tone?: 'plain' | 'primary' | 'accent' | 'success' | 'danger' | 'info';
  icon?: ReactNode;
  children: ReactNode;
}

/** A state in a word or two; the icon says it too. */
export const Badge = ({ tone = 'plain', icon, children }: BadgeProps) => (
  <span className={`badge badge-${tone}`}>
    {icon}
    {children}
  </span>
);

/** A result: right or done, or not. */
export function ResultBadge({ isGood = true, children }: { isGood?: boolean; children: string }) {
  const Icon = isGood ? Check : X;
  return (
    <Badge tone={isGood ? 'success' : 'danger'} icon={<Icon />}>
      {children}
    </Badge>
  );
}

/** In lists, for its author and for those who decide on it: others get no more than a note in its place. */
export const HiddenBadge = () => <Badge tone="danger">{messages.isHidden}</Badge>;
