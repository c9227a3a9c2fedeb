import { MessageSquareText } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { Card, CardGrid } from '#web/components/content/card.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { messages } from './messages.ts';
import { useSurveys } from './use-surveys.ts';
import './survey-cards.css';

/** What the member is asked, and buttons that call nothing. */
export function SurveyCards() {
  const note = useId();
  const off = { small: true, 'aria-disabled': true, 'aria-describedby': note } as const;
  return (
    <>
      <SampleNote id={note} title={messages.sample} text={messages.sampleText} />
      <div className="surveys">
        <CardGrid>
          {useSurveys().map(({ title, subtitle, answered }) => (
            <li key={title}>
              <Card
                title={title}
                meta={
                  <>
                    <p className="soft">{subtitle}</p>
                    <p className="survey-count">
                      <MessageSquareText className="icon" aria-hidden="true" />
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
