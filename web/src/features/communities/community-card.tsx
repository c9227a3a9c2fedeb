import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { Community } from '#contract/communities.ts';
import { Card } from '#web/components/content/card.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { Menu } from '#web/components/overlay/menu.tsx';
import { CommunityActions } from './community-actions.tsx';
import { coverOf } from './community-cover.ts';
import { messages } from './messages.ts';

export interface CommunityCardProps {
  community: Community;
  onFollow: (community: Community) => void;
  /** Ends when it is the current one, or has failed and was said. */
  onVisit: (community: Community) => Promise<void>;
  onEdit: (community: Community) => void;
  onDelete: (community: Community) => void;
}

/** A community; whoever made it may change and delete it. */
export function CommunityCard({ community, onFollow, onVisit, onEdit, onDelete }: CommunityCardProps) {
  const { name, category, description, followersCount, isCreator } = community;
  return (
    <Card
      title={name}
      cover={coverOf(community)}
      meta={
        <Meta>
          {category && <span>{category}</span>}
          <span>{messages.followers(followersCount)}</span>
        </Meta>
      }
      text={description}
      actions={<CommunityActions community={community} onFollow={onFollow} onVisit={onVisit} />}
      corner={
        isCreator === 'true' && (
          <Menu
            label={messages.of(messages.options, name)}
            icon={<Ellipsis className="icon" aria-hidden="true" />}
            entries={[
              {
                icon: <Pencil className="icon" aria-hidden="true" />,
                text: messages.edit,
                onSelect: () => onEdit(community),
              },
              {
                icon: <Trash2 className="icon" aria-hidden="true" />,
                text: messages.delete,
                onSelect: () => onDelete(community),
                danger: true,
              },
            ]}
          />
        )
      }
    />
  );
}
