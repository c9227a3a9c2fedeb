import { ArrowRight } from 'lucide-react';
import { Link, type LinkProps } from 'react-router-dom';
import { messages } from './messages.ts';

interface NextLessonProps {
  to: LinkProps | null | undefined;
  /** Its title, once that is known. */
  title: string | undefined;
}

/** On a phone, above all else of a course: straight to the lesson to go on with. As high before the title is known. */
export const NextLesson = ({ to, title }: NextLessonProps) =>
  to ? (
    <Link {...to} className="next-lesson row gap-3 strong">
      <span className="fill clamp">{title === undefined ? messages.nextLesson : messages.next(title)}</span>
      <ArrowRight />
    </Link>
  ) : (
    <div className="next-lesson" />
  );
