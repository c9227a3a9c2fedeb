import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useCallback, useEffect, useId, useState } from 'react';
import { Badge } from '#web/components/content/badge.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { isSecondFactorOn } from '#web/lib/session/second-factor.ts';
import { messages } from './messages.ts';
import './second-factor.css';

const Switch = lazyPart(async () => (await import('./switch.tsx')).Switch);
const SignOutOthers = lazyPart(async () => (await import('./switch.tsx')).SignOutOthers);

/** The section of one's own profile about signing in: the second step, and other devices. */
export function SecondFactor() {
  const { isOn, isFailed, load, setOn } = useSecondFactor();
  const [isOpen, setOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const id = useId();
  const close = () => setOpen(false);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{messages.title}</h2>
      <dl>
        <div className="fact">
          <dt className="soft text-sm">
            {messages.step}
            <small>{messages.explain}</small>
          </dt>
          <dd className="cluster">
            {isFailed ? (
              <>
                <span className="soft">{messages.failed}</span>
                <button type="button" className="link" onClick={load}>
                  {messages.again}
                </button>
              </>
            ) : isOn === undefined ? (
              <Skeleton shape="line" width={30} />
            ) : (
              <>
                <Badge tone={isOn ? 'success' : undefined} icon={isOn ? <ShieldCheck /> : <ShieldOff />}>
                  {isOn ? messages.on : messages.off}
                </Badge>
                <button
                  type="button"
                  className="link"
                  aria-label={`${isOn ? messages.switchOff : messages.switchOn}: ${messages.step}`}
                  onClick={() => setOpen(true)}
                >
                  {isOn ? messages.switchOff : messages.switchOn}
                </button>
              </>
            )}
          </dd>
        </div>
        <div className="fact">
          <dt className="soft text-sm">
            {messages.others}
            <small>{messages.othersWhy}</small>
          </dt>
          <dd>
            <button type="button" className="link" onClick={() => setLeaving(true)}>
              {messages.signOutOthers}
            </button>
          </dd>
        </div>
      </dl>
      {isLeaving && <SignOutOthers onClose={() => setLeaving(false)} />}
      {isOpen && <Switch isOn={isOn === true} onClose={close} onDone={() => setOn(!isOn)} />}
    </section>
  );
}

function useSecondFactor() {
  const [isOn, setOn] = useState<boolean>();
  const [isFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    isSecondFactorOn().then(setOn, () => setFailed(true));
  }, []);
  useEffect(load, [load]);
  return { isOn, isFailed, load, setOn };
}
