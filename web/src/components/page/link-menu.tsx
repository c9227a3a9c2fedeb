import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from '#web/components/buttons/button.tsx';
import { Dropdown } from '#web/components/overlay/dropdown.tsx';
import './link-menu.css';

interface LinkMenuProps extends Pick<ButtonLook, 'small' | 'wide'> {
  /** What stands on the button: which of the links is the current one. */
  face: ReactNode;
  /** What it is called where `face` has not enough words. */
  label?: string;
  /** Links, the current one marked. */
  children: ReactNode;
}

/** Links of which one is the current one, below a button that bears its name. */
export const LinkMenu = ({ face, label, small = false, wide = false, children }: LinkMenuProps) => (
  <div className={wide ? 'link-menu link-menu-wide' : 'link-menu'}>
    <Dropdown
      {...(label && { label })}
      className={buttonClass({ small, wide })}
      face={
        <span className="btn-face">
          {face}
          <ChevronDown />
        </span>
      }
    >
      {() => children}
    </Dropdown>
  </div>
);
