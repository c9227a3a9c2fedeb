import { ShieldAlert } from 'lucide-react';
import type { User } from '#contract/users.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import type { Contact } from '#web/lib/session/identity-codes.ts';
import { messages } from './messages.ts';
import './verify-nudge.css';

interface VerifyNudgeProps {
  user: User;
  sms: boolean;
  onVerify: (contact: Contact) => void;
}

/** Tells a member without a confirmed address what that may cost, and the next step to one. */
export function VerifyNudge({ user, sms, onVerify }: VerifyNudgeProps) {
  if (user.emailVerified || user.phoneVerified) return null;
  const texts = messages.nudge;
  return (
    <section className="nudge" aria-labelledby="verify-nudge">
      <ShieldAlert className="icon" aria-hidden="true" />
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
