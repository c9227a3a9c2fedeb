import { Missing } from '#web/components/state/no-such-page.tsx';

const texts = { title: '404 Error', text: 'Sorry! Page Not Found', action: 'Go back to Dashboard' };

export function NotFoundScreen() {
  return <Missing {...texts} to="/dashboard" isPrimary />;
}
