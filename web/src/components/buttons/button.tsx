import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '#web/components/state/spinner.tsx';
import './button.css';

export interface ButtonLook {
  /** One `primary` a view. */
  variant?: 'primary' | 'quiet' | 'soft' | 'plain' | 'danger';
  /** 44 instead of 48 px, for cards. */
  small?: boolean;
  /** As wide as what it stands in. */
  wide?: boolean;
}

export function buttonClass(
  { variant = 'quiet', small = false, wide = false }: ButtonLook,
  more = '',
): string {
  return ['btn', `btn-${variant}`, small && 'btn-sm', wide && 'btn-wide', more].filter(Boolean).join(' ');
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  icon?: ReactNode;
  /** Whether its work is under way: it then ignores presses, and keeps its width and the focus. */
  busy?: boolean;
  /** What it says meanwhile. */
  busyText?: string;
}

export function Button(props: ButtonProps) {
  const {
    variant,
    small,
    wide,
    icon,
    busy,
    busyText = 'Sending...',
    className,
    children,
    onClick,
    ...rest
  } = props;
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, small, wide }, className)}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <Face shown={!busy}>
        {icon}
        {children}
      </Face>
      {busy !== undefined && (
        <Face shown={busy}>
          <Spinner />
          {busyText}
        </Face>
      )}
    </button>
  );
}

/** One of the two that lie in one place; the other only takes its room. */
export function Face({ shown, children }: { shown: boolean; children: ReactNode }) {
  return (
    <span className={shown ? 'btn-face' : 'btn-face btn-off'} aria-hidden={shown ? undefined : true}>
      {children}
    </span>
  );
}
