import { blocks } from '#contract/moderation/block-list.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { Avatar } from '#web/components/content/avatar.tsx';
import { List, ListRow } from '#web/components/list/list.tsx';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Pending } from '#web/components/state/pending.tsx';
import { useApi } from '#web/lib/api/replies.tsx';
import { block, useWantsBlocked } from './block.ts';
import { messages } from './messages.ts';

/** Whom the member blocked; each is unblocked with one press. */
export function BlockedDialog({ onClose }: { onClose: () => void }) {
  const reply = useApi(blocks.listBlocked, {});
  const { data } = reply;
  const wants = useWantsBlocked();
  const blocked = data?.data.filter(({ userId }) => wants(userId) !== false);
  return (
    <Dialog title={messages.list} onClose={onClose}>
      {blocked && blocked.length > 0 && (
        <List label={messages.list}>
          {blocked.map(({ userId, name, avatar }) => (
            <ListRow
              key={userId}
              title={name}
              to={`/profile/${userId}`}
              lead={<Avatar id={userId} name={name} file={avatar} />}
            >
              <Button small aria-label={messages.unblockOf(name)} onClick={() => block(userId, name, false)}>
                {messages.unblock}
              </Button>
            </ListRow>
          ))}
        </List>
      )}
      {blocked?.length === 0 && <EmptyState isInSection drawing="sprout" {...messages.none} />}
      {!blocked && <Pending of={reply} isInSection title={messages.failed} lines={['line 70', 'line 70']} />}
    </Dialog>
  );
}
