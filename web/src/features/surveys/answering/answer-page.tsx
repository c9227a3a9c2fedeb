import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Survey } from '#contract/surveys/surveys.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { FoldedText } from '#web/components/content/folded-text.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { useEntry } from '#web/parts/sync/queue/use-outbox.ts';
import { useDevice } from '#web/parts/sync/status/use-device.ts';
import { messages as lists } from '../messages.ts';
import { isOver } from '../subject.ts';
import { AnswerForm } from './answer-form.tsx';
import { answerDrafts, answersId } from './answers.ts';
import { messages } from './messages.ts';
import { useAnswering } from './use-answering.ts';
import './answering.css';

const ALL = '/mysurvey';

/** A survey for who is asked: to be answered, or why it is not. */
export function AnswerPage({ memberId, survey }: { memberId: string; survey: Survey }) {
  const answering = useAnswering(memberId, survey);
  const { isDone, bar } = answering;
  const [isChanging, setChanging] = useState(false);
  const entry = useEntry(answersId(survey.id));
  const isKept =
    (entry?.state === 'waiting' || entry?.state === 'sending') && !bar.isSaving && !bar.isRefused;

  if (isDone) return <Thanks />;
  if (isKept && !isChanging) return <Waiting onChange={() => setChanging(true)} />;
  if (survey.answeredOn !== undefined)
    return <Closed title={messages.answered.title} text={messages.answered.text(survey.title)} />;
  if (!survey.isAsked) {
    const { title, text } = messages.notAsked;
    return <Closed title={title} text={text(survey.onTitle)} />;
  }
  if (isOver(survey))
    return <Ended survey={survey} hasDraft={answerDrafts.read(memberId, survey.id) !== undefined} />;
  return (
    <>
      <BackLink to={ALL}>{messages.back}</BackLink>
      <PageHeader title={survey.title} />
      <About survey={survey} />
      <AnswerForm survey={survey} answering={answering} />
    </>
  );
}

/** Whom it asks, until when, and who will see who answered: said before one answers. */
const About = ({ survey }: { survey: Survey }) => (
  <div className="survey-about stack gap-3">
    <Meta>
      <span>{lists.from(survey)}</span>
      <span>{messages.by(survey.author)}</span>
      <span>{lists.until(survey.until)}</span>
    </Meta>
    {survey.text && <FoldedText>{survey.text}</FoldedText>}
    <p className="survey-seen panel">
      <b>{survey.isNamed ? messages.named : messages.anonymous}</b> {messages.once}
    </p>
  </div>
);

function Thanks() {
  return <Closed title={messages.thanks.title} text={messages.thanks.text} isNew />;
}

/** The answers are on this device, and go out by themselves. */
function Waiting({ onChange }: { onChange: () => void }) {
  const device = useDevice();
  const { title, text, change } = messages.waiting;
  return (
    <Closed title={title} text={text(device.name)} isNew>
      <Button onClick={onChange}>{change}</Button>
    </Closed>
  );
}

const Ended = ({ survey: { title, until }, hasDraft }: { survey: Survey; hasDraft: boolean }) => {
  const { text, late } = messages.ended;
  return (
    <Closed
      title={messages.ended.title}
      text={[text(title, until), hasDraft && late].filter(Boolean).join(' ')}
    />
  );
};

interface ClosedProps {
  title: string;
  text: string;
  /** Whether it takes the place of the form: readers go on at its heading. */
  isNew?: boolean;
  children?: ReactNode;
}

/** In the place of the questions. */
function Closed({ title, text, isNew = false, children }: ClosedProps) {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNew) return;
    screen.current?.querySelector('h1')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [isNew]);
  return (
    <div ref={screen}>
      <EmptyState isScreen drawing="sprout" title={title} text={text}>
        <div className="survey-ways cluster gap-3">
          <LinkButton variant="primary" to={ALL}>
            {messages.toAll}
          </LinkButton>
          {children}
        </div>
      </EmptyState>
    </div>
  );
}
