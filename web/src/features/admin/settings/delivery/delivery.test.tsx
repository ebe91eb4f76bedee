import { screen, within } from '@testing-library/react';
import { renderRoute } from '../../../../test/render-route';

async function openPanel(delivery: object, mutations: Record<string, unknown> = {}) {
  const { user } = renderRoute('/admin/settings', {
    viewer: { role: 'ADMIN' },
    overrides: { Query: { delivery: () => delivery }, Mutation: mutations },
  });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await press('Email and Storage');
  return { press };
}
const away = { mailServer: 'smtp.example:587', mailFrom: 'shop@example.com', bucket: 'pictures' };

describe('email and storage', () => {
  it('says where both go, and what the mail server answered', async () => {
    const { press } = await openPanel(away, {
      testEmail: () => ({ works: true, answer: '250 2.0.0 Ok: queued', tookMs: 420, errors: [] }),
    });
    expect(
      await screen.findByText('Emails go to the mail server smtp.example:587, from shop@example.com.'),
    ).toBeVisible();
    expect(screen.getByText('Pictures and files go to the bucket pictures.')).toBeVisible();
    await press('Send a test email');
    expect(await screen.findByText('Answer after 0.4 s: 250 2.0.0 Ok: queued')).toBeVisible();
  });

  it('says why an email was refused, and when a test comes too soon', async () => {
    const errors = [{ code: 'TOO_MANY_REQUESTS', message: 'Too many tests at once.', field: null }];
    const { press } = await openPanel(away, {
      testEmail: () => ({ works: false, answer: '535 Authentication failed', tookMs: 80, errors: [] }),
      testStorage: () => ({ works: false, answer: null, tookMs: null, errors }),
    });
    await press('Send a test email');
    const email = within(screen.getByRole('region', { name: 'Email' }));
    expect(await email.findByText('Answer after 0.1 s: 535 Authentication failed')).toBeVisible();
    await press('Store a test file');
    expect(await screen.findByText('Too many tests at once.')).toBeVisible();
  });

  it('offers no test email without a mail server', async () => {
    await openPanel({ mailServer: null, mailFrom: 'shop@example.com', bucket: null });
    expect(
      await screen.findByText('No mail server is set: emails stay in the outbox, and are read under Messages.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send a test email' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Store a test file' })).toBeVisible();
  });
});
