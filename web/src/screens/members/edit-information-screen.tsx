import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { User } from '#contract/users/users.ts';
import { toast } from '#web/components/overlay/toast.tsx';
import { useOwnProfile } from '#web/features/profile/api.ts';
import { EditForm, EditSkeleton, fetchPhone } from '#web/features/profile/edit-form.tsx';
import { messages } from '#web/features/profile/messages.ts';
import { ProfileFrame } from '#web/features/profile/profile-frame.tsx';
import { toVerify } from '#web/features/profile/verification.ts';
import { config } from '#web/lib/config.ts';
import { knownIn } from '#web/lib/known-in.ts';
import { useSession } from '#web/lib/session/session.ts';

/** Changes one's own profile. */
export function EditInformationScreen() {
  const reply = useOwnProfile();
  const { data, error } = reply;
  const { state } = useLocation();
  const memberId = useSession().user?.id ?? '';
  // For when the signal is gone. It may be old: the form sends only changed fields.
  const user = data ?? (error && knownIn(User, 'user', state, memberId));
  const navigate = useNavigate();
  const { sms } = config();

  useEffect(fetchPhone, []);

  const goOn = (before: User, after: User) => {
    const verify = toVerify(before, after, sms);
    // Otherwise the sheet that opens there says it.
    if (verify.length === 0) toast(messages.form.saved);
    navigate('/myProfile', { replace: true, state: { verify } });
  };
  return (
    <ProfileFrame back="/myProfile" title={messages.edit} skeleton={<EditSkeleton />} reply={reply}>
      {user && <EditForm key={user.id} user={user} sms={sms} onSaved={goOn} />}
    </ProfileFrame>
  );
}
