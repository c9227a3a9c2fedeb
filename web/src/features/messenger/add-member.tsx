import { communities } from '#contract/communities/communities.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { Avatar } from '#web/components/content/avatar.tsx';
import { List, ListRow } from '#web/components/list/list.tsx';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { Pending } from '#web/components/state/pending.tsx';
import { useApi } from '#web/lib/api/replies.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { chatWith } from '#web/parts/chats/chat-with.ts';
import { chatMessages } from './chat-messages.ts';
import './chat-dialogs.css';

const SHOWN = 12;

interface AddMemberProps {
  /** Whose chat is open. */
  otherId: string | undefined;
  onClose: () => void;
}

/** Members of the community whom one could write to: each leads to a chat of their own, as a chat is between two. */
export function AddMemberDialog({ otherId, onClose }: AddMemberProps) {
  const { user, community } = useSession();
  const asked = community ? { communityId: community.id, pageSize: SHOWN } : null;
  const reply = useApi(communities.listMembers, asked);
  const { data, error } = reply;
  const others = data?.data.filter(({ userId }) => userId !== user?.id && userId !== otherId);
  return (
    <Dialog title={chatMessages.addMember} onClose={onClose}>
      <p>{chatMessages.addText}</p>
      <div className="chat-add stack gap-4">
        {!data && (error ?? community) && (
          <Pending
            of={reply}
            isInSection
            title={chatMessages.addFailed}
            lines={['line 60', 'line 70', 'line 50']}
          />
        )}
        {others && others.length > 0 && (
          // biome-ignore lint/a11y/noStaticElementInteractions: hears the links inside
          // biome-ignore lint/a11y/useKeyWithClickEvents: a link hears the keyboard as a click
          <div onClick={({ target }) => (target as Element).closest('a') && onClose()}>
            <List label={chatMessages.addMember}>
              {others.map(({ userId, user: { firstName, lastName, attachments } }) => {
                const name = [firstName, lastName].filter(Boolean).join(' ') || chatMessages.unnamed;
                return (
                  <ListRow
                    key={userId}
                    title={name}
                    to={chatWith(userId)}
                    lead={<Avatar id={userId} name={name} file={attachments} />}
                  />
                );
              })}
            </List>
          </div>
        )}
        {others?.length === 0 && <p className="soft">{chatMessages.addNobody}</p>}
        <LinkButton small to="/members" onClick={onClose}>
          {chatMessages.findMembers}
        </LinkButton>
      </div>
    </Dialog>
  );
}
