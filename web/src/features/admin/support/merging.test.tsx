import { File as NodeFile } from 'node:buffer';
import { screen, waitFor, within } from '@testing-library/react';
import { clearDrafts } from '../../../lib/clear-drafts';
import { fill } from '../../../test/fill';
import { inbox, invoice, sizes, viewerId } from '../../../test/inbox';
import type { InboxTicket } from '../../../test/inbox';
import { answerPictures } from '../../../test/uploads';

/** Opens a ticket and the dialog that merges it. */
async function openDialog(tickets: InboxTicket[], more = false) {
  const rendered = inbox(tickets, { hasMore: more }).open('/admin/support-messages?ticket=t-2');
  await rendered.user.click(await screen.findByRole('button', { name: 'Merge' }));
  return { ...rendered, dialog: within(await screen.findByRole('dialog', { name: /^Merge/ })) };
}

describe('the dialog that merges a ticket', () => {
  beforeAll(() => {
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = () => undefined;
  });
  afterEach(() => clearDrafts(viewerId));

  it('asks for tickets that are not merged yet', async () => {
    const { dialog, api } = await openDialog([sizes()]);
    expect(await dialog.findByText('This user has no other ticket, or the others are merged already.')).toBeVisible();
    const [asked] = api.calls.filter(({ operation }) => operation === 'MergeCandidates');
    expect(asked?.variables).toMatchObject({ filter: { isMerged: false } });
  });

  it('says that the newest ones are shown when there are more', async () => {
    const { dialog } = await openDialog([sizes(), invoice()], true);
    expect(await dialog.findByText('These are the newest ones.')).toBeVisible();
    expect(dialog.getByRole('radio', { name: /An invoice/ })).toBeVisible();
  });

  it('takes a message that could not be sent along', async () => {
    const { open } = inbox([sizes(), { ...invoice(), status: 'OPEN' }], { refuses: true });
    const { user } = open('/admin/support-messages?ticket=t-2');
    await fill(user, await screen.findByRole('textbox', { name: 'Your message' }), 'Lost on the way');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText(/^Not sent\. /);
    await user.click(screen.getByRole('button', { name: 'Merge' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Merge/ }));
    await user.click(await dialog.findByRole('radio', { name: /An invoice/ }));
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    await screen.findByRole('heading', { level: 2, name: 'An invoice' });
    await waitFor(() => expect(screen.getByText(/^Not sent\. /)).toBeInTheDocument());
    expect(within(screen.getByRole('log')).getByText('Lost on the way')).toBeInTheDocument();
  });

  it('stays at a ticket with a picture that could not be uploaded, which the next page would not have', async () => {
    answerPictures(500, 'second');
    const target = { ...invoice(), status: 'OPEN' as const };
    const { user } = inbox([sizes(), target]).open('/admin/support-messages?ticket=t-2');
    const file = new NodeFile([new Uint8Array(10)], 'loom.png', { type: 'image/png' }) as unknown as File;
    await user.upload(await screen.findByLabelText<HTMLInputElement>('Pictures: files'), file);
    await screen.findByText('Failed to upload image.');
    await user.click(screen.getByRole('button', { name: 'Merge' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Merge/ }));
    await user.click(await dialog.findByRole('radio', { name: /An invoice/ }));
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Failed to upload image.')).toBeVisible();
  });
});
