import { Link } from 'react-router-dom';
import type { Scope } from '../scopes.ts';
import { messages } from './messages.ts';

/** Below a month with nothing in it: what to do next. */
export function NoEvents({ scope }: { scope: Scope }) {
  const find = messages.find[scope];
  return (
    <p className="cal-none">
      {messages.none[scope]}{' '}
      {find && (
        <Link className="link" to={find.to}>
          {find.text}
        </Link>
      )}
    </p>
  );
}
