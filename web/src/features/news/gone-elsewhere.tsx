import { useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { CopyText } from '#web/components/content/copy-text.tsx';
import { Confirm } from '#web/components/overlay/confirm.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { asNewNews, lostWith } from './as-new.ts';
import type { Draft } from './draft.ts';
import { messages as elsewhere } from './elsewhere-messages.ts';
import { messages } from './messages.ts';
import { wordsOfAll } from './set-aside.ts';

interface GoneElsewhereProps {
  draft: Draft;
  onDecided: (draft: Draft) => void;
  onDrop: () => void;
}

/** Says once that a news was deleted while it was changed here, and what can be done with what was written. */
export function GoneElsewhere({ draft, onDecided, onDrop }: GoneElsewhereProps) {
  const [isDropping, setDropping] = useState(false);
  const texts = elsewhere.gone;
  const words = wordsOfAll(draft);
  const lost = lostWith(draft);
  const names = [
    ...(lost.isCover ? [messages.editor.cover] : []),
    ...lost.blocks.map((block) =>
      elsewhere.parts.block(messages.editor.kinds[block.kind], draft.blocks.indexOf(block) + 1),
    ),
  ].join(', ');
  return (
    <div className="elsewhere">
      <PageHeader title={texts.title} />
      <p>{texts.text}</p>
      {names && <p>{texts.lost(names)}</p>}
      <section className="elsewhere-side" aria-label={texts.written}>
        <p className="elsewhere-words">{words}</p>
      </section>
      <div className="elsewhere-acts">
        <Button variant="primary" onClick={() => onDecided(asNewNews(draft))}>
          {texts.publish}
        </Button>
        <CopyText text={words} label={texts.copy} copiedLabel={texts.copied} />
        <Button variant="plain" onClick={() => setDropping(true)}>
          {texts.drop}
        </Button>
      </div>
      {isDropping && (
        <Confirm
          title={messages.discard.title}
          text={messages.removal.text}
          confirmLabel={messages.discard.confirm}
          cancelLabel={messages.discard.keep}
          onConfirm={onDrop}
          onCancel={() => setDropping(false)}
        />
      )}
    </div>
  );
}
