import { X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { dismissInstall, installWay, isInstallOffered } from '#web/lib/device/install.ts';
import { InstallAct } from './install-act.tsx';
import { messages } from './messages.ts';
import './install-offer.css';

/** Offers once to put Furrow on the home screen. It is there from the first moment or not at all: nothing jumps. */
export function InstallOffer() {
  const [way, setWay] = useState(() => (isInstallOffered() ? installWay() : undefined));
  if (!way) return null;
  const close = () => {
    dismissInstall();
    setWay(undefined);
    // The focused button is gone.
    document.querySelector('h1')?.focus({ preventScroll: true });
  };
  return (
    <section className="install-offer" aria-label={messages.title}>
      <div className="stack gap-3">
        <p className="text-sm">{messages.about}</p>
        <InstallAct way={way} onAnswered={close} />
      </div>
      <IconButton label={messages.hide} icon={<X />} onClick={close} />
    </section>
  );
}
