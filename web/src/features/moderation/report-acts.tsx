import { useState } from 'react';
import type { Report, ReportAction } from '#contract/moderation/reports.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { useWork } from '#web/components/buttons/use-work.ts';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { decide } from './decide.ts';
import { messages } from './messages.ts';

const AskDecision = lazyPart(async () => (await import('./dialogs.ts')).AskDecision);
const ShutOutDialog = lazyPart(async () => (await import('./dialogs.ts')).ShutOutDialog);

/** What can be decided on something that was reported. */
export function ReportActs({ report }: { report: Report }) {
  const { on, title, isHidden, isHideable, isRemovable, creator, author, communityId } = report;
  const me = useSession().user?.id;
  const { isBusy, work } = useWork();
  const [chosen, setChosen] = useState<ReportAction>();
  const [asked, setAsked] = useState<'hide' | 'remove'>();
  const [note, setNote] = useState('');
  const [isShuttingOut, setShuttingOut] = useState(false);

  const run = (action: ReportAction) => {
    setAsked(undefined);
    void work(() => {
      setChosen(action);
      return decide(report, action, asked && note.trim());
    });
  };
  const act = (action: ReportAction) => {
    const asks = action === 'remove' || (action === 'hide' && !isHidden);
    const label = action === 'hide' && isHidden ? messages.keepHidden : messages.acts[action];
    return (
      <Button
        small
        {...((action === 'keep' || action === 'restore') && { variant: 'soft' })}
        {...(action === 'remove' && { className: 'btn-warn' })}
        {...(asks && { 'aria-haspopup': 'dialog' })}
        busy={isBusy && chosen === action}
        aria-label={messages.actOn(label, report)}
        onClick={() => (asks ? setAsked(action) : run(action))}
      >
        {label}
      </Button>
    );
  };
  const mayShutOut = creator !== undefined && creator !== me && communityId !== undefined && on !== 'user';
  return (
    <div className="cluster gap-2">
      {act(isHidden ? 'restore' : 'keep')}
      {isHideable && act('hide')}
      {isRemovable && act('remove')}
      {mayShutOut && (
        <Button
          small
          variant="plain"
          aria-haspopup="dialog"
          aria-label={messages.shutOutOf(author ?? title)}
          onClick={() => setShuttingOut(true)}
        >
          {messages.shutOut}
        </Button>
      )}
      {asked && (
        <AskDecision
          {...messages.asking[asked](report)}
          confirmLabel={messages.acts[asked]}
          note={note}
          onNote={setNote}
          onConfirm={() => run(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
      {isShuttingOut && mayShutOut && (
        <ShutOutDialog
          communityId={communityId}
          userId={creator}
          name={author ?? title}
          onClose={() => setShuttingOut(false)}
        />
      )}
    </div>
  );
}
