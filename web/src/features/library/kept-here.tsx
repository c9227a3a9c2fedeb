import { messages } from './messages.ts';

/** Beside what was added: it is on no other device of the member's. */
export const KeptHere = () => <p className="soft">{messages.keptHere}</p>;
