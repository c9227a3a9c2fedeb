import { messages } from './messages.ts';
import './stars.css';

const STARS = [1, 2, 3, 4, 5];

const words = messages.stars;

interface StarsProps {
  /** 0 without ratings, otherwise up to 5; shown to a tenth. */
  value: number;
  /** How many gave them, for readers. */
  count?: number;
}

/** The mean in five stars; the number beside it is for eyes too. */
export function Stars({ value, count }: StarsProps) {
  const said = value > 0 ? words.mean(value, STARS.length) : words.none;
  return (
    <span
      className="stars"
      role="img"
      aria-label={value > 0 && count ? `${said}, ${words.count(count)}` : said}
    >
      {STARS.map((star) => (
        <StarShape key={star} fill={Math.round(clamp(value - star + 1) * 10) / 10} />
      ))}
    </span>
  );
}

const clamp = (part: number) => Math.min(1, Math.max(0, part));

/** One star. `fill` is how much of it is full, from its left, 0 to 1. */
export const StarShape = ({ fill }: { fill: number }) => (
  <svg className={fill > 0 ? 'icon star' : 'icon star is-off'} viewBox="0 0 24 24" aria-hidden="true">
    {fill > 0 && (
      // A nested svg ends at its width.
      <svg className="star-full" width={24 * fill} height={24} aria-hidden="true">
        <path d={star} />
      </svg>
    )}
    <path d={star} />
  </svg>
);

/** In a box of 24 by 24, as lucide draws it. */
const star =
  'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z';
