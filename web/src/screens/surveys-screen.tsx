import { MessageSquareText } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { Card, CardGrid } from '#web/components/content/card.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { messages } from '#web/features/surveys/messages.ts';
import { sampleSurveys } from '#web/features/surveys/samples.ts';
import '#web/features/surveys/surveys.css';

/** Surveys for the member: samples so far, with buttons that call nothing, and it says so. */
export function SurveysScreen() {
  const note = useId();
  const off = { small: true, 'aria-disabled': true, 'aria-describedby': note } as const;
  return (
    <>
      <BackLink to="/dashboard">{messages.back}</BackLink>
      <PageHeader title={messages.title} />
      <SampleNote id={note} title={messages.sample} text={messages.sampleText} />
      <div className="surveys">
        <CardGrid>
          {sampleSurveys.map(({ title, subtitle, answered }) => (
            <li key={title}>
              <Card
                title={title}
                meta={
                  <>
                    <p className="soft">{subtitle}</p>
                    <p className="survey-count row gap-2 text-sm strong">
                      <MessageSquareText />
                      {messages.answered(answered)}
                    </p>
                  </>
                }
                actions={
                  <>
                    <Button {...off} aria-label={`${messages.answer} ${title}`}>
                      {messages.answer}
                    </Button>
                    <Button {...off} aria-label={`${messages.dismiss} ${title}`}>
                      {messages.dismiss}
                    </Button>
                  </>
                }
              />
            </li>
          ))}
        </CardGrid>
      </div>
    </>
  );
}
