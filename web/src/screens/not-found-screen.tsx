import { Missing } from '#web/components/state/empty-state.tsx';

const texts = { title: '404 Error', text: 'Sorry! Page Not Found', action: 'Go back to Dashboard' };

export function NotFoundScreen() {
  return <Missing {...texts} to="/dashboard" isPrimary />;
}
