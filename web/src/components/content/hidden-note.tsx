import { messages } from './messages.ts';
import './hidden-note.css';

/** In the place of what is hidden: others see that there is something, and no more. */
export const HiddenNote = () => <p className="hidden-note soft">{messages.hidden}</p>;

/** The same in a list. */
export const HiddenRow = () => (
  <li>
    <HiddenNote />
  </li>
);
