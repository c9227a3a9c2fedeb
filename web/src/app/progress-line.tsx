import { useAwaited } from '#web/lib/awaited.ts';
import { messages } from './messages.ts';
import './progress-line.css';

/** Over the screen that stays until the next one is here. */
export function ProgressLine() {
  return useAwaited() && <div className="progress-line" role="progressbar" aria-label={messages.coming} />;
}
