import { useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { Paragraphs, type Write } from './linked-text.tsx';
import { messages } from './messages.ts';
import './folded-text.css';

/** Characters that are shown at first, and how many more must be hidden to be worth a press. */
const MAX_FOLDED_CHARACTERS = 480;
const MIN_HIDDEN_CHARACTERS = 160;

/** What a member typed, in paragraphs; a very long text shows its beginning first. In `.lead-words` it is larger. */
export function FoldedText({ children: text, write }: { children: string; write?: Write | undefined }) {
  const [isWhole, setWhole] = useState(false);
  if (text.length <= MAX_FOLDED_CHARACTERS + MIN_HIDDEN_CHARACTERS)
    return <Paragraphs write={write}>{text}</Paragraphs>;
  return (
    <>
      <Paragraphs write={write}>{isWhole ? text : `${beginningOf(text)} …`}</Paragraphs>
      <Button variant="plain" small aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? messages.folded.less : messages.folded.more}
      </Button>
    </>
  );
}

/** Cut at a space, where there is one, so that no address is cut in two. */
function beginningOf(text: string): string {
  const index = text.slice(0, MAX_FOLDED_CHARACTERS).search(/\s\S*$/);
  return text.slice(0, index > 0 ? index : MAX_FOLDED_CHARACTERS).trimEnd();
}
