import { screen, waitFor } from '@testing-library/react';
import { clearDrafts } from '../../../lib/clear-drafts';
import { fill } from '../../../test/fill';
import { inbox, invoice, sizes, viewerId } from '../../../test/inbox';

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
const shown = '/admin/support-messages?ticket=t-2';
const closed = /^This ticket has just been closed\./;

/** Opens a ticket, types an answer, and lets a colleague close the ticket. */
async function closeUnder(answer: string) {
  const { open, send } = inbox([sizes(), invoice()]);
  const rendered = open(shown);
  await rendered.user.click(await field());
  if (answer !== '') await fill(rendered.user, await field(), answer);
  send({ ...sizes(), status: 'CLOSED' });
  await screen.findByText(closed);
  return { ...rendered, reopen: () => send(sizes()) };
}

describe('a ticket that a colleague closes while it is answered', () => {
  afterEach(() => clearDrafts(viewerId));

  it('leaves focus and words in the field, and stays on the screen', async () => {
    const { user, address } = await closeUnder('We look into it. Just a moment');
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveAttribute('readonly');
    await user.keyboard('kj');
    expect(address()).toBe(shown);
    expect(await field()).toHaveValue('We look into it. Just a moment');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(screen.getByText(closed).closest('[role="status"]')).toHaveTextContent(
      'This ticket has just been closed. Your message stays here: change the status to send it.',
    );
  });

  it('takes the answer again once it is open', async () => {
    const { user, reopen } = await closeUnder('Just a');
    reopen();
    await waitFor(async () => expect(await field()).not.toHaveAttribute('readonly'));
    await user.keyboard(' moment');
    expect(await field()).toHaveValue('Just a moment');
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  });

  it('disables its field when the field is left', async () => {
    const { user } = await closeUnder('');
    expect(screen.getByText(closed)).toHaveTextContent(
      'This ticket has just been closed. Change its status to answer.',
    );
    await user.click(screen.getByRole('heading', { name: 'Wide pictures' }));
    await waitFor(async () => expect(await field()).toBeDisabled());
  });
});
