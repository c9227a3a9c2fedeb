import { Ban } from 'lucide-react';
import { Button } from '#web/components/buttons/button.tsx';
import { messages as reporting } from '#web/parts/reports/messages.ts';
import { ReportButton } from '#web/parts/reports/report-button.tsx';
import { block, useHasBlocked } from './block.ts';
import { messages } from './messages.ts';
import { useBlocking } from './use-blocking.tsx';
import './member-acts.css';

/** What one does about another member, at the end of their profile: blocks and reports them. */
export function MemberActs({ id, name = messages.somebody }: { id: string; name?: string | undefined }) {
  const { isBlocked = false } = useHasBlocked(id);
  const { ask, question } = useBlocking(id, name);
  return (
    <div className="member-acts stack gap-3">
      <p role="status">{isBlocked && messages.isBlocked(name)}</p>
      <div className="cluster gap-3">
        <Button
          small
          variant="plain"
          icon={<Ban />}
          {...(!isBlocked && { 'aria-haspopup': 'dialog' })}
          onClick={() => (isBlocked ? block(id, name, false) : ask())}
        >
          {isBlocked ? messages.unblock : messages.block}
        </Button>
        <ReportButton of={{ on: 'user', id, title: name, to: `/profile/${id}` }} text={reporting.report} />
      </div>
      {question}
    </div>
  );
}
