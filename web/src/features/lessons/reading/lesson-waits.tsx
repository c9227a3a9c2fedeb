import { Link } from 'react-router-dom';
import { UNSENT } from '#web/parts/sync/queue/kinds.ts';
import { messages } from './messages.ts';

/** In place of a lesson that opens once what was done before it has arrived, where that takes longer than a moment. */
export const LessonWaits = () => (
  <div className="lesson-waits" role="status">
    <h2>{messages.waits.title}</h2>
    <p>{messages.waits.text}</p>
    <Link className="link" to={UNSENT}>
      {messages.waits.see}
    </Link>
  </div>
);
