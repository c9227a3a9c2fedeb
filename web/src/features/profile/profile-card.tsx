import type { ReactNode } from 'react';
import type { PublicUser } from '#contract/users.ts';
import { Picture } from '#web/components/picture.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { avatarOf } from './avatar.ts';
import { messages } from './messages.ts';
import './profile-card.css';

/** Whose profile it is: picture, name, and the one thing to do. */
export function ProfileCard({ profile, children }: { profile: PublicUser; children: ReactNode }) {
  const { attachments, name } = profile;
  return (
    <div className="profile-card">
      <Picture
        {...avatarOf(profile)}
        className="avatar avatar-lg"
        alt={attachments ? messages.pictureOf(name) : ''}
      />
      <div className="profile-who">
        <p className="profile-name">{name}</p>
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
