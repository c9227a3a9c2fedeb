import { messages } from './messages.ts';
import './hidden-note.css';

/** In the place of what is hidden: others see that there is something, and no more. */
export const HiddenNote = ({ text = messages.hidden }) => <p className="hidden-note soft">{text}</p>;

/** The same in a list. */
export const HiddenRow = ({ text }: { readonly text?: string }) => (
  <li>
    <HiddenNote text={text} />
  </li>
);
