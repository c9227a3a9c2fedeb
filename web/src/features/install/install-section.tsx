import { useId, useState } from 'react';
import { installWay } from '#web/lib/device/install.ts';
import { InstallAct } from './install-act.tsx';
import { messages } from './messages.ts';

/** The section of one's own profile about Furrow on the home screen; nothing where that cannot be, or is so already. */
export function InstallSection() {
  const [way, setWay] = useState(installWay);
  const title = useId();
  if (!way) return null;
  return (
    <section className="stack gap-3" aria-labelledby={title}>
      <h2 id={title}>{messages.title}</h2>
      <p className="soft">{messages.about}</p>
      <InstallAct way={way} onAnswered={() => setWay(installWay)} />
    </section>
  );
}
