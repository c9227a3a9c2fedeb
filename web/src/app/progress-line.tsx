import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { turnAway, useAwaited } from '#web/lib/awaited.ts';
import { messages } from './messages.ts';
import './progress-line.css';

/** Over the screen that stays until the next one has loaded. */
export function ProgressLine() {
  const { key } = useLocation();
  // The address is the next one once its screen stands, or once somebody gave up waiting and went elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is another one, also where it reads the same
  useEffect(() => turnAway, [key]);

  return useAwaited() && <div className="progress-line" role="progressbar" aria-label={messages.coming} />;
}
