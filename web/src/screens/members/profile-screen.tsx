import { MessageCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { User } from '#contract/users/users.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { quietPart } from '#web/components/state/lazy-part.tsx';
import { NotOffered } from '#web/components/state/not-offered.tsx';
import { Leave } from '#web/features/account/leave.tsx';
import { OwnData } from '#web/features/account/own-data.tsx';
import { InstallSection } from '#web/features/install/install-section.tsx';
import { useMemberProfile, useOwnProfile } from '#web/features/profile/api.ts';
import { messages } from '#web/features/profile/messages.ts';
import {
  type KnownProfile,
  knownProfile,
  ProfileCard,
  ProfileSkeleton,
  VerifyNudge,
} from '#web/features/profile/profile-card.tsx';
import { ProfileFacts } from '#web/features/profile/profile-facts.tsx';
import { ProfileFrame } from '#web/features/profile/profile-frame.tsx';
import { VerificationOverlay } from '#web/features/verification/verification-overlay.tsx';
import { config } from '#web/lib/config.ts';
import type { Contact } from '#web/lib/session/identity-codes.ts';
import { useSession } from '#web/lib/session/session.ts';
import { useHasBlocked } from '#web/parts/blocks/block.ts';
import { chatWith } from '#web/parts/chats/chat-with.ts';

const LeavingNotice = quietPart(
  async () => (await import('#web/features/account/leaving-notice.tsx')).LeavingNotice,
);
const KeptPieces = quietPart(async () => (await import('#web/parts/keeping/kept-pieces.tsx')).KeptPieces);
const MemberActs = quietPart(async () => (await import('#web/parts/blocks/member-acts.tsx')).MemberActs);
const BlockedMembers = quietPart(
  async () => (await import('#web/parts/blocks/blocked-members.tsx')).BlockedMembers,
);
const NoticeSettings = quietPart(
  async () => (await import('#web/features/notices/notice-settings.tsx')).NoticeSettings,
);
const SecondFactor = quietPart(
  async () => (await import('#web/features/second-factor/second-factor.tsx')).SecondFactor,
);

/** So that it opens at once, also without a connection. */
const fetchVerification = () =>
  void import('#web/features/verification/verification-dialog.tsx').catch(() => undefined);

/** What other screens hand on. */
export interface ProfileState {
  /** Addresses that were sent a first code. */
  readonly verify?: Contact[];
  /** What is known of the member already. */
  readonly user?: unknown;
  /** Address of the list of members to go back to. */
  readonly members?: string;
  /** Address of another screen that led here. */
  readonly back?: string;
  /** The state of that screen's history entry. */
  readonly held?: object | null;
}

/** One's own profile, or another member's. */
export function ProfileScreen() {
  const { user, community } = useSession();
  const { id = user?.id ?? '' } = useParams();
  const state: ProfileState | null = useLocation().state;
  if (id === user?.id) return <OwnProfile key={id} />;
  const { back, held, members = `/community-members/${community?.slug ?? ''}` } = state ?? {};
  const ways = { members, back: back ?? members, held };
  return <OtherProfile key={id} id={id} known={knownProfile(state, id)} {...ways} />;
}

function OwnProfile() {
  const reply = useOwnProfile();
  const { data } = reply;
  const { verifying, isSaved, verify, done } = useVerifying();
  const { sms } = config();
  const known = (user: User) => void reply.mutate(user, { revalidate: false });
  return (
    <>
      <ProfileFrame back="/dashboard" title={messages.title} skeleton={<ProfileSkeleton />} reply={reply}>
        {data && (
          <>
            {data.leavingAt && <LeavingNotice at={data.leavingAt} onKept={known} />}
            <VerifyNudge user={data} sms={sms} onVerify={verify} />
            <ProfileCard profile={data}>
              <LinkButton variant="primary" to="/edit-information" state={{ user: data }}>
                {messages.edit}
              </LinkButton>
            </ProfileCard>
            <ProfileFacts profile={data} own={data} sms={sms} onVerify={verify}>
              <SecondFactor />
            </ProfileFacts>
            <div className="profile-ways cluster gap-3">
              <LinkButton to="/userInfo">{messages.payment}</LinkButton>
              <BlockedMembers />
            </div>
            <NoticeSettings />
            <InstallSection />
            <KeptPieces />
            <OwnData />
            {!data.leavingAt && <Leave onLeaving={known} />}
          </>
        )}
      </ProfileFrame>
      {verifying && (
        <VerificationOverlay
          key={verifying}
          attribute={verifying}
          address={verifying === 'email' ? data?.email : data?.phone}
          note={isSaved ? messages.form.saved : undefined}
          onClose={done}
        />
      )}
    </>
  );
}

interface OtherProfileProps {
  id: string;
  known: KnownProfile | undefined;
  back: string;
  held: object | null | undefined;
  members: string;
}

function OtherProfile({ id, known, ...ways }: OtherProfileProps) {
  const reply = useMemberProfile(id);
  const { data, error } = reply;
  const { isBlocked } = useHasBlocked(id);
  const profile = data?.results ?? (error ? undefined : known);
  return (
    <ProfileFrame {...ways} title={messages.title} skeleton={<ProfileSkeleton />} reply={reply}>
      {profile && (
        <>
          {!data && (
            <p className="vh" role="status">
              {messages.loading}
            </p>
          )}
          <ProfileCard profile={profile}>
            {isBlocked ? (
              <p>{messages.blocked(profile.name)}</p>
            ) : (
              <LinkButton variant="primary" icon={<MessageCircle />} to={chatWith(id)}>
                {messages.message}
              </LinkButton>
            )}
            <div className="profile-idle gap-2">
              <NotOffered text={messages.cannotFollow} pressedText={messages.notFollowed}>
                {(idle) => (
                  <Button variant="primary" {...idle}>
                    {messages.follow}
                  </Button>
                )}
              </NotOffered>
            </div>
          </ProfileCard>
          <ProfileFacts profile={profile} isPartial={!data} sms={false} />
          {data && <MemberActs id={id} name={profile.name} />}
        </>
      )}
    </ProfileFrame>
  );
}

/**
 * The address that is being verified: first those from the edit form, one after the other, later the member's choice.
 */
function useVerifying() {
  const state: ProfileState | null = useLocation().state;
  const navigate = useNavigate();
  const [queue, setQueue] = useState<readonly Contact[]>(state?.verify ?? []);

  useEffect(fetchVerification, []);

  return {
    verifying: queue[0],
    /** Whether the form has just led here. */
    isSaved: state?.verify !== undefined,
    verify: (contact: Contact) => setQueue([contact]),
    done() {
      setQueue(queue.slice(1));
      // A reload must not offer it again.
      if (state?.verify) navigate('.', { replace: true, state: null });
    },
  };
}
