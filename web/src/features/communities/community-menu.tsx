import { Bell, Ellipsis, Flag } from 'lucide-react';
import { useState } from 'react';
import type { Community } from '#contract/communities/communities.ts';
import { Menu } from '#web/components/overlay/menu.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { messages as acts } from '#web/parts/forms/acts-messages.ts';
import { messages as muting } from '#web/parts/muting/messages.ts';
import { messages } from './messages.ts';

// Not the common one, which the bundler would move into what the news load.
const ReportDialog = lazyPart(
  async () => (await import('#web/parts/reports/report-dialog.tsx')).ReportDialog,
);

const MuteDialog = lazyPart(async () => (await import('#web/parts/muting/mute-state.tsx')).MuteDialog);

/** What others than its creator may do with a community on its card. */
export function CommunityMenu({ item: { id, name, slug } }: { item: Community }) {
  const [isReporting, setReporting] = useState(false);
  const [isMuting, setMuting] = useState(false);
  const of = { on: 'community', id, title: name, to: `/community-members/${slug}` } as const;
  return (
    <>
      <Menu
        label={acts.options(name)}
        icon={<Ellipsis />}
        entries={[
          { icon: <Bell />, text: muting.button, onSelect: () => setMuting(true) },
          { icon: <Flag />, text: messages.report, onSelect: () => setReporting(true) },
        ]}
      />
      {isMuting && <MuteDialog of={of} onClose={() => setMuting(false)} />}
      {isReporting && <ReportDialog of={of} onClose={() => setReporting(false)} />}
    </>
  );
}
