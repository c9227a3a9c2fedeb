import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { FoldedText } from '#web/components/content/folded-text.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { useApi } from '#web/lib/api/replies.tsx';
import { useSession } from '#web/lib/session/session.ts';
import type { Circle, CircleKind } from '#web/parts/circles/circle-kind.ts';
import { useWished } from '#web/parts/circles/follow.ts';
import { HeldBadge } from '#web/parts/circles/held-badge.tsx';
import type { InnerCircle } from '#web/parts/circles/inner-kind.ts';
import { CircleDialog } from '#web/parts/circles/lazy-dialogs.ts';
import { messages } from '#web/parts/circles/messages.ts';
import { CircleHead } from './circle-head.tsx';
import { CirclePageActions } from './circle-page-actions.tsx';
import { CircleSkeleton, WordsSkeleton } from './circle-skeleton.tsx';

interface CirclePageProps<Item extends InnerCircle> {
  kind: CircleKind<Item>;
  /** Absent: which one it is, is not known yet. */
  id: string | undefined;
  /** What else there is to know of it. */
  factsOf?: (item: Item) => ReactNode;
  /** What stands below its head. */
  children: ReactNode;
}

/**
 * A circle by its id, of whatever community: a link to it opens from any other. Its form stands beside what there is to see of it, and stays when that
 * goes.
 */
export function CirclePage<Item extends InnerCircle>(props: CirclePageProps<Item>) {
  const { kind, id } = props;
  const { user } = useSession();
  /** That of what is edited. */
  const [communityId, setCommunityId] = useState<string>();
  const close = () => setCommunityId(undefined);
  return (
    <>
      <Page {...props} onEdit={(item) => setCommunityId(item.communityId)} />
      <Suspense fallback={null}>
        {communityId !== undefined && id !== undefined && (
          <CircleDialog
            kind={kind}
            memberId={user?.id ?? ''}
            isNew={false}
            of={{ id }}
            scope={{ communityId }}
            onSaved={close}
            onCancel={close}
          />
        )}
      </Suspense>
    </>
  );
}

interface PageProps<Item extends InnerCircle> extends CirclePageProps<Item> {
  onEdit: (item: Item) => void;
}

/** What its list knows of it at once, and then the whole of it. */
function Page<Item extends InnerCircle>(props: PageProps<Item>) {
  const { kind, id, factsOf, onEdit, children } = props;
  const { routes, lists, texts, addresses } = kind;
  const state: { readonly list?: string } | null = useLocation().state;
  const list = state?.list ?? addresses.all;
  const { data, error, isValidating, mutate } = useApi(routes.get, id === undefined ? null : { id });
  const asWished = useWished(kind);
  const listed = lists.find((item) => item.id === id);
  const known = data ?? listed;

  const isGone = error?.status === 404;
  const isListed = listed !== undefined;
  useEffect(() => {
    if (isGone && isListed && id !== undefined) lists.remove(id);
  }, [isGone, isListed, lists, id]);

  if (isGone || error?.status === 400) {
    const { title, text, action } = messages.missing(kind.noun, kind.nouns);
    return (
      <EmptyState isScreen drawing="scarecrow" title={title} text={text}>
        <LinkButton to={addresses.all}>{action}</LinkButton>
      </EmptyState>
    );
  }
  const problem = (title: string) =>
    error && <Problem title={title} error={error} retry={() => void mutate()} busy={isValidating} />;
  const item = known && asWished(known);
  return (
    <>
      <BackLink to={list}>{texts.title}</BackLink>
      {item ? (
        <>
          <CircleHead
            picture={{ ...kind.pictureOf(item), width: 800, height: 450 }}
            yours={item.isCreator === 'true' ? texts.yours : undefined}
            category={item.category}
            title={kind.nameOf(item)}
            words={<Words item={item} isWhole={data !== undefined} failed={problem(messages.restFailed)} />}
            facts={factsOf?.(item)}
            followers={item.followersCount}
          >
            <CirclePageActions kind={kind} item={item} list={list} onEdit={() => onEdit(item)} />
            <HeldBadge kind={kind} item={item} />
          </CircleHead>
          {children}
        </>
      ) : error ? (
        <>
          <h1 className="vh" tabIndex={-1}>
            {texts.title}
          </h1>
          {problem(texts.notLoaded)}
        </>
      ) : (
        <CircleSkeleton />
      )}
    </>
  );
}

/** Lists carry the beginning of a long text alone. */
function Words({ item, isWhole, failed }: { item: Circle; isWhole: boolean; failed: ReactNode }) {
  const isCut = !isWhole && item.description.endsWith('…');
  return (
    <>
      <FoldedText>{item.description}</FoldedText>
      {isCut && (failed || <WordsSkeleton />)}
    </>
  );
}
