import { useId } from 'react';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { ProgressBar } from '#web/components/state/progress-bar.tsx';
import { messages } from './messages.ts';
import { useAchievements } from './use-achievements.ts';
import './achievements.css';

/** How far the member is: their level, and all that there is to achieve. */
export function Achievements() {
  const note = useId();
  const { level, inLevel, total, inAll } = useAchievements();
  return (
    <>
      <SampleNote id={note} title={messages.sample} text={messages.sampleText} />
      <div className="achievements">
        <section className="achievement" aria-labelledby={`${note}-level`}>
          <p className="achievement-mark achievement-now" aria-hidden="true">
            {level}
          </p>
          <div>
            <h2 id={`${note}-level`}>{messages.level(level)}</h2>
            <p className="soft">{messages.levelText}</p>
          </div>
          <Steps name={messages.inLevel} {...inLevel} />
        </section>
        <section className="achievement" aria-labelledby={`${note}-total`}>
          <p className="achievement-mark" aria-hidden="true">
            {total}
          </p>
          <div>
            <h2 id={`${note}-total`}>
              {messages.total} <span className="vh">{total}</span>
            </h2>
            <p className="soft">{messages.totalText}</p>
          </div>
          <Steps name={messages.inAll} {...inAll} />
        </section>
      </div>
    </>
  );
}

function Steps({ name, value, max }: { name: string; value: number; max: number }) {
  return (
    <div className="achievement-steps">
      <span>{name}</span>
      <ProgressBar label={name} value={value} max={max} words={messages.of(value, max)} />
      <b>{messages.of(value, max)}</b>
    </div>
  );
}
