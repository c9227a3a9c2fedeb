import { CircleAlert, CloudUpload } from 'lucide-react';
import { Button } from '#web/components/buttons/button.tsx';
import { ActionBar } from '#web/components/page/action-bar.tsx';
import { NotKept } from '#web/parts/sync/status/not-kept.tsx';
import { useDevice } from '#web/parts/sync/status/use-device.ts';
import { messages } from './messages.ts';
import type { Remarking } from './use-remarking.ts';
import '../building/save-bar.css';

/** Saves what a teacher said to an attempt, and says what became of that. */
export function RemarkBar({ remarking }: { remarking: Remarking }) {
  const { saying, latest, isTyped, isRefused, isSaving, save } = remarking;
  const device = useDevice();
  const Icon = saying?.isWaiting ? CloudUpload : CircleAlert;
  return (
    <ActionBar label={messages.acts}>
      <div className={saying?.isWaiting ? 'save-said is-waiting' : 'save-said'} role="alert">
        {saying?.text && (
          <p>
            <Icon className="icon" aria-hidden="true" />
            <span>{saying.text}</span>
          </p>
        )}
      </div>
      {isRefused ? (
        <NotKept typed={() => Object.values(latest.current?.said ?? {}).map(({ text }) => text)} />
      ) : (
        <p className="save-kept" role="status">
          {isTyped && (
            <>
              <device.Icon className="icon" aria-hidden="true" />
              <span>{messages.kept(device.name)}</span>
            </>
          )}
        </p>
      )}
      <Button variant="primary" busy={isSaving} busyText={messages.saving} onClick={() => void save()}>
        {messages.save}
      </Button>
    </ActionBar>
  );
}
