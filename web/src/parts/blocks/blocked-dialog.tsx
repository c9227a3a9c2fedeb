import { useState } from 'react';
import { type Blocked, blocks } from '#contract/moderation/block-list.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { once } from '#web/components/buttons/kept-focus.ts';
import { Avatar } from '#web/components/content/avatar.tsx';
import { List, ListRow } from '#web/components/list/list.tsx';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Pending } from '#web/components/state/pending.tsx';
import { useApi } from '#web/lib/api/replies.tsx';
import { block, useWantsBlocked } from './block.ts';
import { messages } from './messages.ts';
import './blocked-dialog.css';

/**
 * Whom the member blocked; each is unblocked with one press, and blocked again with the next: who was listed stays in
 * the list until it is closed, so that no other button comes under the finger.
 */
export function BlockedDialog({ onClose }: { onClose: () => void }) {
  const reply = useApi(blocks.listBlocked, {});
  const { data } = reply;
  const wants = useWantsBlocked();
  const [listed, setListed] = useState<readonly Blocked[]>([]);
  const isListed = ({ userId }: Blocked) => listed.some((each) => each.userId === userId);
  const found = data?.data.filter((each) => wants(each.userId) !== false && !isListed(each)) ?? [];
  if (found.length > 0) setListed([...listed, ...found]);
  const isBlocked = (userId: string) =>
    wants(userId) ?? data?.data.some((each) => each.userId === userId) ?? true;
  return (
    <Dialog title={messages.list} onClose={onClose}>
      <div className="blocked-members">
        {listed.length > 0 && (
          <List label={messages.list}>
            {listed.map(({ userId, name, avatar }) => (
              <ListRow
                key={userId}
                title={name}
                to={`/profile/${userId}`}
                lead={<Avatar id={userId} name={name} file={avatar} />}
              >
                <BlockButton
                  name={name}
                  isBlocked={isBlocked(userId)}
                  onPress={(to) => block(userId, name, to)}
                />
              </ListRow>
            ))}
          </List>
        )}
        {data && listed.length === 0 && <EmptyState isInSection drawing="sprout" {...messages.none} />}
        {!data && listed.length === 0 && (
          <Pending of={reply} isInSection title={messages.failed} lines={['line 70', 'line 70']} />
        )}
      </div>
    </Dialog>
  );
}

interface BlockButtonProps {
  name: string;
  isBlocked: boolean;
  onPress: (isBlocked: boolean) => void;
}

/** It is one button, so that it keeps the focus. */
const BlockButton = ({ name, isBlocked, onPress }: BlockButtonProps) => (
  <Button
    small
    aria-label={(isBlocked ? messages.unblockOf : messages.blockOf)(name)}
    onClick={once(() => onPress(!isBlocked))}
  >
    {isBlocked ? messages.unblock : messages.block}
  </Button>
);
