import './progress-bar.css';

interface ProgressBarProps {
  /** What it is that gets on, for readers. */
  label: string;
  value: number;
  /** @default 100 */
  max?: number;
  /** How far it is, as readers hear it ('3 of 7 lessons'). @default percent */
  words?: string;
}

/** How far something is; for eyes, the words for it stand beside it. */
export const ProgressBar = ({ label, value, max = 100, words }: ProgressBarProps) => (
  <progress className="bar" aria-label={label} aria-valuetext={words} value={value} max={max} />
);
