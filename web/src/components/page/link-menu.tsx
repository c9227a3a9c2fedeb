import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from '#web/components/buttons/button.tsx';
import { Dropdown } from '#web/components/overlay/dropdown.tsx';
import './link-menu.css';

interface LinkMenuProps extends Pick<ButtonLook, 'small' | 'wide'> {
  /** The button's content: the current link. */
  face: ReactNode;
  /** The button's label where `face` has not enough words. */
  label?: string;
  /** Links, the current one marked. */
  children: ReactNode;
}

/** Links of which one is current, below a button with its name. */
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
