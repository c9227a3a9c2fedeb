import { Award } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { certificates } from '#contract/courses/certificates.ts';
import { WorkButton } from '#web/components/buttons/work-button.tsx';
import { call } from '#web/lib/api/api.ts';
import { refresh } from '#web/lib/api/replies.tsx';
import { messages } from './messages.ts';

/** Has the certificate of a finished course made, or finds the one that there is, and shows it. */
export function GetCertificate({ courseId }: { courseId: string }) {
  const navigate = useNavigate();
  const get = async () => {
    const { data } = await call(certificates.makeCertificate, { id: courseId });
    void refresh(certificates.listCertificates);
    navigate(`/certificates/${data.number}`);
  };
  return (
    <WorkButton small icon={<Award />} isLast busyText={messages.certificateBusy} onWork={get}>
      {messages.certificate}
    </WorkButton>
  );
}
