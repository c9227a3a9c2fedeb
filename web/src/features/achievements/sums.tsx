import { type ReactNode, useId } from 'react';
import type { Achievements } from '#contract/users/achievements.ts';
import { ProgressBar } from '#web/components/state/progress-bar.tsx';
import { messages } from './messages.ts';

/** A member's level, and how many of all points they have. */
export function Sums({ level, points, ofLevel, total, achieved }: Omit<Achievements, 'entries'>) {
  const isLast = total - achieved === ofLevel - points;
  const text = isLast ? messages.lastLevel(ofLevel - points) : messages.toNext(ofLevel - points, level + 1);
  return (
    <>
      <Sum mark={level} isNow title={messages.level(level)} text={text}>
        <Steps name={messages.inLevel} value={points} max={ofLevel} />
      </Sum>
      <Sum
        mark={achieved}
        title={
          <>
            {messages.total} <span className="vh">{achieved}</span>
          </>
        }
        text={messages.totalText(total)}
      >
        <Steps name={messages.inAll} value={achieved} max={total} />
      </Sum>
    </>
  );
}

interface SumProps {
  mark: number;
  /** Whether it is the member's present one. */
  isNow?: boolean;
  title: ReactNode;
  text: string;
  children: ReactNode;
}

function Sum({ mark, isNow = false, title, text, children }: SumProps) {
  const id = useId();
  return (
    <section className="achievement" aria-labelledby={id}>
      <p className={isNow ? 'achievement-mark achievement-now' : 'achievement-mark'} aria-hidden="true">
        {mark}
      </p>
      <div>
        <h2 id={id}>{title}</h2>
        <p className="soft">{text}</p>
      </div>
      {children}
    </section>
  );
}

const Steps = ({ name, value, max }: { name: string; value: number; max: number }) => (
  <div className="achievement-steps text-sm gap-2-4">
    <span>{name}</span>
    <ProgressBar label={name} value={value} max={max} words={messages.of(value, max)} />
    <b>{messages.of(value, max)}</b>
  </div>
);
