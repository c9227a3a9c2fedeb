import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '#web/components/state/spinner.tsx';
import { messages } from './messages.ts';
import './button.css';

export interface ButtonLook {
  /** At most one `primary` in a view. */
  variant?: 'primary' | 'quiet' | 'soft' | 'plain' | 'danger';
  /** 44 instead of 48 px, for cards. */
  small?: boolean;
  /** As wide as its container. */
  wide?: boolean;
}

export const buttonClass = (
  { variant = 'quiet', small = false, wide = false }: ButtonLook,
  more = '',
): string => ['btn', `btn-${variant}`, small && 'btn-sm', wide && 'btn-wide', more].filter(Boolean).join(' ');

interface FacesProps {
  icon?: ReactNode;
  /** Whether its work is under way: it then ignores presses, and keeps its width and the focus. */
  busy?: boolean | undefined;
  /** What it says meanwhile. */
  busyText?: string | undefined;
  children?: ReactNode;
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & FacesProps;

export function Button(props: ButtonProps) {
  const { variant, small, wide, icon, busy, busyText, className, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, small, wide }, className)}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      <Faces icon={icon} busy={busy} busyText={busyText}>
        {children}
      </Faces>
    </button>
  );
}

/** The button's two labels, normal and busy, in one grid cell, so that the width stays. */
export const Faces = ({ icon, busy, busyText = messages.sending, children }: FacesProps) => (
  <>
    <span className={busy ? 'btn-face btn-off' : 'btn-face'} aria-hidden={busy || undefined}>
      {icon}
      {children}
    </span>
    {busy !== undefined && (
      <span className={busy ? 'btn-face' : 'btn-face btn-off'} aria-hidden={!busy || undefined}>
        <Spinner />
        {busyText}
      </span>
    )}
  </>
);
