import { CreditCard, Landmark, Plus, Smartphone } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { Badge } from '#web/components/content/badge.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { messages } from './messages.ts';
import { payment } from './samples.ts';
import './payment-options.css';

const icons = { card: CreditCard, bank: Landmark, mobile: Smartphone };

/** Payment methods, with buttons that call nothing. */
export function PaymentOptions() {
  const note = useId();
  const { options, billing } = payment;
  const off = { 'aria-disabled': true, 'aria-describedby': note } as const;
  return (
    <>
      <SampleNote id={note} title={messages.sample} text={messages.sampleText} />
      <section className="pay">
        <h2>{messages.options}</h2>
        <ul>
          {options.map(({ kind, text, isUsual }) => {
            const Icon = icons[kind];
            const name = messages.kinds[kind];
            return (
              <li key={kind} className="pay-option cluster gap-2-4">
                <span className="pay-icon">
                  <Icon />
                </span>
                <div className="fill">
                  <h3>{name}</h3>
                  <p className="soft text-sm">{text}</p>
                </div>
                {isUsual && <Badge>{messages.usual}</Badge>}
                <Button small {...off} aria-label={`${messages.edit} ${name}`}>
                  {messages.edit}
                </Button>
              </li>
            );
          })}
        </ul>
        <Button {...off} icon={<Plus />}>
          {messages.add}
        </Button>
      </section>
      <section className="pay">
        <h2>{messages.billing}</h2>
        <address className="stack soft text-sm">
          {billing.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </section>
    </>
  );
}
