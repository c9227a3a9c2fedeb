import { surveys } from '#contract/surveys/surveys.ts';
import { Badge } from '#web/components/content/badge.tsx';
import { useApi } from '#web/lib/api/replies.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { messages } from './messages.ts';

/** How many surveys wait for the member's answer, in the link to them; nothing where none does. */
export function WaitingSurveys() {
  const communityId = useSession().community?.id;
  const { data } = useApi(surveys.listSurveys, {
    ...{ scope: 'open', pageSize: 1 },
    ...(communityId !== undefined && { communityId }),
  });
  if (!data?.totalItems) return null;
  return (
    <>
      {' '}
      <Badge tone="accent">
        {data.totalItems} <span className="vh">{messages.waiting(data.totalItems)}</span>
      </Badge>
    </>
  );
}
