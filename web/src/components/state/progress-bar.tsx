import './progress-bar.css';

interface ProgressBarProps {
  /** What the progress is of, for readers. */
  label: string;
  value: number;
  /** @default 100 */
  max?: number;
  /** The progress in words for readers ('3 of 7 lessons'). @default percent */
  words?: string;
}

/** Progress; for eyes, words stand beside it. */
export const ProgressBar = ({ label, value, max = 100, words }: ProgressBarProps) => (
  <progress className="bar" aria-label={label} aria-valuetext={words} value={value} max={max} />
);
