import { screen, waitFor, within } from '@testing-library/react';
import { aTemplate } from '../../../test/messages';
import { writeDraft } from '../../../lib/draft';
import { member } from '../../../test/defaults';
import { aPage } from '../../../test/orders';
import { renderRoute } from '../../../test/render-route';
import { fill } from '../../../test/fill';

const mia = {
  id: '01900000-0000-7000-8000-00000000000a',
  name: 'Mia Weaver',
  email: 'mia@example.com',
  emailVerified: true,
  photoUrl: null,
  membershipUntil: null,
  role: 'MEMBER',
  membership: 'FREE',
  credits: 5,
  disabledAt: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  version: 4,
};
const logged = (number: number, values: object = {}) => ({
  id: `m${number}`,
  templateName: `Template ${number}`,
  subject: `Subject ${number}`,
  sender: { id: 'a', name: 'Ada' },
  status: 'SENT',
  error: null,
  createdAt: '2026-03-02T12:00:00.000Z',
  ...values,
});

const open = (overrides: Record<string, object> = {}, path = '/admin/users') =>
  renderRoute(path, {
    viewer: { role: 'ADMIN' },
    overrides: {
      ...overrides,
      Query: { users: () => aPage([mia], 1), emailTemplates: () => [aTemplate()], ...overrides['Query'] },
    },
  });
const asked = ({ api }: ReturnType<typeof open>, operation: string) =>
  api.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
const compose = async ({ user }: ReturnType<typeof open>) => {
  await screen.findByRole('grid', { name: 'User Directory' });
  await user.click(screen.getByRole('button', { name: 'Send a message to Mia Weaver' }));
  return within(await screen.findByRole('dialog', { name: 'Send a message to Mia Weaver' }));
};
const useTemplate = async (rendered: ReturnType<typeof open>) => {
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: 'Thanks' });
  await rendered.user.selectOptions(dialog.getByRole('combobox', { name: 'Template' }), 'Thanks');
};
const send = ({ user }: ReturnType<typeof open>) => user.click(screen.getByRole('button', { name: 'Send' }));

describe('a message to a user', () => {
  it('needs words, replaces them by a template, and goes to the Admin as a test and to the address of the user', async () => {
    const rendered = open({
      Mutation: {
        sendMessage: () => ({ message: { id: 'm1' }, errors: [] }),
        sendTestEmail: () => ({ recipient: 'ada@example.com', errors: [] }),
      },
    });
    const { user } = rendered;
    const dialog = await compose(rendered);
    expect(dialog.getByRole('textbox', { name: 'To Email' })).toHaveAttribute('readonly');
    expect(dialog.getByRole('textbox', { name: 'To Email' })).toHaveValue('mia@example.com');
    await user.click(dialog.getByRole('tab', { name: 'Preview' }));
    await send(rendered);
    expect(await dialog.findByText('Please enter a subject.')).toBeVisible();
    expect(dialog.getByText('Please write a message.')).toBeVisible();
    const subject = dialog.getByRole('textbox', { name: /^Subject/ });
    await fill(user, subject, 'Hm');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    // written words are not lost without a question
    await user.click(await screen.findByRole('button', { name: 'Keep writing' }));
    expect(subject).toHaveValue('Hm');
    await useTemplate(rendered);
    await waitFor(() => expect(subject).toHaveValue('Thank you, {{userName}}'));
    await user.click(dialog.getByRole('button', { name: 'Send a test to me' }));
    expect(await screen.findByText('Sent to ada@example.com.')).toBeVisible();
    expect(asked(rendered, 'SendMessage')).toEqual([]);
    await send(rendered);
    expect(await screen.findByText('Message sent successfully.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(asked(rendered, 'SendMessage')[0]).toEqual({
      input: {
        userId: mia.id,
        templateId: aTemplate().id,
        message: { subject: 'Thank you, {{userName}}', body: '<p>Hello {{userName}}</p>' },
        requestId: expect.any(String) as string,
      },
    });
  });

  it.each([
    ['the error of the server', () => ({ message: null, errors: [refusal] }), 'The mail server rejects it.'],
    ['a sentence of its own', () => ({ message: null, errors: [] }), 'Failed to send message.'],
    ['another when it was not answered', () => Promise.reject(new Error('down')), 'Error sending message.'],
  ])('that fails is said with %s, and keeps the words', async (_what, sendMessage, sentence) => {
    const rendered = open({ Mutation: { sendMessage } });
    await compose(rendered);
    await useTemplate(rendered);
    await send(rendered);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Subject/ })).toHaveValue('Thank you, {{userName}}');
    await send(rendered);
    await waitFor(() => expect(asked(rendered, 'SendMessage')).toHaveLength(2));
    const [first, second] = asked(rendered, 'SendMessage') as { input: { requestId: string } }[];
    // sent again unchanged it is the same message, so a lost answer is not a second email
    expect(second?.input.requestId).toBe(first?.input.requestId);
  });
  const refusal = { code: 'INVALID_STATE', message: 'The mail server rejects it.', field: null };

  it('is shown as an email before it is sent, and what was removed is said', async () => {
    const rendered = open({
      Query: {
        previewEmail: () => ({
          preview: { subject: 'Thank you, Mia Weaver', html: '<p>Hello Mia</p>', isChanged: true },
          errors: [],
        }),
      },
    });
    await compose(rendered);
    await useTemplate(rendered);
    await rendered.user.click(screen.getByRole('tab', { name: 'Preview' }));
    expect(await screen.findByText('Thank you, Mia Weaver')).toBeVisible();
    expect(screen.getByTitle('The email')).toHaveAttribute('sandbox', 'allow-same-origin');
    expect(screen.getByText(/Emails cannot contain everything/)).toBeVisible();
    expect(asked(rendered, 'PreviewEmail')[0]).toMatchObject({ userId: mia.id, kind: null });
  });

  it('says that templates could not be fetched, until that is dismissed', async () => {
    const rendered = open({ Query: { emailTemplates: () => Promise.reject(new Error('down')) } });
    await compose(rendered);
    expect(await screen.findByText(/^Failed to fetch templates: /)).toBeVisible();
    await rendered.user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/^Failed to fetch templates: /)).not.toBeInTheDocument();
  });

  it('outlasts a reload with its request, until it is sent', async () => {
    let isDown = true;
    const sendMessage = () => {
      if (isDown) throw new Error('down');
      return { message: { id: 'm1' }, errors: [] };
    };
    const first = open({ Mutation: { sendMessage } });
    await compose(first);
    await useTemplate(first);
    await send(first);
    await screen.findByText('Error sending message.');
    first.unmount();
    isDown = false;
    const second = open({ Mutation: { sendMessage } });
    await compose(second);
    expect(screen.getByRole('textbox', { name: /^Subject/ })).toHaveValue('Thank you, {{userName}}');
    await useTemplate(second);
    await send(second);
    await screen.findByText('Message sent successfully.');
    const [requestId, again] = [first, second].map(
      (one) => (asked(one, 'SendMessage')[0] as { input: { requestId: string } }).input.requestId,
    );
    // the answer was lost: the email may have been sent, and is not sent twice
    expect(again).toBe(requestId);
    second.unmount();
    await compose(open());
    expect(screen.getByRole('textbox', { name: /^Subject/ })).toHaveValue('');
  });
});

describe('the message log', () => {
  const openLog = async (items: object[], total = items.length) => {
    const rendered = open({ Query: { user: () => ({ id: mia.id, messages: aPage(items, total) }) } });
    await screen.findByRole('grid', { name: 'User Directory' });
    await rendered.user.click(screen.getByRole('button', { name: 'Messages to Mia Weaver' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Messages to Mia Weaver' }));
    return { ...rendered, dialog };
  };

  it('has five messages a page, each with its day, date and template, and says what failed', async () => {
    const failed = logged(2, { status: 'REFUSED', error: '550 no such user' });
    const { dialog, user, ...rendered } = await openLog([logged(1), failed], 7);
    const [first, second] = await dialog.findAllByRole('listitem');
    expect(first).toHaveTextContent(/Template 1.*Sent.*Subject 1.*Monday, 02\/03\/2026 by Ada/);
    expect(second).toHaveTextContent(/Template 2.*Rejected.*550 no such user/);
    await user.click(dialog.getByRole('button', { name: 'Page 2' }));
    await waitFor(() =>
      expect(asked({ ...rendered, user }, 'MessageLog').map((one) => (one as { page: object }).page)).toEqual([
        { number: 1, size: 5 },
        { number: 2, size: 5 },
      ]),
    );
  });

  it('says that there is none', async () => {
    const { dialog } = await openLog([]);
    expect(await dialog.findByText('No message logs found.')).toBeVisible();
    expect(dialog.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });
});

describe('a mailing', () => {
  const reach = { accounts: 1200, reachable: 1100, unproven: 60, unsubscribed: 39, suppressed: 1 };
  const openMailing = async (overrides: Record<string, object> = {}) => {
    const rendered = open({ ...overrides, Query: { mailingPreview: () => reach, ...overrides['Query'] } });
    await screen.findByRole('grid', { name: 'User Directory' });
    await rendered.user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    await rendered.user.click(screen.getByRole('button', { name: 'Send message' }));
    return rendered;
  };

  it('says who gets it before anything is sent, and is sent for those who were counted', async () => {
    const startMailing = () => ({ mailing: { id: 'x' }, errors: [] });
    const rendered = await openMailing({ Mutation: { startMailing } });
    expect(
      await screen.findByText(
        '1,100 of 1,200 users get it. Not: 39 unsubscribed, 60 without a confirmed address or disabled, 1 with an address that rejects emails.',
      ),
    ).toBeVisible();
    await useTemplate(rendered);
    await rendered.user.click(screen.getByRole('button', { name: 'Send to 1,100' }));
    expect(await screen.findByText(/The mailing to 1,100 users has begun/)).toBeVisible();
    expect(asked(rendered, 'StartMailing')[0]).toMatchObject({
      input: { target: { ids: [mia.id] }, expected: 1200, kind: 'NEWS', templateId: aTemplate().id },
    });
  });

  it('is counted again when more users match by then, and its words stay', async () => {
    const more = { code: 'CONFLICT', message: 'More accounts match than you have seen.', field: ['input', 'expected'] };
    let accounts = 1200;
    const startMailing = (_root: unknown, { input }: { input: { expected: number } }) =>
      input.expected < accounts ? { mailing: null, errors: [more] } : { mailing: { id: 'x' }, errors: [] };
    const rendered = await openMailing({
      Query: { mailingPreview: () => ({ ...reach, accounts, reachable: accounts - 100 }) },
      Mutation: { startMailing },
    });
    await useTemplate(rendered);
    const button = await screen.findByRole('button', { name: 'Send to 1,100' });
    accounts = 1201;
    await rendered.user.click(button);
    expect(await screen.findByText('More accounts match than you have seen.')).toBeVisible();
    await rendered.user.click(await screen.findByRole('button', { name: 'Send to 1,101' }));
    expect(await screen.findByText(/The mailing to 1,101 users has begun/)).toBeVisible();
  });

  it('asks before a template replaces words that were restored', async () => {
    const words = { kind: 'NEWS', subject: 'Hours', body: '<p>We are closed on Monday.</p>' };
    writeDraft('mailing', member.id, words);
    const rendered = await openMailing();
    const subject = await screen.findByRole('textbox', { name: /^Subject/ });
    expect(subject).toHaveValue('Hours');
    await useTemplate(rendered);
    await rendered.user.click(
      within(await screen.findByRole('dialog', { name: 'Replace your words?' })).getByRole('button', {
        name: 'Cancel',
      }),
    );
    expect(subject).toHaveValue('Hours');
    writeDraft('mailing', member.id, null);
  });

  it('is counted again when it is about something else, and refused when no account gets it', async () => {
    const rendered = await openMailing({
      Query: {
        mailingPreview: (_root: unknown, { kind }: { kind: string }) =>
          kind === 'NEWS' ? { ...reach, reachable: 0, unsubscribed: 1139 } : { ...reach, unsubscribed: 0 },
      },
    });
    expect(await screen.findByRole('button', { name: 'Send to 0' })).toBeDisabled();
    await rendered.user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'SERVICE');
    expect(await screen.findByRole('button', { name: 'Send to 1,100' })).toBeEnabled();
    expect(screen.getByText(/They cannot unsubscribe/)).toBeVisible();
  });
});
