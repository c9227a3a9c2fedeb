import { Info } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { ChoiceCards } from '#web/components/form/choice-cards.tsx';
import { messages } from './messages.ts';
import './course-dialog.css';

const texts = messages.type;
const choices = [
  { value: 'usual', ...texts.usual },
  { value: 'live', ...texts.live },
] as const;

interface CourseTypeProps {
  /** The usual one was chosen: the only one that there is so far. */
  onContinue: () => void;
  onClose: () => void;
}

/** What sort of course it is to be. */
export function CourseType({ onContinue, onClose }: CourseTypeProps) {
  const [type, setType] = useState<'usual' | 'live'>('usual');
  const note = useId();
  const isRefused = type === 'live';
  const go = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isRefused) onContinue();
  };
  return (
    <form className="course-type" noValidate onSubmit={go}>
      <ChoiceCards label={texts.label} choices={choices} chosen={type} onChoose={setType} />
      <div role="status" id={note}>
        {isRefused && (
          <p className="course-type-note">
            <Info className="icon" aria-hidden="true" />
            {texts.notAvailable}
          </p>
        )}
      </div>
      <div className="dialog-acts dialog-acts-stay">
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button
          type="submit"
          variant="primary"
          aria-disabled={isRefused || undefined}
          aria-describedby={isRefused ? note : undefined}
        >
          {texts.continue}
        </Button>
      </div>
    </form>
  );
}
