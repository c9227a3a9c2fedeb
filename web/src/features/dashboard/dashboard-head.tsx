import type { ReactNode } from 'react';
import type { User } from '#contract/users/users.ts';
import fields from '#web/art/fields.svg';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { Avatar } from '#web/components/content/avatar.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { quietPart } from '#web/components/state/lazy-part.tsx';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { formatDate } from '#web/lib/format/format-date.ts';
import { useIsAdministrator } from '#web/parts/categories/use-is-administrator.ts';
import { messages } from './messages.ts';
import './dashboard-head.css';

/** The dashboard's head: the member, and links to what is theirs. */
export function DashboardHead({ profile }: { profile: User }) {
  const { id, name, lastLogin, communities, attachments } = profile;
  return (
    <Frame
      picture={
        <Avatar
          id={id}
          name={name}
          file={attachments}
          size="lg"
          alt={attachments ? messages.pictureOf(name) : ''}
        />
      }
      links={
        <nav className="dash-links gap-2" aria-label={messages.links}>
          {useLinks().map(({ to, text, variant }) => (
            <LinkButton key={to} variant={variant} small to={to}>
              {text}
              {to === SURVEYS && <WaitingSurveys />}
            </LinkButton>
          ))}
        </nav>
      }
    >
      <h1 tabIndex={-1}>{name}</h1>
      <Meta>
        <time dateTime={lastLogin}>{messages.lastVisit(formatDate(lastLogin))}</time>
        <span>{messages.follows(communities)}</span>
      </Meta>
    </Frame>
  );
}

const WaitingSurveys = quietPart(async () => (await import('./waiting-surveys.tsx')).WaitingSurveys);

const SURVEYS = '/mysurvey';
const links = [
  { to: '/myProfile', text: messages.myProfile, variant: 'primary' },
  { to: '/achievements', text: messages.achievements, variant: 'quiet' },
  { to: SURVEYS, text: messages.surveys, variant: 'quiet' },
] as const;
const ofAdministrators = { to: '/admin/categories', text: messages.categories, variant: 'quiet' } as const;

const useLinks = () => (useIsAdministrator() ? [...links, ofAdministrators] : links);

/** In the head's sizes, to the pixel. */
export const DashboardHeadSkeleton = () => (
  <Frame
    picture={<Skeleton shape="picture" className="avatar avatar-lg" />}
    links={
      <div className="dash-links gap-2">
        {useLinks().map(({ to }) => (
          <Skeleton key={to} shape="picture" className="dash-sk-link" />
        ))}
      </div>
    }
  >
    <Skeleton shape="title" width={70} />
    <div className="dash-sk-meta stack">
      <Skeleton shape="line" width={50} />
      <Skeleton shape="line" width={50} />
    </div>
  </Frame>
);

const Frame = (props: { picture: ReactNode; children: ReactNode; links: ReactNode }) => (
  <div className="dash">
    <img className="dash-band" src={fields} alt="" width={960} height={1200} />
    <div className="dash-in stack gap-4">
      {props.picture}
      <div className="dash-who">{props.children}</div>
      {props.links}
    </div>
  </div>
);
