import { Trash2 } from 'lucide-react';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { Badge } from '#web/components/content/badge.tsx';
import { Grip, MoveButton } from '#web/components/list/sortable-list.tsx';
import { messages } from './messages.ts';
import './question-card.css';

interface QuestionHeadProps {
  id: string;
  /** From 1. */
  position: number;
  isLast: boolean;
  /** What kind of question it is, in words. */
  kind: string;
  heading: 'h2' | 'h3';
  /** What the button is called that takes it away. */
  removal: string;
  onRemove: () => void;
}

/** The head of a question that is written: its number and kind, moving and removing. */
export function QuestionHead({ id, position, isLast, kind, heading, removal, onRemove }: QuestionHeadProps) {
  const Heading = heading;
  return (
    <div className="question-head">
      <Grip id={id} label={messages.move(position)} />
      <Heading className="text-lg">{messages.name(position)}</Heading>
      <Badge>{kind}</Badge>
      <span className="cluster">
        <MoveButton id={id} by={-1} label={messages.up(position)} isOff={position === 1} />
        <MoveButton id={id} by={1} label={messages.down(position)} isOff={isLast} />
        <IconButton label={removal} icon={<Trash2 />} onClick={onRemove} />
      </span>
    </div>
  );
}
