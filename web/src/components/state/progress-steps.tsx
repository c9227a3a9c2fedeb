import { Check, Lock } from 'lucide-react';
import type { CSSProperties } from 'react';
import { ProgressBar } from './progress-bar.tsx';
import './dot.css';
import './progress-steps.css';

export interface Step {
  readonly id: string;
  readonly state: 'done' | 'now' | 'open' | 'locked';
}

interface ProgressStepsProps {
  /** What is under way, for readers. */
  label: string;
  /** The progress in words ('3 of 7 lessons'); for eyes they stand above. */
  words: string;
  steps: readonly Step[];
}

/** More circles than this fit on no screen. */
const MAX_CIRCLES = 24;

/** How many of some steps are done: from 600 px a row of circles where all of them fit, otherwise a bar. */
export function ProgressSteps({ label, words, steps }: ProgressStepsProps) {
  const done = steps.filter(({ state }) => state === 'done').length;
  const hasCircles = steps.length > 1 && steps.length <= MAX_CIRCLES;
  return (
    // The style sheet computes with their number.
    <div className="progress" style={{ '--steps': steps.length } as CSSProperties}>
      <div className="progress-bar">
        <ProgressBar label={label} value={done} max={Math.max(steps.length, 1)} words={words} />
      </div>
      {hasCircles && (
        // Readers have the bar.
        <ol className="steps" aria-hidden="true">
          {steps.map(({ id, state }, index) => (
            <li key={id} className={`is-${state}`}>
              <StepDot state={state} number={index + 1} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** The circle of one step, also before its row in a list. */
export const StepDot = ({ state, number }: { state: Step['state']; number: number }) => (
  <span className={`dot dot-${state}`}>
    {state === 'done' ? <Check /> : state === 'locked' ? <Lock /> : number}
  </span>
);
