import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CONTENT_HOST, json, renderAt, serve, startSite, storeSession } from '#test/web.tsx';
import { VerificationOverlay } from '#web/features/verification/verification-overlay.tsx';

const config = {
  region: 'us-east-1',
  userPoolId: 'us-east-1_pool',
  userPoolClientId: 'client',
  authFlow: 'USER_SRP_AUTH',
  sms: false,
  contentHost: CONTENT_HOST,
  offline: true,
};

test('says why a phone cannot be verified where no SMS is sent, instead of asking for a code', async () => {
  serve({ 'GET /config.json': () => json(config) });
  storeSession();
  await startSite();
  const onClose = vi.fn();
  const overlay = { attribute: 'phone_number', onClose } as const;
  renderAt('/myProfile', <VerificationOverlay {...overlay} />);

  expect(await screen.findByText(/^Furrow sends no text messages yet/)).toBeTruthy();
  expect(screen.queryByLabelText('Code')).toBeNull();
  const [, close] = screen.getAllByRole('button', { name: 'Close' });
  await userEvent.click(close as HTMLElement);

  expect(onClose).toHaveBeenCalledOnce();
});
