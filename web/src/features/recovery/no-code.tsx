import { Link } from 'react-router-dom';
import { messages } from './messages.ts';
import './no-code.css';

/** Stands whether or not a code was sent: the provider answers alike, so that nobody learns who has an account. */
export function NoCode() {
  return (
    <div className="no-code">
      <p>
        <strong>{messages.noCode}</strong>
      </p>
      <p>{messages.wayForward}</p>
      <Link className="link" to="/register">
        {messages.newAccount}
      </Link>
    </div>
  );
}
