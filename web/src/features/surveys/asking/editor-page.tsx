import { useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { communities } from '#contract/communities/communities.ts';
import { enterprises } from '#contract/communities/enterprises.ts';
import { groups } from '#contract/communities/groups.ts';
import { courses } from '#contract/courses/courses.ts';
import { surveyedOn } from '#contract/surveys/surveys.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Missing } from '#web/components/state/no-such-page.tsx';
import { useApi } from '#web/lib/api/replies.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { messages as answering } from '../answering/messages.ts';
import { ASKED } from '../subject.ts';
import { SurveyAt } from '../survey-at.tsx';
import { messages } from './messages.ts';
import type { Place } from './survey-draft.ts';
import { SurveyForm } from './survey-form.tsx';
import { useOwnPlaces } from './use-own-places.ts';

/** Asks a survey, or changes one that the member asked. */
export function SurveyEditor() {
  const { id } = useParams();
  const memberId = useSession().user?.id ?? '';
  return (
    <div className="page-narrow">
      {id === undefined ? <New memberId={memberId} /> : <Stored key={id} memberId={memberId} id={id} />}
    </div>
  );
}

/** The place that an address names: from whose page one came. */
function placeIn(search: string): Place | undefined {
  const query = new URLSearchParams(search);
  const on = surveyedOn.find((kind) => kind === query.get('on'));
  const id = query.get('id');
  return on && id ? { on, id } : undefined;
}

function New({ memberId }: { memberId: string }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const place = useMemo(() => placeIn(search), [search]);
  const onSaved = () => void navigate(ASKED, { replace: true });
  return (
    <>
      <BackLink to={ASKED}>{messages.back}</BackLink>
      <PageHeader title={messages.addTitle} />
      {place ? (
        <OfPlace key={search} memberId={memberId} place={place} onSaved={onSaved} />
      ) : (
        <Choosing memberId={memberId} onSaved={onSaved} />
      )}
    </>
  );
}

interface NewProps {
  memberId: string;
  onSaved: () => void;
}

/** Begun on a place's page. */
const OfPlace = (props: NewProps & { place: Place }) => (
  <SurveyForm {...props} placeName={usePlaceName(props.place)} />
);

/** With a choice of what the member made. */
function Choosing(props: NewProps) {
  const places = useOwnPlaces();
  const { ofCommunity, change, nothing } = messages.place;
  const { title, text, action } = nothing;
  const community = useSession().community?.name;
  if (!places.isLoading && !places.error && places.known.length === 0)
    return (
      <EmptyState
        drawing="sprout"
        title={title}
        text={[text, community && ofCommunity(community)].filter(Boolean).join(' ')}
      >
        <div className="survey-nobody cluster gap-3">
          <LinkButton to="/groups">{action}</LinkButton>
          {community && <LinkButton to="/community-switching">{change}</LinkButton>}
        </div>
      </EmptyState>
    );
  return <SurveyForm {...props} places={places} />;
}

function Stored({ memberId, id }: { memberId: string; id: string }) {
  const navigate = useNavigate();
  return (
    <SurveyAt id={id} back={{ to: ASKED, text: messages.back }}>
      {(survey) =>
        survey.isCreator === 'true' ? (
          <>
            <BackLink to={ASKED}>{messages.back}</BackLink>
            <PageHeader title={messages.editTitle} />
            <SurveyForm
              memberId={memberId}
              stored={survey}
              placeName={survey.onTitle}
              onSaved={() => void navigate(ASKED, { replace: true })}
            />
          </>
        ) : (
          <Missing {...answering.missing} to="/mysurvey" />
        )
      }
    </SurveyAt>
  );
}

/** What a place is called; undefined while it loads, or where it did not. */
function usePlaceName({ on, id }: Place): string | undefined {
  const asked = (kind: Place['on']) => (on === kind ? { id } : null);
  const community = useApi(communities.getCommunity, asked('community'), true);
  const group = useApi(groups.findGroup, asked('group'), true);
  const enterprise = useApi(enterprises.findEnterprise, asked('enterprise'), true);
  const course = useApi(courses.getCourse, asked('course'), true);
  return community.data?.name ?? (group.data ?? enterprise.data ?? course.data)?.title;
}
