import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { PublicUser, type User } from '#contract/users/users.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { About } from '#web/components/content/about.tsx';
import { Avatar } from '#web/components/content/avatar.tsx';
import { Skeleton, SkeletonLines } from '#web/components/state/skeleton.tsx';
import { knownIn } from '#web/lib/known-in.ts';
import type { Contact } from '#web/lib/session/identity-codes.ts';
import { messages } from './messages.ts';

const KnownProfile = z.extend(z.partial(PublicUser), { id: PublicUser.shape.id });
/** What is known of a member before the whole profile has loaded. */
export type KnownProfile = z.infer<typeof KnownProfile>;

/** What the previous screen handed on of this member in the history's state. */
export const knownProfile = (state: unknown, id: string): KnownProfile | undefined =>
  knownIn(KnownProfile, 'user', state, id);

/** The head of a profile: picture, name (once it is known), and one action. */
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
        {name ? <p className="profile-name clamp">{name}</p> : <Skeleton shape="title" width={70} />}
        <About of={profile} className="profile-about" />
        {!attachments && <p className="soft">{messages.noPicture}</p>}
      </div>
      {children}
    </div>
  );
}

/** A skeleton the size of the card and the first section. */
export const ProfileSkeleton = () => (
  <>
    <div className="profile-card">
      <Skeleton shape="picture" className="avatar avatar-lg" />
      <SkeletonLines className="profile-who" of={['title 70', 'line 50']} />
      <Skeleton shape="picture" className="profile-sk-act" />
    </div>
    <SkeletonLines of={['title 50', 'line 90', 'line 70', 'line 90']} />
  </>
);

interface VerifyNudgeProps {
  user: User;
  sms: boolean;
  onVerify: (contact: Contact) => void;
}

/** Tells a member without a confirmed address what that may cost, and the next step. */
export function VerifyNudge({ user, sms, onVerify }: VerifyNudgeProps) {
  if (user.emailVerified || user.phoneVerified) return null;
  const texts = messages.nudge;
  return (
    <section className="nudge" aria-labelledby="verify-nudge">
      <ShieldAlert />
      <div>
        <h2 id="verify-nudge">{texts.title}</h2>
        <p>{texts.text}</p>
      </div>
      {user.email ? (
        <Button small onClick={() => onVerify('email')}>
          {texts.verifyEmail}
        </Button>
      ) : user.phone && sms ? (
        <Button small onClick={() => onVerify('phone_number')}>
          {texts.verifyPhone}
        </Button>
      ) : (
        <LinkButton small to="/edit-information">
          {texts.add}
        </LinkButton>
      )}
    </section>
  );
}
