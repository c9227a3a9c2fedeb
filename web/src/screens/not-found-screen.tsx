import { Missing } from '#web/components/state/no-such-page.tsx';
import { messages } from './messages.ts';

export const NotFoundScreen = () => <Missing {...messages.notFound} to="/dashboard" isPrimary />;
