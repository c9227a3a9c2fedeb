import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { User } from '#contract/users.ts';
import { toast } from '#web/components/toast.tsx';
import { useOwnProfile } from '#web/features/profile/api.ts';
import { EditForm, EditSkeleton, fetchPhone } from '#web/features/profile/edit-form.tsx';
import { messages } from '#web/features/profile/messages.ts';
import { ProfileFrame } from '#web/features/profile/profile-frame.tsx';
import { toVerify } from '#web/features/profile/verification.ts';
import { config } from '#web/lib/config.ts';

/** Changes one's own profile. */
export function EditInformationScreen() {
  const { data, error, isValidating, mutate } = useOwnProfile();
  const navigate = useNavigate();
  const { sms } = config();

  useEffect(fetchPhone, []);

  const goOn = (before: User, after: User) => {
    toast(messages.form.saved);
    navigate('/myProfile', { replace: true, state: { verify: toVerify(before, after, sms) } });
  };
  return (
    <ProfileFrame
      back="/myProfile"
      title={messages.edit}
      skeleton={<EditSkeleton />}
      error={error}
      retry={() => void mutate()}
      isValidating={isValidating}
    >
      {data && <EditForm key={data.id} user={data} sms={sms} onSaved={goOn} />}
    </ProfileFrame>
  );
}
