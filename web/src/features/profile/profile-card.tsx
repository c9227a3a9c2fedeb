import type { ReactNode } from 'react';
import { Avatar } from '#web/components/content/avatar.tsx';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import type { KnownProfile } from './known-profile.ts';
import { messages } from './messages.ts';
import './profile-card.css';

/** Whose profile it is: picture, name (once it is known), and the one thing to do. */
export function ProfileCard({ profile, children }: { profile: KnownProfile; children: ReactNode }) {
  const { id, attachments, name } = profile;
  return (
    <div className="profile-card">
      <Avatar
        id={id}
        name={name}
        file={attachments}
        size="lg"
        alt={attachments && name ? messages.pictureOf(name) : ''}
      />
      <div className="profile-who">
        {name ? <p className="profile-name">{name}</p> : <Skeleton shape="title" width={70} />}
        {!attachments && <p className="soft">{messages.noPicture}</p>}
      </div>
      {children}
    </div>
  );
}

/** In the sizes of the card and the first section. */
export function ProfileSkeleton() {
  return (
    <>
      <div className="profile-card">
        <Skeleton shape="picture" className="avatar avatar-lg" />
        <div className="profile-who sk-lines">
          <Skeleton shape="title" width={70} />
          <Skeleton shape="line" width={50} />
        </div>
        <Skeleton shape="picture" className="profile-sk-act" />
      </div>
      <div className="sk-lines">
        <Skeleton shape="title" width={50} />
        <Skeleton shape="line" width={90} />
        <Skeleton shape="line" width={70} />
        <Skeleton shape="line" width={90} />
      </div>
    </>
  );
}
