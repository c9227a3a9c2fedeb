import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type SurveyCard, surveys } from '#contract/surveys/surveys.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { call } from '#web/lib/api/api.ts';
import { OwnedMenu } from '#web/parts/forms/owned-menu.tsx';
import type { OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { useEntries, whereIs } from '#web/parts/sync/queue/use-outbox.ts';
import { StateBadge } from '#web/parts/sync/status/entry-badge.tsx';
import { messages } from '../messages.ts';
import { forgetSurvey } from '../replies.ts';
import { ASKING, editPath } from '../subject.ts';
import { AskedCard } from './survey-card.tsx';
import { SurveyList, useSurveys } from './survey-list.tsx';

const DeleteDialog = lazyPart(async () => (await import('#web/parts/forms/delete-dialog.tsx')).DeleteDialog);

/** What the member asks of others, with what has not been sent yet above it. */
export function AskedSurveys() {
  const navigate = useNavigate();
  const [gone, setGone] = useState<SurveyCard>();
  const close = () => setGone(undefined);
  const unsent = useUnsentSurveys();
  return (
    <>
      <SurveyList
        scope="mine"
        list={useSurveys('mine')}
        way={<LinkButton to="/surveys/add">{messages.ask}</LinkButton>}
        first={unsent.length > 0 && <Unsent entries={unsent} />}
      >
        {(survey) => (
          <AskedCard
            survey={survey}
            corner={
              <OwnedMenu
                name={survey.title}
                onEdit={() => navigate(editPath(survey.id))}
                onDelete={() => setGone(survey)}
              />
            }
          />
        )}
      </SurveyList>
      {gone && (
        <DeleteDialog
          text={messages.deletion.text(gone.title)}
          missing="survey.missing"
          remove={() => call(surveys.deleteSurvey, { id: gone.id })}
          onDeleted={() => {
            close();
            forgetSurvey(gone.id);
            toast(messages.deletion.done);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

/** New surveys that have not arrived. */
const useUnsentSurveys = (): OutboxEntry[] =>
  (useEntries() ?? []).filter(
    ({ kind, state, steps }) =>
      kind === ASKING && state !== 'sent' && steps.some(({ route }) => route === 'surveys.addSurvey'),
  );

const Unsent = ({ entries }: { entries: readonly OutboxEntry[] }) => (
  <ul className="stack gap-3" aria-label={messages.unsent}>
    {entries.map((entry) => (
      <li key={entry.id} className="survey-unsent panel stack gap-2">
        <b>{entry.title}</b>
        <StateBadge state={whereIs(entry)} />
      </li>
    ))}
  </ul>
);
