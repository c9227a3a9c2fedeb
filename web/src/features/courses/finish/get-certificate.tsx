import { Award } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { certificates } from '#contract/courses/certificates.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { toastFailure } from '#web/components/overlay/toast.tsx';
import { type ApiError, call } from '#web/lib/api/api.ts';
import { refresh } from '#web/lib/api/replies.tsx';
import { messages } from './messages.ts';

/** Has the certificate of a finished course made, or finds the one that there is, and shows it. */
export function GetCertificate({ courseId }: { courseId: string }) {
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  const get = async () => {
    setBusy(true);
    try {
      const { data } = await call(certificates.makeCertificate, { id: courseId });
      void refresh(certificates.listCertificates);
      navigate(`/certificates/${data.number}`);
    } catch (error) {
      toastFailure((error as ApiError).message);
      setBusy(false);
    }
  };
  return (
    <Button
      small
      icon={<Award />}
      busy={isBusy}
      busyText={messages.certificateBusy}
      onClick={() => void get()}
    >
      {messages.certificate}
    </Button>
  );
}
