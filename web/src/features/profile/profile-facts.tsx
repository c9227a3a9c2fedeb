import { CircleCheck, ShieldAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '#contract/users/users.ts';
import { Badge } from '#web/components/content/badge.tsx';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import type { Contact } from '#web/lib/session/identity-codes.ts';
import { messages } from './messages.ts';
import type { KnownProfile } from './profile-card.tsx';

interface ProfileFactsProps {
  profile: KnownProfile;
  /** Whether missing fields may still load. */
  isPartial?: boolean;
  /** The same member, when they look at themselves. */
  own?: User;
  /** Whether phones can be verified at all. */
  sms: boolean;
  onVerify?: (contact: Contact) => void;
  /** More sections. */
  children?: ReactNode;
}

const contacts = {
  email: { name: messages.email, address: 'email', flag: 'emailVerified' },
  phone_number: { name: messages.phone, address: 'phone', flag: 'phoneVerified' },
} as const;

/** All of a profile, in the three sections that the documents name. */
export function ProfileFacts({ profile, isPartial, own, sms, onVerify, children }: ProfileFactsProps) {
  const fact = (name: string, value: ReactNode, beside: Partial<FactProps> = {}) => (
    <Fact name={name} isPartial={isPartial} {...beside}>
      {value}
    </Fact>
  );
  const seen = (isSeen: boolean) => own && (isSeen ? messages.othersToo : messages.onlyYou);
  // What is missing of another member may be there and not be shown.
  const missing = own ? undefined : messages.notShown;
  const visits = { note: seen(!own?.hidesVisits), missing };
  const verification = (contact: Contact) => {
    const { name, address, flag } = contacts[contact];
    return (
      own && (
        <Verification
          name={name}
          isThere={Boolean(own[address])}
          isVerified={own[flag]}
          refusal={contact === 'phone_number' && !sms ? messages.noSms : undefined}
          onVerify={() => onVerify?.(contact)}
        />
      )
    );
  };
  return (
    <div className="facts stack">
      <Section title={messages.personal}>
        {fact(messages.firstName, profile.firstName)}
        {fact(messages.lastName, profile.lastName)}
        {own?.username && fact(messages.username, `@${own.username}`, { note: messages.namesYou })}
        {own && fact(messages.birthday, formatDay(own.dateOfBirth))}
      </Section>
      <Section title={messages.contact}>
        {fact(messages.email, profile.email, {
          note: own?.email && seen(own.showsEmail === true),
          missing,
          more: verification('email'),
        })}
        {own && fact(messages.phone, own.phone, { more: verification('phone_number') })}
      </Section>
      <Section title={messages.additional}>
        {fact(messages.lastLogin, formatDay(profile.lastLogin), visits)}
        {fact(messages.visits, profile.numberOfVisit, visits)}
      </Section>
      {children}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl>{children}</dl>
    </section>
  );
}

interface FactProps {
  /** As the documents have it. */
  name: string;
  /** Who else sees it. */
  note?: string | false | undefined;
  isPartial?: boolean | undefined;
  /** Why there is none. */
  missing?: string | undefined;
  more?: ReactNode;
  children: ReactNode;
}

function Fact({ name, note, isPartial, missing, more, children }: FactProps) {
  const isNone = children === undefined || children === '';
  return (
    <div className="fact">
      <dt className="soft text-sm">
        {name}
        {note && <small>{note}</small>}
      </dt>
      <dd className="cluster">
        {isNone && isPartial ? (
          <Skeleton shape="line" width={50} />
        ) : (
          <span className={isNone ? 'breaks soft' : 'breaks'}>{isNone ? messages.none : children}</span>
        )}
        {isNone && !isPartial && missing && <span className="soft text-sm">{missing}</span>}
        {more}
      </dd>
    </div>
  );
}

interface VerificationProps {
  name: string;
  /** A missing address has to be added first. */
  isThere: boolean;
  isVerified: boolean;
  /** Why it cannot be verified at all. */
  refusal: string | undefined;
  onVerify: () => void;
}

function Verification({ name, isThere, isVerified, refusal, onVerify }: VerificationProps) {
  if (isVerified)
    return (
      <Badge tone="success" icon={<CircleCheck />}>
        {messages.verified}
      </Badge>
    );
  return (
    <>
      <Badge icon={<ShieldAlert />}>{messages.notVerified}</Badge>
      {!isThere ? (
        <Link className="link" to="/edit-information" aria-label={`${messages.add}: ${name}`}>
          {messages.add}
        </Link>
      ) : refusal ? (
        <span className="soft text-sm">{refusal}</span>
      ) : (
        <button type="button" className="link" aria-label={`${messages.verify}: ${name}`} onClick={onVerify}>
          {messages.verify}
        </button>
      )}
    </>
  );
}

const format = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day or an ISO time as 'Tue 14 May 1985', in UTC: a birthday is the same day everywhere. */
function formatDay(time: string | undefined): string | undefined {
  const date = new Date(time ?? '');
  return Number.isNaN(date.getTime()) ? undefined : format.format(date).replace(',', '');
}
