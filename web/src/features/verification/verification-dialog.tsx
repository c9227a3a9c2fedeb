import { Button } from '#web/components/buttons/button.tsx';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { config } from '#web/lib/config.ts';
import { messages } from './messages.ts';
import { VerificationForm } from './verification-form.tsx';
import type { VerificationOverlayProps } from './verification-overlay.tsx';

type VerificationDialogProps = Omit<VerificationOverlayProps, 'open'>;

export function VerificationDialog({ attribute, address, onClose, onVerified }: VerificationDialogProps) {
  const { title, done } = messages.contacts[attribute];
  const finish = () => {
    toast(done);
    onVerified();
    onClose();
  };
  return (
    <Dialog title={title} closeLabel={messages.close} onClose={onClose}>
      {attribute === 'phone_number' && !config().sms ? (
        <>
          <p>{messages.noSms}</p>
          <div className="dialog-acts">
            <Button variant="primary" onClick={onClose}>
              {messages.close}
            </Button>
          </div>
        </>
      ) : (
        <VerificationForm attribute={attribute} address={address} onVerified={finish} />
      )}
    </Dialog>
  );
}
