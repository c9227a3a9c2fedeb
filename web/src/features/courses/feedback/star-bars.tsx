import { ProgressBar } from '#web/components/state/progress-bar.tsx';
import { messages } from './messages.ts';

/** How many gave five stars, four, and so on, as bars with their numbers; `counts` begin with one star. */
export function StarBars({ counts }: { counts: readonly number[] }) {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (
    <ul className="star-bars" aria-label={messages.counted}>
      {counts
        .map((count, place) => ({ count, stars: place + 1 }))
        .toReversed()
        .map(({ count, stars }) => (
          <li key={stars}>
            <span>{messages.stars(stars)}</span>
            <span aria-hidden="true">
              <ProgressBar label={messages.stars(stars)} value={count} max={Math.max(1, all)} />
            </span>
            <span className="num">
              {messages.count(count)}
              <span className="vh"> {messages.learners(count)}</span>
            </span>
          </li>
        ))}
    </ul>
  );
}
