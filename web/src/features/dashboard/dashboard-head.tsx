import type { ReactNode } from 'react';
import type { PublicUser } from '#contract/users.ts';
import fields from '#web/art/fields.svg';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { Avatar } from '#web/components/content/avatar.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { formatDate } from '#web/lib/format/format-date.ts';
import { useIsAdministrator } from '#web/parts/categories/use-is-administrator.ts';
import { messages } from './messages.ts';
import './dashboard-head.css';

/** Whose dashboard it is, and the ways to what belongs to them alone. */
export function DashboardHead({ profile }: { profile: PublicUser }) {
  const { id, name, lastLogin, communities, attachments } = profile;
  const isAdministrator = useIsAdministrator();
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
        <nav className="dash-links" aria-label={messages.links}>
          <LinkButton variant="primary" small to="/myProfile">
            {messages.myProfile}
          </LinkButton>
          <LinkButton small to="/achievements">
            {messages.achievements}
          </LinkButton>
          <LinkButton small to="/mysurvey">
            {messages.surveys}
          </LinkButton>
          {isAdministrator && (
            <LinkButton small to="/admin/categories">
              {messages.categories}
            </LinkButton>
          )}
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

/** In the head's sizes, to the pixel. */
export function DashboardHeadSkeleton() {
  const links = [messages.myProfile, messages.achievements, messages.surveys];
  const isAdministrator = useIsAdministrator();
  return (
    <Frame
      picture={<Skeleton shape="picture" className="avatar avatar-lg" />}
      links={
        <div className="dash-links">
          {[...links, ...(isAdministrator ? [messages.categories] : [])].map((name) => (
            <Skeleton key={name} shape="picture" className="dash-sk-link" />
          ))}
        </div>
      }
    >
      <Skeleton shape="title" width={70} />
      <div className="dash-sk-meta">
        <Skeleton shape="line" width={50} />
        <Skeleton shape="line" width={50} />
      </div>
    </Frame>
  );
}

function Frame(props: { picture: ReactNode; children: ReactNode; links: ReactNode }) {
  return (
    <div className="dash">
      <img className="dash-band" src={fields} alt="" width={960} height={1200} />
      <div className="dash-in">
        {props.picture}
        <div className="dash-who">{props.children}</div>
        {props.links}
      </div>
    </div>
  );
}
