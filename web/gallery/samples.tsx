import type { LucideIcon } from 'lucide-react';
import { coverFor } from '#web/lib/art.ts';

/** What members type now and then: nothing in it is a place to break a line. */
export const longWord = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'.repeat(2);

export const longTitle =
  'What we learned from ten years of keeping rain diaries on forty farms, and what we would do otherwise today';

export const nothing = () => undefined;
export const unreachable = new Error('There is no connection right now. Check your signal and try again.');

export const size = { width: 800, height: 450 };
export const coverOf = (id: string) => ({ fallback: coverFor(id), ...size });

export const mark = (Icon: LucideIcon) => <Icon />;
