import type { ReactNode } from 'react';
import type { Thing } from '#web/parts/sync/queue/thing.ts';
import { whereIs } from '#web/parts/sync/queue/use-outbox.ts';
import { StateBadge } from '#web/parts/sync/status/thing-badge.tsx';
import { messages as all } from '../messages.ts';
import { messages } from './messages.ts';

interface UnsentTestProps {
  thing: Thing;
  /** The way back to its questions. */
  children: ReactNode;
}

/** A finished test that has not arrived, or was refused. */
export function UnsentTest({ thing, children }: UnsentTestProps) {
  const { state, problem } = thing;
  const isRefused = state === 'refused';
  return (
    <>
      <p className="test-hint">
        {isRefused ? `${messages.refused} ${problem ? all.refusal(problem) : ''}` : messages.unsent}
      </p>
      <StateBadge state={whereIs(thing)} />
      {isRefused && children && <div className="test-acts">{children}</div>}
    </>
  );
}
