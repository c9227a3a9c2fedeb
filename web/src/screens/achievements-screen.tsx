import { achievements } from '#contract/users/achievements.ts';
import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { Pending } from '#web/components/state/pending.tsx';
import { Skeleton, SkeletonLines } from '#web/components/state/skeleton.tsx';
import { Entries } from '#web/features/achievements/entries.tsx';
import { messages } from '#web/features/achievements/messages.ts';
import { Sums } from '#web/features/achievements/sums.tsx';
import { useApi } from '#web/lib/api/replies.tsx';
import '#web/features/achievements/achievements.css';

/** The member's level, what they achieved by what they did, and what there is to achieve. */
export function AchievementsScreen() {
  const reply = useApi(achievements.getAchievements, {});
  const { data: found } = reply;
  return (
    <>
      <BackLink to="/dashboard">{messages.back}</BackLink>
      <PageHeader title={messages.title} />
      <div className="achievements stack gap-5">
        {found ? (
          <>
            <Sums {...found.data} />
            <Entries entries={found.data.entries} />
          </>
        ) : (
          <Pending of={reply} title={messages.failed}>
            <Skeleton shape="picture" className="achievement-sk" />
            <Skeleton shape="picture" className="achievement-sk" />
            <SkeletonLines of={['title 40', 'line 80', 'line 70']} />
          </Pending>
        )}
      </div>
    </>
  );
}
