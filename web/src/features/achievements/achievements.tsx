import { useId } from 'react';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { ProgressBar } from '#web/components/state/progress-bar.tsx';
import { messages } from './messages.ts';
import './achievements.css';

const LEVEL = 4;
const TOTAL = 245;

/** Sample content: the same numbers for everyone. */
export function Achievements() {
  const note = useId();
  return (
    <>
      <SampleNote id={note} title={messages.sample} text={messages.sampleText} />
      <div className="achievements">
        <section className="achievement" aria-labelledby={`${note}-level`}>
          <p className="achievement-mark achievement-now" aria-hidden="true">
            {LEVEL}
          </p>
          <div>
            <h2 id={`${note}-level`}>{messages.level(LEVEL)}</h2>
            <p className="soft">{messages.levelText}</p>
          </div>
          <Steps name={messages.inLevel} value={24} max={25} />
        </section>
        <section className="achievement" aria-labelledby={`${note}-total`}>
          <p className="achievement-mark" aria-hidden="true">
            {TOTAL}
          </p>
          <div>
            <h2 id={`${note}-total`}>
              {messages.total} <span className="vh">{TOTAL}</span>
            </h2>
            <p className="soft">{messages.totalText}</p>
          </div>
          <Steps name={messages.inAll} value={56} max={TOTAL} />
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
