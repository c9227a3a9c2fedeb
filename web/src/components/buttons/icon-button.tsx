import type { ComponentProps, ReactNode } from 'react';
import './button.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What it does, for readers. */
  label: string;
  icon: ReactNode;
}

export const IconButton = ({ label, icon, className = '', ...rest }: IconButtonProps) => (
  <button type="button" aria-label={label} {...rest} className={`iconbtn ${className}`.trim()}>
    {icon}
  </button>
);
