import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from '#web/components/buttons/button.tsx';
import { Dropdown } from '#web/components/overlay/dropdown.tsx';
import './link-menu.css';

interface LinkMenuProps extends Pick<ButtonLook, 'small'> {
  /** What stands on the button: which of the links is the current one. */
  face: ReactNode;
  /** What it is called where `face` has not enough words. */
  label?: string;
  /** Links, the current one marked. */
  children: ReactNode;
}

/** Links of which one is the current one, below a button that bears its name. */
export function LinkMenu({ face, label, small, children }: LinkMenuProps) {
  return (
    <div className="link-menu">
      <Dropdown
        {...(label && { label })}
        className={buttonClass({ variant: 'quiet', ...(small && { small }) })}
        face={
          <span className="btn-face">
            {face}
            <ChevronDown className="icon" aria-hidden="true" />
          </span>
        }
      >
        {() => children}
      </Dropdown>
    </div>
  );
}
