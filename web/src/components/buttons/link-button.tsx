import type { ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonLook, buttonClass, Faces } from './button.tsx';

interface LinkButtonProps extends LinkProps, ButtonLook {
  icon?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button: it goes somewhere, a `Button` does something. */
export const LinkButton = ({ variant, small, wide, icon, className, children, ...rest }: LinkButtonProps) => (
  <Link {...rest} className={buttonClass({ variant, small, wide }, className)}>
    <Faces icon={icon}>{children}</Faces>
  </Link>
);
