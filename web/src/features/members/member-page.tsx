import { useEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import type { communities } from '#contract/communities.ts';
import { LAST_PAGE } from '#contract/paging.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { Pagination } from '#web/components/list/pagination.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { isNoPage, NoSuchPage } from '#web/components/state/no-such-page.tsx';
import { MemberCard } from './member-card.tsx';
import { messages } from './messages.ts';
import type { MembersPlace } from './use-members-place.ts';

interface MemberPageProps {
  reply: z.output<typeof communities.listMembers.output>;
  /** Whether it is the page before, while the one that is asked for is on its way. */
  isLate: boolean;
  place: MembersPlace;
  /** Address of the list, for the way back from a profile. */
  members: string;
}

/** What one page of members holds, or why it holds none, and the ways to the others. */
export function MemberPage({ reply, isLate, place, members }: MemberPageProps) {
  const { search, page, hrefOf, onSearch } = place;
  const { grid, turn } = useTurn(reply, isLate, place);
  const { empty, nobody } = messages;

  if (isNoPage(page, reply.data.length, reply.totalItems))
    return <NoSuchPage page={page} pages={reply.pages} to={hrefOf(1)} />;
  if (reply.totalItems === 0)
    return search || isLate ? (
      <EmptyState
        drawing="scarecrow"
        title={nobody.title}
        text={reply.partial ? messages.partial : nobody.text}
      >
        <Button
          onClick={() => {
            turn();
            onSearch('');
          }}
        >
          {nobody.action}
        </Button>
      </EmptyState>
    ) : (
      <EmptyState drawing="sprout" title={empty.title} text={empty.text}>
        <LinkButton to="/community-switching">{empty.action}</LinkButton>
      </EmptyState>
    );
  return (
    <>
      {reply.partial && <p className="members-note">{messages.partial}</p>}
      <ul ref={grid} className="member-grid" tabIndex={-1} aria-label={messages.list} aria-busy={isLate}>
        {reply.data.map((member) => (
          <MemberCard key={member.id} member={member} members={members} />
        ))}
      </ul>
      <Pagination page={page} pages={Math.min(reply.pages, LAST_PAGE)} hrefOf={hrefOf} />
    </>
  );
}

/**
 * Whoever turns the page begins on top of the next one, as after `turn`; whoever types or turns the device stays where
 * they are.
 */
function useTurn(reply: MemberPageProps['reply'], isLate: boolean, { search }: MembersPlace) {
  const grid = useRef<HTMLUListElement>(null);
  const before = useRef({ reply, search });
  const isAsked = useRef(false);

  useEffect(() => {
    if (isLate) return;
    const was = before.current;
    before.current = { reply, search };
    const isNext =
      was.reply.page !== reply.page && was.reply.pageSize === reply.pageSize && was.search === search;
    if (!isNext && !(isAsked.current && was.search !== search)) return;
    isAsked.current = false;
    window.scrollTo(0, 0);
    grid.current?.focus({ preventScroll: true });
  }, [reply, isLate, search]);

  const turn = () => {
    isAsked.current = true;
  };
  return { grid, turn };
}
