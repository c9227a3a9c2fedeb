import { CircleAlert, CloudUpload } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { ActionBar } from '#web/components/page/action-bar.tsx';
import type { Saying } from '#web/parts/sync/save/use-typed-save.ts';
import type { Typed } from '#web/parts/sync/status/copy-typed.tsx';
import { NotKept } from '#web/parts/sync/status/not-kept.tsx';
import { useDevice } from '#web/parts/sync/status/use-device.ts';
import { messages } from './save-bar-messages.ts';
import './save-bar.css';

interface SaveBarProps {
  /** The bar's name. */
  label: string;
  saying: (Omit<Saying, 'text'> & { readonly text: ReactNode }) | undefined;
  /** Whether something is typed and not saved; with `isRefused` a reload would lose it, and `typed` can be copied. */
  isTyped: boolean;
  isRefused: boolean;
  typed: () => Typed;
  isSaving: boolean;
  onSave: () => Promise<void>;
  /** Its button's label. */
  save: string;
  /** Beside its button. */
  children?: ReactNode;
}

/** Saves what is typed: says what became of that, and what the device keeps. */
export function SaveBar(props: SaveBarProps) {
  const { label, saying, isTyped, isRefused, typed, isSaving, onSave, save, children } = props;
  const device = useDevice();
  const Icon = saying?.isWaiting ? CloudUpload : CircleAlert;
  return (
    <ActionBar label={label}>
      <div className={`save-said text-sm strong${saying?.isWaiting ? ' is-waiting' : ''}`} role="alert">
        {saying && (
          <p className="row gap-2">
            <Icon />
            <span>{saying.text}</span>
          </p>
        )}
      </div>
      {isRefused ? (
        <NotKept typed={typed} />
      ) : (
        <p className="save-kept row gap-2 soft text-xs" role="status">
          {isTyped && (
            <>
              <device.Icon className="icon-sm" />
              <span>{messages.keptOn(device.name)}</span>
            </>
          )}
        </p>
      )}
      {children}
      <Button variant="primary" busy={isSaving} busyText={messages.saving} onClick={() => void onSave()}>
        {save}
      </Button>
    </ActionBar>
  );
}
