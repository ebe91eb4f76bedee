import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aMailing, aTemplate, anEmail } from '../../../test/messages';
import { aPage } from '../../../test/orders';
import { renderRoute } from '../../../test/render-route';
import { fill } from '../../../test/fill';

type Overrides = Record<string, Record<string, unknown>>;

const open = (path: string, overrides: Overrides = {}) => renderRoute(path, { viewer: { role: 'ADMIN' }, overrides });
const asked = ({ api }: ReturnType<typeof open>, operation: string) =>
  api.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);

describe('the emails', () => {
  const sent = anEmail({ id: '01900000-0000-7000-8000-0000000000e2', status: 'SENT', isRetryable: false });
  const emails = (path = '/admin/messages', overrides: Overrides = {}) =>
    open(path, {
      ...overrides,
      Query: { emails: () => aPage([anEmail(), sent], 2), email: () => anEmail(), ...overrides['Query'] },
    });
  const grid = () => screen.findByRole('grid', { name: 'Emails' });

  it('are listed with what became of them, and only those that were not sent can be sent again', async () => {
    const rendered = emails();
    const rows = within(await grid()).getAllByRole('row');
    expect(rows[1]).toHaveTextContent(/Your receipt.*mia@example\.com.*Failed/);
    expect(rows[2]).toHaveTextContent(/Sent/);
    expect(within(rows[1] as HTMLElement).getByRole('link', { name: 'Mia Moss' })).toHaveAttribute(
      'href',
      '/admin/users/01900000-0000-7000-8000-0000000000a1',
    );
    expect(screen.getAllByRole('button', { name: /^Send .* again$/ })).toHaveLength(1);
    expect(asked(rendered, 'AdminEmails')[0]).toEqual({
      filter: {},
      sort: { field: 'CREATED_AT', direction: 'DESC' },
      page: { number: 1, size: 10 },
    });
  });

  it('are sent again one by one, and a refusal is said', async () => {
    const answers = [
      { done: 1, left: 0, refused: 0, refusals: [], errors: [] },
      { done: 0, left: 0, refused: 1, refusals: [{ id: 'x', message: 'It is being sent.' }], errors: [] },
    ];
    const rendered = emails(undefined, { Mutation: { retryEmails: () => answers.shift() } });
    await grid();
    const again = () => rendered.user.click(screen.getByRole('button', { name: /^Send .* again$/ }));
    await again();
    expect(await screen.findByText('1 email is on the way again.')).toBeVisible();
    await again();
    expect(await screen.findByText('It is being sent.')).toBeVisible();
    expect(asked(rendered, 'RetryEmails')[0]).toEqual({ target: { ids: [anEmail().id] }, expected: 1 });
  });

  it('of a filter are sent again together, and what was refused is said', async () => {
    const retryEmails = () => ({ done: 2, left: 0, refused: 1, refusals: [], errors: [] });
    const rendered = emails('/admin/messages?status=FAILED', { Mutation: { retryEmails } });
    await grid();
    await rendered.user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    await rendered.user.click(screen.getByRole('button', { name: 'Send again' }));
    const dialog = within(await screen.findByRole('dialog'));
    await rendered.user.click(dialog.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('2 emails are on the way again. 1 email cannot be sent (again).')).toBeVisible();
  });

  it('are shown whole, in a frame without scripts, with masked codes', async () => {
    emails(`/admin/messages?open=${anEmail().id}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Your receipt' }));
    expect(dialog.getByText('connect ECONNREFUSED')).toBeVisible();
    // not only a mail server that takes no email lets one fail
    expect(dialog.getByText('Failed. It is not tried again automatically.')).toBeVisible();
    expect(dialog.getByTitle('Your receipt')).toHaveAttribute('sandbox', 'allow-same-origin');
    expect(dialog.getByText(/only the recipient may use are masked/)).toBeVisible();
  });

  it('of one mailing are named by a link', async () => {
    const mailing = { id: aMailing().id, subject: 'Spring sale' };
    const rendered = emails(`/admin/messages?mailing=${mailing.id}`, {
      Query: { emails: () => aPage([anEmail({ mailing })], 1) },
    });
    await grid();
    expect(asked(rendered, 'AdminEmails')[0]).toMatchObject({ filter: { mailing: [mailing.id] } });
    expect(screen.getByRole('button', { name: /Mailing.*Spring sale/ })).toBeVisible();
  });
});

describe('the mailings', () => {
  const mailings = (values: object = {}, overrides: Overrides = {}) =>
    open('/admin/messages/mailings', { ...overrides, Query: { mailings: () => aPage([aMailing(values)], 1) } });

  it('show how far they are, and are stopped and resumed', async () => {
    const rendered = mailings(
      {},
      {
        Mutation: {
          stopMailing: () => ({ mailing: aMailing({ status: 'STOPPED' }), errors: [] }),
          resumeMailing: () => ({ mailing: aMailing(), errors: [] }),
        },
      },
    );
    const row = within(await screen.findByRole('grid', { name: 'Mailings' })).getAllByRole('row')[1];
    expect(row).toHaveTextContent(/Spring sale.*Running.*300 of 1,200.*2 failed, 100 skipped/);
    await rendered.user.click(screen.getByRole('button', { name: 'Stop “Spring sale”' }));
    expect(await screen.findByText('The mailing is stopped.')).toBeVisible();
    await rendered.user.click(await screen.findByRole('button', { name: 'Resume “Spring sale”' }));
    expect(await screen.findByText('The mailing continues.')).toBeVisible();
  });

  it('are stopped as long as one email is not sent', async () => {
    mailings({ status: 'FINISHED', queued: 303 });
    expect(await screen.findByRole('button', { name: 'Stop “Spring sale”' })).toBeVisible();
    expect(screen.getByText(/^1 to be sent/)).toBeVisible();
  });

  it('that ended have nothing to stop', async () => {
    mailings({ status: 'FINISHED', queued: 302 });
    await screen.findByRole('grid', { name: 'Mailings' });
    expect(screen.queryByRole('button', { name: /Stop|Resume/ })).not.toBeInTheDocument();
  });

  it('have no row for actions on a phone where there is none', async () => {
    setScreenWidth(390);
    mailings({ status: 'FINISHED', queued: 302 });
    const card = within(await screen.findByRole('list', { name: 'Mailings' }));
    expect(card.getByText('Finished')).toBeVisible();
    expect(card.queryByText('Action')).not.toBeInTheDocument();
  });
});

describe('the templates', () => {
  const templates = (list: object[] = [aTemplate()], Mutation: Record<string, unknown> = {}) =>
    open('/admin/messages/templates', { Query: { emailTemplates: () => list }, Mutation });

  it('are changed in the version that was opened, and a conflict is said', async () => {
    const answers = [
      { template: null, errors: [{ code: 'CONFLICT', message: 'Somebody else has changed it.', field: null }] },
      { template: { id: aTemplate().id, version: 4 }, errors: [] },
    ];
    const rendered = templates(undefined, { saveEmailTemplate: () => answers.shift() });
    await rendered.user.click(await screen.findByRole('button', { name: /Thanks/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Thanks' }));
    const save = () => rendered.user.click(dialog.getByRole('button', { name: 'Save' }));
    await save();
    expect(await dialog.findByText('Somebody else has changed it.')).toBeVisible();
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(asked(rendered, 'SaveEmailTemplate')[0]).toEqual({
      id: aTemplate().id,
      input: { name: 'Thanks', subject: 'Thank you, {{userName}}', body: '<p>Hello {{userName}}</p>' },
      version: 3,
    });
  });

  it('that another Admin has changed are not overwritten, and nothing that was written is lost', async () => {
    const stored = aTemplate();
    const saveEmailTemplate = (_root: unknown, { input, version }: { input: object; version: number }) =>
      version === stored.version
        ? { template: Object.assign(stored, input, { version: version + 1 }), errors: [] }
        : { template: null, errors: [{ code: 'CONFLICT', message: 'Somebody else was quicker.', field: null }] };
    const rendered = open('/admin/messages/templates', {
      Query: { emailTemplates: () => [{ ...stored }] },
      Mutation: { saveEmailTemplate },
    });
    await rendered.user.click(await screen.findByRole('button', { name: /Thanks/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Thanks' }));
    const subject = () => dialog.getByRole('textbox', { name: /^Subject/ });
    const save = () => rendered.user.click(dialog.getByRole('button', { name: 'Save' }));
    fireEvent.change(subject(), { target: { value: 'Mine' } });
    Object.assign(stored, { subject: 'Theirs', version: 4 });
    await save();
    expect(await dialog.findByText('Somebody else was quicker.')).toBeVisible();
    expect(subject()).toHaveValue('Mine');
    await rendered.user.click(dialog.getByRole('button', { name: 'Show the current text' }));
    await waitFor(() => expect(subject()).toHaveValue('Theirs'));
    await save();
    await waitFor(() => expect(stored.version).toBe(5));
  });

  it('that another Admin has deleted keep what was written in them, and say so', async () => {
    const list = [aTemplate()];
    const { user } = templates(list, {
      saveEmailTemplate: () => {
        list.length = 0;
        return { template: null, errors: [{ code: 'NOT_FOUND', message: 'Email template not found.', field: null }] };
      },
    });
    await user.click(await screen.findByRole('button', { name: /Thanks/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Thanks' }));
    await fill(user, dialog.getByRole('textbox', { name: /^Subject/ }), 'An hour of work');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Email template not found.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /^Subject/ })).toHaveValue('Thank you, {{userName}}An hour of work');
  });

  it('are read again when the dialog is closed after a lost answer', async () => {
    const list = [aTemplate()];
    const { user } = templates(list, {
      saveEmailTemplate: (_root: unknown, { input }: { input: object }) => {
        list[0] = { ...aTemplate(), ...input, version: 4 };
        throw new Error('lost');
      },
    });
    await user.click(await screen.findByRole('button', { name: /Thanks/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Thanks' }));
    await fill(user, dialog.getByRole('textbox', { name: /^Name/ }), 'Many thanks');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('button', { name: /Many thanks/ })).toBeVisible();
  });

  it('hold what was not saved through a reload, until it is left on purpose', async () => {
    const write = async () => {
      const rendered = templates();
      await rendered.user.click(await screen.findByRole('button', { name: 'Add template' }));
      return { ...rendered, name: await screen.findByRole('textbox', { name: /^Name/ }) };
    };
    const first = await write();
    await fill(first.user, first.name, 'Spring sale');
    first.unmount();
    const second = await write();
    expect(second.name).toHaveValue('Spring sale');
    await second.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await second.user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    second.unmount();
    expect((await write()).name).toHaveValue('');
  });

  it.each([
    ['', { template: { id: 'x' }, errors: [] }],
    [
      ', also one that is deleted already',
      { template: null, errors: [{ code: 'NOT_FOUND', message: 'Email template not found.' }] },
    ],
  ])('are deleted after a question%s', async (_which, answer) => {
    const rendered = templates(undefined, { deleteEmailTemplate: () => answer });
    await rendered.user.click(await screen.findByRole('button', { name: /Thanks/ }));
    await rendered.user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete the template “Thanks”?' }));
    await rendered.user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(asked(rendered, 'DeleteEmailTemplate')).toEqual([{ id: aTemplate().id, version: 3 }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('begin with an empty form, and say that there are none', async () => {
    const rendered = templates([]);
    expect(await screen.findByText('No templates yet')).toBeVisible();
    await rendered.user.click(screen.getByRole('button', { name: 'Add template' }));
    await rendered.user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please enter a name.')).toBeVisible();
    expect(asked(rendered, 'SaveEmailTemplate')).toEqual([]);
  });

  it('say that they could not be fetched', async () => {
    open('/admin/messages/templates', { Query: { emailTemplates: () => Promise.reject(new Error('down')) } });
    expect(await screen.findByText(/^Failed to fetch templates: /)).toBeVisible();
  });
});

describe('the rejected addresses', () => {
  it('are allowed again after a question', async () => {
    const row = {
      id: 'r1',
      address: 'gone@example.com',
      reason: '550 no such user',
      createdAt: '2026-03-01T12:00:00Z',
    };
    const rendered = open('/admin/messages/rejected-addresses', {
      Query: { suppressedAddresses: () => aPage([row], 1) },
      Mutation: { allowAddress: () => ({ isRemoved: true, errors: [] }) },
    });
    const grid = within(await screen.findByRole('grid', { name: 'Rejected addresses' }));
    expect(grid.getAllByRole('row')[1]).toHaveTextContent(/gone@example\.com.*550 no such user/);
    await rendered.user.click(screen.getByRole('button', { name: 'Write to gone@example.com again' }));
    await rendered.user.click(await screen.findByRole('button', { name: 'Write again' }));
    expect(await screen.findByText('gone@example.com gets messages again.')).toBeVisible();
  });
});
