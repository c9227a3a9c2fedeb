import { CalendarX2 } from 'lucide-react';
import { type User, users } from '#contract/users/users.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { useWork } from '#web/components/buttons/use-work.ts';
import { FormError } from '#web/components/form/form-error.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { formatDay } from './format-day.ts';
import { messages } from './messages.ts';
import './leaving-notice.css';

const { leaving: texts } = messages;

interface LeavingNoticeProps {
  /** When the account will be erased. */
  at: string;
  onKept: (user: User) => void;
}

/** Says when the account will be erased, and keeps it with one tap. */
export function LeavingNotice({ at, onKept }: LeavingNoticeProps) {
  const { isBusy, error, work } = useWork({ isLast: true });
  const keep = async () => {
    const { data } = await call(users.keepAccount, {});
    toast(texts.kept);
    onKept(data);
  };
  return (
    <section className="alert alert-waiting leaving" aria-label={texts.notice}>
      <CalendarX2 />
      <div className="stack gap-3">
        <p>{texts.until(formatDay(at))}</p>
        {error && <FormError>{error.message}</FormError>}
        <div className="cluster">
          <Button small busy={isBusy} busyText={texts.keeping} onClick={() => void work(keep)}>
            {texts.keep}
          </Button>
        </div>
      </div>
    </section>
  );
}
