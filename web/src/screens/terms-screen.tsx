import { Brand } from '#web/components/page/brand.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { messages } from '#web/features/terms/messages.ts';
import '#web/features/terms/terms.css';

/** The terms that a member agrees to, in the operator's words. Everyone may read them, signed in or not. */
export const TermsScreen = () => (
  <div className="terms-screen">
    <header>
      <Brand />
    </header>
    <main>
      <div className="terms stack gap-4 reading">
        <h1 tabIndex={-1}>{messages.title}</h1>
        {messages.isExample && (
          <SampleNote id="terms-note" title={messages.exampleTitle} text={messages.exampleText} />
        )}
        <p>{messages.intro}</p>
        {messages.parts.map(({ title, text }) => (
          <section key={title} className="stack gap-4 reading">
            <h2>{title}</h2>
            {text.map((words) => (
              <p key={words}>{words}</p>
            ))}
          </section>
        ))}
      </div>
    </main>
  </div>
);
