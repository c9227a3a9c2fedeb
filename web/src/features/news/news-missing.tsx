import { Missing } from '#web/components/state/no-such-page.tsx';
import { messages } from './messages.ts';

/** In place of a news that is not there. */
export const NewsMissing = () => <Missing {...messages.missing} to="/news" />;
