import { useId } from 'react';
import { type Act, moderation, NO_COMMUNITY } from '#contract/moderation/moderation.ts';
import { reportedOn } from '#contract/moderation/reports.ts';
import { WorkButton } from '#web/components/buttons/work-button.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { List, ListRow } from '#web/components/list/list.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { SkeletonLines } from '#web/components/state/skeleton.tsx';
import { formatDate } from '#web/lib/format/format-date.ts';
import { useSession } from '#web/lib/session/session.ts';
import { PagedList } from '#web/parts/lists/paged-list.tsx';
import { useListAddress } from '#web/parts/lists/use-list-address.ts';
import { usePage } from '#web/parts/lists/use-page.ts';
import { decide, shutOut } from './decide.ts';
import { messages } from './messages.ts';

const { decided: texts } = messages;

/** What was decided in a community, newest first: nobody changes it. `none` has what was in no community. */
export function Decided({ communityId }: { communityId: string }) {
  const address = useListAddress({ page: 'decided', beside: ['page'] });
  const list = usePage({ route: moderation.listActs, key: 'data', input: { communityId } }, address);
  const id = useId();
  const title = communityId === NO_COMMUNITY ? texts.elsewhere : texts.title;
  return (
    <section className="stack gap-4" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <PagedList
        list={list}
        address={address}
        texts={texts}
        name={title}
        skeleton={<SkeletonLines of={['line 70', 'line 50', 'line 70', 'line 50']} />}
        empty={() => <EmptyState isInSection drawing="letterbox" {...texts.none} />}
      >
        {(acts, frame) => (
          <List {...frame} label={title}>
            {acts.map((act) => (
              <ListRow key={act.id} title={messages.deed(act.action, act)} meta={<Who act={act} />}>
                {act.isInForce && <TakeBack communityId={communityId} act={act} />}
              </ListRow>
            ))}
          </List>
        )}
      </PagedList>
    </section>
  );
}

const Who = ({ act: { at, name, isOperator, until, note } }: { act: Act }) => (
  <>
    <Meta>
      <span>{messages.by(name ?? (isOperator ? messages.operator : messages.threeReports))}</span>
      <time dateTime={at}>{formatDate(at)}</time>
      {until !== undefined && <span>{messages.until(formatDate(until))}</span>}
    </Meta>
    {note !== undefined && <p className="text-sm">{note}</p>}
  </>
);

interface TakeBackProps {
  communityId: string;
  act: Act;
}

/** Undoes what is in force: a shut-out, and what the member hid themselves. */
function TakeBack({ communityId, act }: TakeBackProps) {
  const me = useSession().user?.id;
  const on = reportedOn.find((one) => one === act.on);
  if (act.until !== undefined) return <LetIn communityId={communityId} act={act} />;
  if (act.by !== me || !on) return null;
  const hidden = { on, id: act.onId, title: act.title };
  const { restore } = messages.acts;
  return (
    <WorkButton small aria-label={messages.actOn(restore, hidden)} onWork={() => decide(hidden, 'restore')}>
      {restore}
    </WorkButton>
  );
}

function LetIn({ communityId, act: { onId, title } }: TakeBackProps) {
  const letIn = async () => {
    await shutOut(communityId, onId, 0);
    toast(messages.isLetIn(title));
  };
  return (
    <WorkButton small aria-label={messages.letInOf(title)} onWork={letIn}>
      {messages.letIn}
    </WorkButton>
  );
}
