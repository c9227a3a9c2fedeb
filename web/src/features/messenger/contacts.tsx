import { useRef, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Pending } from '#web/components/state/pending.tsx';
import { Skeleton, SkeletonLines } from '#web/components/state/skeleton.tsx';
import { Earlier } from '#web/parts/threads/earlier.tsx';
import { chatMessages } from './chat-messages.ts';
import { useAsWanted } from './chat-toggles.ts';
import { ContactList } from './contact-list.tsx';
import { NoChats } from './latest-messages.tsx';
import { useBegun, type useChats, useLateRequests } from './use-chats.ts';
import './messenger.css';

interface ContactsProps {
  chats: ReturnType<typeof useChats>;
  current?: string | undefined;
  onChoose?: (id: string) => void;
}

/** The member's chats: first who asks to write, then all others; to be searched by name. */
export function Contacts({ chats, ...choice }: ContactsProps) {
  const { left, state, loadEarlier, reply } = chats;
  const all = useAsWanted(chats.all);
  const [query, setQuery] = useState('');
  const begun = useBegun(all, choice.current);
  const found = begun?.filter(({ other: { name } }) => beginsWith(name, query));
  const { late, showLate } = useLateRequests(begun, choice.current);
  const isSearch = query !== '';
  const heading = useRef<HTMLHeadingElement>(null);
  const onShowLate = () => {
    showLate();
    // The pressed button is gone.
    setTimeout(() => heading.current?.focus());
  };
  const requests = found?.filter((one) => one.isRequest && (isSearch || !late.includes(one))) ?? [];
  const others = found?.filter(({ isRequest }) => !isRequest) ?? [];
  return (
    <div className="messenger-list">
      <PageHeader title={chatMessages.title}>
        {late.length > 0 && (
          <Button small onClick={onShowLate}>
            {chatMessages.late(late.length)}
          </Button>
        )}
      </PageHeader>
      <div className="messenger-search">
        <SearchBox label={chatMessages.search} value={query} onSearch={setQuery} />
      </div>
      {!all && (
        <Pending of={reply} title={chatMessages.listFailed}>
          <ContactsSkeleton />
        </Pending>
      )}
      {begun?.length === 0 && <NoChats />}
      {begun && begun.length > 0 && found?.length === 0 && (
        <EmptyState
          drawing="scarecrow"
          title={chatMessages.nobody}
          text={left > 0 ? chatMessages.newestAlone : chatMessages.nobodyText}
        />
      )}
      {requests.length > 0 && (
        <section className="contacts-part stack gap-2">
          <h2 ref={heading} tabIndex={-1}>
            {chatMessages.requests}
          </h2>
          <p className="soft text-sm">{chatMessages.requestsText}</p>
          <ContactList label={chatMessages.requests} chats={requests} {...choice} />
        </section>
      )}
      {others.length > 0 && (
        <section className="contacts-part stack gap-2">
          {requests.length > 0 && <h2>{chatMessages.contacts}</h2>}
          <ContactList label={chatMessages.contacts} chats={others} {...choice} />
        </section>
      )}
      <Earlier left={left} state={state} onLoad={loadEarlier} texts={chatMessages.list} />
    </div>
  );
}

/** Whether a first or last name begins so. */
function beginsWith(name: string, query: string): boolean {
  const words = query.toLowerCase();
  return [name, ...name.split(' ')].some((part) => part.toLowerCase().startsWith(words));
}

const ROWS = ['one', 'two', 'three', 'four'];

/** A skeleton the size of some chats. */
const ContactsSkeleton = () => (
  <div className="contacts">
    {ROWS.map((row) => (
      <div key={row} className="contact">
        <Skeleton shape="picture" className="avatar" />
        <SkeletonLines of={['title 60', 'line 90']} />
      </div>
    ))}
  </div>
);
