import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { NewsCard } from '#contract/news.ts';
import { Menu } from '#web/components/overlay/menu.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { messages } from './messages.ts';

interface NewsMenuProps {
  news: NewsCard;
  onDelete: () => void;
}

/** The actions of a news' creator. */
export function NewsMenu({ news: { id, communityId, creator, title }, onDelete }: NewsMenuProps) {
  const navigate = useNavigate();
  if (useSession().user?.id !== creator) return null;
  return (
    <Menu
      label={messages.options(title)}
      icon={<Ellipsis />}
      entries={[
        {
          icon: <Pencil />,
          text: messages.edit,
          onSelect: () => navigate(`/news/edit/${id}`, { state: { communityId } }),
        },
        {
          icon: <Trash2 />,
          text: messages.delete,
          onSelect: onDelete,
          danger: true,
        },
      ]}
    />
  );
}
