import { SampleNote } from '#web/components/page/sample-note.tsx';
import { messages } from './messages.ts';
import './terms.css';

/** What a member agrees to, as whoever runs this site words it. */
export function Terms() {
  return (
    <div className="terms">
      <h1 tabIndex={-1}>{messages.title}</h1>
      {messages.isExample && (
        <SampleNote id="terms-note" title={messages.exampleTitle} text={messages.exampleText} />
      )}
      <p>{messages.intro}</p>
      {messages.parts.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          {text.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
