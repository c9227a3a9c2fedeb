import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { isVisible } from '#contract/characters.ts';
import type { Question } from '#contract/quizzes.ts';
import { Badge } from '#web/components/content/badge.tsx';
import { messages } from '../messages.ts';
import './answers.css';

interface AnswerCardProps {
  question: Question;
  /** From 1. */
  place: number;
  choice: string | undefined;
  /** Undefined where nobody has said it. */
  isRight?: boolean | undefined;
  /** What is said to it. */
  children?: ReactNode;
}

/** A question with what was answered, in an `ol`. */
export function AnswerCard({ question, place, choice = '', isRight, children }: AnswerCardProps) {
  const Icon = isRight ? Check : X;
  return (
    <li className="answer-card panel stack gap-2">
      <div className="cluster between gap-1-3">
        <span className="soft text-xs">{messages.question(place)}</span>
        {isRight !== undefined && (
          <Badge tone={isRight ? 'success' : 'danger'} icon={<Icon className="icon" aria-hidden="true" />}>
            {isRight ? messages.right : messages.wrong}
          </Badge>
        )}
      </div>
      <h2 className="text-lg">{question.question}</h2>
      {isVisible(choice) ? (
        <p className="answer-text">{choice}</p>
      ) : (
        <p className="answer-text soft text-sm">{messages.noAnswer}</p>
      )}
      {children}
    </li>
  );
}
