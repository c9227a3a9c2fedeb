import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { Achievements } from '#web/features/achievements/achievements.tsx';
import { messages } from '#web/features/achievements/messages.ts';

export function AchievementsScreen() {
  return (
    <>
      <BackLink to="/dashboard">{messages.back}</BackLink>
      <PageHeader title={messages.title} />
      <Achievements />
    </>
  );
}
