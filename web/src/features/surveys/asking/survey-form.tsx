import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Survey } from '#contract/surveys/surveys.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { useLeaveGuard } from '#web/parts/editor/keeping/use-leave-guard.ts';
import { BegunBefore } from '#web/parts/forms/begun-before.tsx';
import { SaveBar } from '#web/parts/forms/save-bar.tsx';
import { messages } from './messages.ts';
import { isSound } from './problems.ts';
import { FixedQuestions, Questions, wordsOf } from './questions.tsx';
import type { Place } from './survey-draft.ts';
import { SurveyFields } from './survey-fields.tsx';
import { useAsking } from './use-asking.ts';
import type { OwnPlaces } from './use-own-places.ts';
import './asking.css';

interface SurveyFormProps {
  memberId: string;
  /** Absent for a new one. */
  stored?: Survey;
  /** From whose page it was begun. */
  place?: Place | undefined;
  placeName?: string | undefined;
  /** To choose from, where it was begun on no page. */
  places?: OwnPlaces;
  onSaved: () => void;
}

/** Writes a survey, or changes one. */
export function SurveyForm(props: SurveyFormProps) {
  const { memberId, stored, place, placeName, places, onSaved } = props;
  const asking = useAsking({ memberId, stored, place, onSaved });
  const { draft, problems, bar, save, isRestored, isFixed, lost } = asking;
  const form = useRef<HTMLDivElement>(null);
  useLeaveGuard(bar.isRefused);

  const send = async () => {
    let sending: Promise<boolean> | undefined;
    // What is missing is marked before the focus goes there.
    flushSync(() => {
      sending = save();
    });
    if (await sending) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid], [data-wrong]')?.focus();
  };
  return (
    <div ref={form}>
      {isRestored && <BegunBefore onDrop={asking.discard} />}
      <div inert={bar.isSaving}>
        <SurveyFields asking={asking} places={places} placeName={placeName} isFixed={isFixed} />
        {isFixed ? <FixedQuestions questions={draft.questions} lost={lost} /> : <Questions asking={asking} />}
      </div>
      <SaveBar
        {...bar}
        label={messages.acts}
        save={stored ? messages.save : messages.send}
        saying={isSound(problems) ? bar.saying : { text: messages.incomplete }}
        typed={() => [draft.title, draft.text, wordsOf(lost ?? draft.questions)]}
        onSave={send}
      >
        <LinkButton to="/mysurvey/asked">{messages.cancel}</LinkButton>
      </SaveBar>
    </div>
  );
}
