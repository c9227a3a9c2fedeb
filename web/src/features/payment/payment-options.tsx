import { CreditCard, Landmark, Plus, Smartphone } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { Badge } from '#web/components/content/badge.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { messages } from './messages.ts';
import './payment-options.css';

const options = [
  { name: messages.card, text: messages.cardText, Icon: CreditCard, isUsual: true },
  { name: messages.bank, text: messages.bankText, Icon: Landmark, isUsual: false },
  { name: messages.mobile, text: messages.mobileText, Icon: Smartphone, isUsual: false },
];

/** Sample content: nobody's data, and buttons that call nothing. */
export function PaymentOptions() {
  const note = useId();
  const off = { 'aria-disabled': true, 'aria-describedby': note } as const;
  return (
    <>
      <SampleNote id={note} title={messages.sample} text={messages.sampleText} />
      <section className="pay">
        <h2>{messages.options}</h2>
        <ul>
          {options.map(({ name, text, Icon, isUsual }) => (
            <li key={name} className="pay-option">
              <span className="pay-icon">
                <Icon className="icon" aria-hidden="true" />
              </span>
              <div className="pay-text">
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
              {isUsual && <Badge>{messages.usual}</Badge>}
              <Button small {...off} aria-label={`${messages.edit} ${name}`}>
                {messages.edit}
              </Button>
            </li>
          ))}
        </ul>
        <Button {...off} icon={<Plus className="icon" aria-hidden="true" />}>
          {messages.add}
        </Button>
      </section>
      <section className="pay">
        <h2>{messages.billing}</h2>
        <address>
          {messages.billingLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </section>
    </>
  );
}
