import type * as z from 'zod/mini';
import { surveys } from '#contract/surveys/surveys.ts';
import { Badge } from '#web/components/content/badge.tsx';
import { replyId, useApi, useKnown } from '#web/lib/api/replies.tsx';
import { cameAt } from '#web/lib/api/reply-cache.ts';
import { localDay } from '#web/lib/format/local-day.ts';
import { useSession } from '#web/lib/session/session.ts';
import { useToday } from '#web/lib/use-today.ts';
import { messages } from './messages.ts';

type Asked = z.input<typeof surveys.listSurveys.input>;

/** How many surveys wait for the member's answer, in the link to them; nothing where none does. */
export function WaitingSurveys() {
  const communityId = useSession().community?.id;
  const totalItems = useOncePerDay({
    scope: 'open',
    pageSize: 1,
    ...(communityId !== undefined && { communityId }),
  });
  if (!totalItems) return null;
  return (
    <>
      {' '}
      <Badge tone="accent">
        {totalItems} <span className="vh">{messages.waiting(totalItems)}</span>
      </Badge>
    </>
  );
}

/** The number that the first visit of a day asked for: it costs more to count than all else on the dashboard. */
function useOncePerDay(asked: Asked): number | undefined {
  const today = useToday();
  const known = useKnown(surveys.listSurveys, asked);
  const came = cameAt.get(replyId(surveys.listSurveys, asked));
  const isOfToday = known !== undefined && came !== undefined && localDay(new Date(came)) === today;
  useApi(surveys.listSurveys, isOfToday ? null : asked);
  return known?.totalItems;
}
