import { Info } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import type { Course } from '#contract/courses/courses.ts';
import { ChoiceCards } from '#web/components/form/choice-fields.tsx';
import { DialogActs } from '#web/components/overlay/dialog-acts.tsx';
import { dropSecondTap } from '#web/components/overlay/drop-second-tap.ts';
import { coverFor } from '#web/lib/art.ts';
import { contentUrl } from '#web/lib/config.ts';
import { useSession } from '#web/lib/session/session.ts';
import { OwnedDialog } from '#web/parts/forms/owned-dialog.tsx';
import { findBegun, nameNew } from '#web/parts/forms/owned-draft.ts';
import type { FormProps } from '#web/parts/forms/owned-screen.tsx';
import { PictureForm } from '#web/parts/forms/picture-form.tsx';
import { courseKind } from './course-kind.ts';
import { messages } from './messages.ts';
import './course-dialog.css';

/**
 * Creates a course, after a question for its type, or changes one. A draft that was begun before needs no such
 * question.
 */
export function CourseDialog({ of: course, begun, onClose, onSaved, onKept = onClose }: FormProps<Course>) {
  const memberId = useSession().user?.id ?? '';
  const [known] = useState(() => course?.id ?? (begun || findBegun(courseKind, memberId)));
  const [of] = useState(() => ({ id: known ?? nameNew() }));
  const [isTyped, setTyped] = useState(known !== undefined);
  const ask = () => {
    // The button that creates it is where that of the type was.
    dropSecondTap();
    setTyped(true);
  };
  return (
    <OwnedDialog kind={courseKind} isNew={!course} of={of} onClose={onClose}>
      {(item, isDeleted) =>
        isTyped ? (
          <PictureForm
            kind={courseKind}
            memberId={memberId}
            of={of}
            item={item}
            isDeleted={isDeleted}
            scope={{}}
            onClose={onClose}
            picture={{
              stored: pictureOf(item),
              className: 'course-preview',
              drop: messages.drop,
            }}
            onSaved={onSaved}
            onKept={onKept}
          />
        ) : (
          <CourseType onContinue={ask} onClose={onClose} />
        )
      }
    </OwnedDialog>
  );
}

const pictureOf = (item: Course | undefined) => ({
  src: item?.thumbnail && contentUrl('thumbnail', item.thumbnail),
  fallback: coverFor(item?.id ?? ''),
  width: 800,
  height: 450,
});

const texts = messages.type;
const choices = [
  { value: 'usual', ...texts.usual },
  { value: 'live', ...texts.live },
] as const;

interface CourseTypeProps {
  /** The usual type, which is the only one so far. */
  onContinue: () => void;
  onClose: () => void;
}

/** The type of a new course. */
function CourseType({ onContinue, onClose }: CourseTypeProps) {
  const [type, setType] = useState<'usual' | 'live'>('usual');
  const note = useId();
  const isRefused = type === 'live';
  const go = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isRefused) onContinue();
  };
  return (
    <form className="stack gap-4" noValidate onSubmit={go}>
      <ChoiceCards label={texts.label} choices={choices} chosen={type} onChoose={setType} />
      <div role="status" id={note}>
        {isRefused && (
          <p className="course-type-note row gap-3 text-sm strong">
            <Info />
            {texts.notAvailable}
          </p>
        )}
      </div>
      <DialogActs
        isStaying
        aria-disabled={isRefused || undefined}
        aria-describedby={isRefused ? note : undefined}
        onClose={onClose}
      >
        {texts.continue}
      </DialogActs>
    </form>
  );
}
