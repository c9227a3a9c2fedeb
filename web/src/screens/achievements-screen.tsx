import { type ReactNode, useId } from 'react';
import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { ProgressBar } from '#web/components/state/progress-bar.tsx';
import { messages } from '#web/features/achievements/messages.ts';
import { sampleAchievements } from '#web/features/achievements/samples.ts';
import '#web/features/achievements/achievements.css';

/** The member's level, and all that there is to achieve: a sample so far, and it says so. */
export function AchievementsScreen() {
  const note = useId();
  const { level, inLevel, total, inAll } = sampleAchievements;
  return (
    <>
      <BackLink to="/dashboard">{messages.back}</BackLink>
      <PageHeader title={messages.title} />
      <SampleNote id={note} title={messages.sample} text={messages.sampleText} />
      <div className="achievements stack gap-5">
        <Achievement mark={level} isNow title={messages.level(level)} text={messages.levelText}>
          <Steps name={messages.inLevel} {...inLevel} />
        </Achievement>
        <Achievement
          mark={total}
          title={
            <>
              {messages.total} <span className="vh">{total}</span>
            </>
          }
          text={messages.totalText}
        >
          <Steps name={messages.inAll} {...inAll} />
        </Achievement>
      </div>
    </>
  );
}

interface AchievementProps {
  mark: number;
  /** Whether it is the member's present one. */
  isNow?: boolean;
  title: ReactNode;
  text: string;
  children: ReactNode;
}

function Achievement({ mark, isNow = false, title, text, children }: AchievementProps) {
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
  <div className="achievement-steps text-sm">
    <span>{name}</span>
    <ProgressBar label={name} value={value} max={max} words={messages.of(value, max)} />
    <b>{messages.of(value, max)}</b>
  </div>
);
