import { MessageSquareText, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '#web/components/buttons/button.tsx';
import { once } from '#web/components/buttons/kept-focus.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { FoldedText } from '#web/components/content/folded-text.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { Missing } from '#web/components/state/no-such-page.tsx';
import { Pending } from '#web/components/state/pending.tsx';
import { NotLoaded } from '#web/components/state/problem.tsx';
import { useApi } from '#web/lib/api/replies.tsx';
import { useSession } from '#web/lib/session/session.ts';
import type { Circle } from '#web/parts/circles/circle-kind.ts';
import { followHere, useDesired } from '#web/parts/circles/follow.ts';
import { HeldBadge } from '#web/parts/circles/held-badge.tsx';
import type { InnerCircle, InnerCircleKind } from '#web/parts/circles/inner-kind.ts';
import { CircleDialog, DeleteCircle, useDialogsAhead } from '#web/parts/circles/lazy-dialogs.ts';
import { messages } from '#web/parts/circles/messages.ts';
import { messages as acts } from '#web/parts/forms/acts-messages.ts';
import { surveyAt } from '#web/parts/forms/survey-at.ts';
import { MuteButton } from '#web/parts/muting/mute-button.tsx';
import { CircleHead, CircleSkeleton, WordsSkeleton } from './circle-head.tsx';

interface CirclePageProps<Item extends InnerCircle> {
  kind: InnerCircleKind<Item>;
  /** Absent while it is not known which one it is. */
  id: string | undefined;
  /** Further facts of it. */
  factsOf?: (item: Item) => ReactNode;
  /** Below its head. */
  children: (item: Item) => ReactNode;
}

/**
 * A circle by its id, of any community: a link to it opens from any other. Its form is beside the page, and stays when
 * that goes.
 */
export function CirclePage<Item extends InnerCircle>(props: CirclePageProps<Item>) {
  const { kind, id } = props;
  const { user } = useSession();
  /** The address of the form. */
  const [communityId, setCommunityId] = useState<string>();
  const close = () => setCommunityId(undefined);
  return (
    <>
      <Page {...props} onEdit={(item) => setCommunityId(item.communityId)} />
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
    </>
  );
}

interface PageProps<Item extends InnerCircle> extends CirclePageProps<Item> {
  onEdit: (item: Item) => void;
}

/** What its list knows of it at once, and then all of it. */
function Page<Item extends InnerCircle>(props: PageProps<Item>) {
  const { kind, id, factsOf, onEdit, children } = props;
  const { routes, lists, texts, addresses } = kind;
  const state: { readonly list?: string } | null = useLocation().state;
  const list = state?.list ?? addresses.all;
  const reply = useApi(routes.get, id === undefined ? null : { id });
  const { data, error } = reply;
  const asDesired = useDesired(kind);
  const listed = lists.find((item) => item.id === id);
  const known = data ?? listed;

  const isDeleted = error?.status === 404;
  const isListed = listed !== undefined;
  useEffect(() => {
    if (isDeleted && isListed && id !== undefined) lists.remove(id);
  }, [isDeleted, isListed, lists, id]);

  if (isDeleted || error?.status === 400)
    return <Missing {...messages.missing(kind.noun, kind.nouns)} to={addresses.all} />;
  const item = known && asDesired(known);
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
            words={
              <Words
                item={item}
                isWhole={data !== undefined}
                failed={error && <NotLoaded of={reply} title={messages.restFailed} />}
              />
            }
            facts={factsOf?.(item)}
            followers={item.followersCount}
            notices={<MuteButton of={{ on: kind.noun, id: item.id, title: item.title }} />}
          >
            <Actions kind={kind} item={item} list={list} onEdit={() => onEdit(item)} />
            <HeldBadge kind={kind} item={item} />
          </CircleHead>
          {children(item)}
        </>
      ) : (
        <Pending of={reply} heading={texts.title} title={texts.notLoaded}>
          <CircleSkeleton />
        </Pending>
      )}
    </>
  );
}

/** Lists have only the beginning of a long text. */
function Words({ item, isWhole, failed }: { item: Circle; isWhole: boolean; failed: ReactNode }) {
  const isCut = !isWhole && item.description.endsWith('…');
  return (
    <>
      <FoldedText>{item.description}</FoldedText>
      {isCut && (failed || <WordsSkeleton />)}
    </>
  );
}

interface ActionsProps<Item extends InnerCircle> {
  kind: InnerCircleKind<Item>;
  item: Item;
  /** Where its deletion leads. */
  list: string;
  onEdit: () => void;
}

/** Follow, then Unfollow; its creator has change and delete instead. */
function Actions<Item extends InnerCircle>(props: ActionsProps<Item>) {
  const { kind, item } = props;
  const { isFollowed, isCreator } = item;
  if (isCreator === 'true') return <OwnActions {...props} />;
  const isIn = isFollowed === '1';
  return (
    <Button
      variant={isIn ? 'quiet' : 'primary'}
      icon={isIn ? undefined : <Plus />}
      onClick={once(() => followHere(kind, item))}
    >
      {isIn ? messages.unfollow : kind.texts.follow}
    </Button>
  );
}

function OwnActions<Item extends InnerCircle>({ kind, item, list, onEdit }: ActionsProps<Item>) {
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  useDialogsAhead();
  return (
    <>
      <Button variant="primary" icon={<Pencil />} onClick={onEdit}>
        {kind.texts.edit}
      </Button>
      <LinkButton icon={<MessageSquareText />} to={surveyAt(kind.noun, item)}>
        {acts.survey}
      </LinkButton>
      <Button className="btn-warn" icon={<Trash2 />} onClick={() => setDeleting(true)}>
        {messages.delete}
      </Button>
      {isDeleting && (
        <DeleteCircle
          kind={kind}
          item={item}
          onDeleted={() => navigate(list, { replace: true })}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
