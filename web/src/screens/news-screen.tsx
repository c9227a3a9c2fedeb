import { Plus } from 'lucide-react';
import { lazy, useEffect, useState, useTransition } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '#web/components/button.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { messages } from '#web/features/news/messages.ts';
import { NewsFeed } from '#web/features/news/news-feed.tsx';
import { Topics } from '#web/features/news/topics.tsx';
import { useSession } from '#web/lib/session.ts';
import './news-screen.css';

/** Milliseconds until the dialog is fetched: on a slow phone the news and their pictures come first. */
const DIALOG_DELAY = 3000;

const loadDialog = () => import('#web/features/news/new-news-dialog.tsx');
const NewNewsDialog = lazy(async () => ({ default: (await loadDialog()).NewNewsDialog }));

/** The news of the current community. */
export function NewsScreen() {
  const { user, community } = useSession();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const state: { adding?: boolean } | null = useLocation().state;
  const [isAdding, setAdding] = useState(state?.adding === true);
  const [isOpening, startTransition] = useTransition();
  const add = () => startTransition(() => setAdding(true));
  const close = () => {
    setAdding(false);
    if (state?.adding) navigate('/news', { replace: true });
  };
  const page = /^[1-9]\d{0,5}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;

  useEffect(() => {
    // So that it opens at once, and without a connection too.
    const timer = setTimeout(() => void loadDialog().catch(() => undefined), DIALOG_DELAY);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <PageHeader title={messages.title}>
        <Button
          variant="primary"
          icon={<Plus className="icon" aria-hidden="true" />}
          busy={isOpening}
          busyText={messages.opening}
          onClick={add}
        >
          {messages.add}
        </Button>
      </PageHeader>
      <div className="with-aside">
        <div>
          <NewsFeed communityId={community?.id} page={page} onAdd={add} />
        </div>
        <aside>
          <Topics />
        </aside>
      </div>
      {isAdding && user && (
        <NewNewsDialog
          memberId={user.id}
          onClose={close}
          onWrite={({ title, category }) => navigate('/news/add', { state: { title, category } })}
        />
      )}
    </>
  );
}
