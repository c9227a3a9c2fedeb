import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Chat } from '#web/features/messenger/chat.tsx';
import { chatMessages } from '#web/features/messenger/chat-messages.ts';
import { ContactList } from '#web/features/messenger/contact-list.tsx';
import { messages } from '#web/features/messenger/messages.ts';
import { sampleContacts } from '#web/features/messenger/samples.ts';
import { breakpoints } from '#web/lib/breakpoints.ts';
import { useMedia } from '#web/lib/use-media.ts';

export function MessengerScreen() {
  const { id } = useParams();
  return <Messenger key={id} of={id} />;
}

/** The chats and, beside them or on a screen of its own, one of them: of the contact with this id or name. */
function Messenger({ of = '' }: { of?: string | undefined }) {
  const hasPanel = useMedia(breakpoints.messenger);
  const asked = sampleContacts.find(({ id, name }) =>
    [id, name].some((one) => one.toLowerCase() === of.toLowerCase()),
  );
  const [chosen, setChosen] = useState(asked?.id ?? sampleContacts[0]?.id);

  if (of && !asked)
    return (
      <EmptyState isScreen drawing="scarecrow" title={chatMessages.missing} text={chatMessages.missingText}>
        <LinkButton variant="primary" to="/messenger">
          {chatMessages.toMessenger}
        </LinkButton>
      </EmptyState>
    );
  if (!hasPanel) return asked ? <Chat contact={asked} isScreen /> : <Contacts />;
  const contact = sampleContacts.find(({ id }) => id === chosen);
  return (
    <div className="messenger">
      <Contacts current={chosen} onChoose={setChosen} />
      {contact && <Chat contact={contact} />}
    </div>
  );
}

interface ContactsProps {
  current?: string | undefined;
  onChoose?: (id: string) => void;
}

function Contacts({ current, onChoose }: ContactsProps) {
  const [query, setQuery] = useState('');
  const words = query.toLowerCase();
  const found = sampleContacts.filter(({ name }) =>
    [name, ...name.split(' ')].some((part) => part.toLowerCase().startsWith(words)),
  );
  return (
    <div>
      <PageHeader title={chatMessages.title} />
      <SampleNote id="messenger-note" title={messages.sample} text={messages.sampleText} />
      <div className="messenger-search">
        <SearchBox label={chatMessages.search} value={query} onSearch={setQuery} />
      </div>
      {found.length > 0 ? (
        <ContactList contacts={found} current={current} onChoose={onChoose} />
      ) : (
        <EmptyState drawing="scarecrow" title={chatMessages.nobody} text={chatMessages.nobodyText} />
      )}
    </div>
  );
}
