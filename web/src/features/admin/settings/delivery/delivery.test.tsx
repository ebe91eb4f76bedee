import { screen, waitFor, within } from '@testing-library/react';
import { settings } from '../../../../test/defaults';
import { renderRoute } from '../../../../test/render-route';
import { fill } from '../../../../test/fill';

const away = {
  mailServer: 'smtp.example:587',
  mailFrom: 'shop@example.com',
  bucket: 'pictures',
  appUrl: 'https://a.shop',
};
const noServer = {
  host: '',
  port: 587,
  security: 'STARTTLS',
  user: '',
  passwordSet: false,
  sender: '',
  serverOfEnvironment: null,
  senderOfEnvironment: null,
  version: 0,
};
type Input = Record<string, unknown>;

async function openPanel(delivery: object, mutations: Record<string, unknown> = {}, stored: object = {}) {
  const state = { mail: { ...noServer, ...stored } };
  const sent: Input[] = [];
  const saveMailSettings = (_root: unknown, { input, version }: { input: Input; version: number }) => {
    sent.push(input);
    Object.assign(state.mail, input, { version: version + 1, passwordSet: true });
    return { settings: { mail: state.mail }, errors: [] };
  };
  const { user } = renderRoute('/admin/settings', {
    viewer: { role: 'ADMIN' },
    panel: 'delivery',
    overrides: {
      Query: { delivery: () => delivery, settings: () => ({ ...settings, mail: state.mail }) },
      Mutation: { saveMailSettings, ...mutations },
    },
  });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await screen.findByRole('form', { name: 'Mail server' });
  return { user, press, sent, state };
}

describe('the mail server', () => {
  it('is saved with its login, whose password is never shown again', async () => {
    const { user, press, sent, state } = await openPanel({ ...away, mailServer: null });
    expect(screen.getByText('No changes to save')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await fill(user, screen.getByRole('textbox', { name: 'Server' }), 'smtp.loom.example');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Security' }), 'TLS');
    await user.clear(screen.getByRole('textbox', { name: 'Port' }));
    await fill(user, screen.getByRole('textbox', { name: 'Port' }), '465');
    await fill(user, screen.getByRole('textbox', { name: 'User name' }), 'loom');
    await fill(user, screen.getByLabelText(/^Password/), 'secret word');
    await fill(user, screen.getByRole('textbox', { name: 'Sender' }), 'hello@loom.example');
    await press('Save');
    expect(await screen.findByText('Mail server saved. Emails are sent through it from now on.')).toBeVisible();
    expect(sent).toEqual([
      {
        host: 'smtp.loom.example',
        port: 465,
        security: 'TLS',
        user: 'loom',
        password: 'secret word',
        sender: 'hello@loom.example',
      },
    ]);
    await waitFor(() => expect(screen.getByLabelText(/^Password/)).toHaveValue(''));
    expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription(/A password is stored/);
    expect(state.mail.version).toBe(1);
  });

  it('gets no password unencrypted, and says what the server answered', async () => {
    const errors = [{ code: 'PROVIDER_ERROR', message: 'Nothing was saved, as it refused: 535', field: null }];
    const { user, press, sent } = await openPanel(away, { saveMailSettings: () => ({ settings: null, errors }) });
    await fill(user, screen.getByRole('textbox', { name: 'Server' }), 'smtp.loom.example');
    await fill(user, screen.getByRole('textbox', { name: 'User name' }), 'loom');
    await fill(user, screen.getByLabelText(/^Password/), 'secret word');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Security' }), 'NONE');
    await press('Save');
    expect(await screen.findByText(/A password must not travel unencrypted/)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Security' }), 'STARTTLS');
    await press('Save');
    expect(await screen.findByText('Nothing was saved, as it refused: 535')).toBeVisible();
    expect(sent).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'Server' })).toHaveValue('smtp.loom.example');
  });

  it('is named where the environment sets it, and only the sender can be changed', async () => {
    const { user, press, sent } = await openPanel(away, {}, { serverOfEnvironment: 'smtp.host:25' });
    expect(screen.getByText(/^Set by SMTP_URL: smtp.host:25\./)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Server' })).not.toBeInTheDocument();
    await fill(user, screen.getByRole('textbox', { name: 'Sender' }), 'hello@loom.example');
    await press('Save');
    await waitFor(() => expect(sent).toEqual([{ sender: 'hello@loom.example' }]));
  });
});

describe('email, address and storage', () => {
  it('says where both go, and what the mail server answered', async () => {
    const { press } = await openPanel(away, {
      testEmail: () => ({ works: true, answer: '250 2.0.0 Ok: queued', tookMs: 420, errors: [] }),
    });
    expect(await screen.findByText('Emails are sent through smtp.example:587, from shop@example.com.')).toBeVisible();
    expect(screen.getByText('Images and files are stored in the bucket pictures.')).toBeVisible();
    expect(screen.getByText(/Links in emails lead to https:\/\/a\.shop.*ask your host to set APP_URL/)).toBeVisible();
    await press('Send a test email');
    expect(await screen.findByText('Answer after 0.4 s: 250 2.0.0 Ok: queued')).toBeVisible();
  });

  it('ends the result of a test email when another mail server is saved', async () => {
    const { user, press } = await openPanel(away, {
      testEmail: () => ({ works: true, answer: '250 2.0.0 Ok: queued', tookMs: 420, errors: [] }),
    });
    await press('Send a test email');
    expect(await screen.findByText(/^The mail server accepted an email/)).toBeVisible();
    await fill(user, screen.getByRole('textbox', { name: 'Server' }), 'smtp.other.example');
    await press('Save');
    expect(await screen.findByText('All changes saved')).toBeVisible();
    expect(screen.queryByText(/^The mail server accepted an email/)).not.toBeInTheDocument();
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
    await openPanel({ ...away, mailServer: null, bucket: null });
    expect(
      await screen.findByText('No mail server is set. Emails are not sent: read them under Messages.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send a test email' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Store a test file' })).toBeVisible();
  });
});
