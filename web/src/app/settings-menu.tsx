import { KeyRound, LogOut, Settings } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '#web/components/icon-button.tsx';
import { messages } from './messages.ts';
import { type SettingsDialog, SettingsDialogs } from './settings-dialogs.tsx';
import './settings-menu.css';

/** Change Password and Logout, behind a button that shows and hides them; each asks before it does anything. */
export function SettingsMenu() {
  const [isOpen, setOpen] = useState(false);
  const [dialog, setDialog] = useState<SettingsDialog>();
  const button = useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const choose = (chosen: SettingsDialog) => {
    // First: a dialog gives the focus back to what had it when it opened, and the menu's entries are gone by then.
    close();
    setDialog(chosen);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isOpen) close();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes what is open in it; the buttons inside are what one uses
    <div className="settings" onKeyDown={onKeyDown} onBlur={onBlur}>
      <IconButton
        ref={button}
        label={messages.settings}
        icon={<Settings className="icon" aria-hidden="true" />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <ul className="settings-menu">
          <li>
            <button type="button" onClick={() => choose('ask-password')}>
              <KeyRound className="icon" aria-hidden="true" />
              {messages.changePassword}
            </button>
          </li>
          <li>
            <button type="button" onClick={() => choose('logout')}>
              <LogOut className="icon" aria-hidden="true" />
              {messages.logout}
            </button>
          </li>
        </ul>
      )}
      <SettingsDialogs open={dialog} onOpen={setDialog} />
    </div>
  );
}
