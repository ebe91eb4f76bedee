import { screen, within } from '@testing-library/react';
import { anEmail } from '../../../test/messages';
import { aPage } from '../../../test/orders';
import { renderRoute } from '../../../test/render-route';

interface Filter {
  ids?: string[];
  status?: string[];
}
interface Asked {
  filter: Filter;
}

const sent = anEmail({ id: '01900000-0000-7000-8000-0000000000e2', status: 'SENT', isRetryable: false });
const none = { done: 0, left: 0, refused: 0, refusals: [], errors: [] };

/** Emails of which most were sent; some that failed can't be sent again. */
class Outbox {
  failed = 700;
  stuck = 20;
  /** Number of emails that match a filter. */
  matching = ({ status, ids }: Filter): number =>
    (ids ? 1 : this.failed + this.stuck) + (status && !status.includes('SENT') ? 0 : ids ? 1 : 5_000);

  /** Sends like the API: at most 500 a call, and none when more match than were shown. */
  retryEmails = (_root: unknown, { target, expected }: { target: Asked; expected: number }) => {
    const count = this.matching(target.filter);
    if (Object.keys(target.filter).length === 0)
      return { ...none, errors: [{ code: 'INVALID_INPUT', message: 'Please choose which emails to send.' }] };
    if (count > expected) return { ...none, errors: [{ code: 'CONFLICT', message: 'More emails match now.' }] };
    const done = Math.min(500, this.failed);
    this.failed -= done;
    return { ...none, done, left: this.failed, refused: this.stuck };
  };
}

const open = async (outbox: Outbox, retryEmails: unknown = outbox.retryEmails) => {
  const rendered = renderRoute('/admin/messages', {
    viewer: { role: 'ADMIN' },
    overrides: {
      Query: { emails: (_root: unknown, { filter }: Asked) => aPage([anEmail(), sent], outbox.matching(filter)) },
      Mutation: { retryEmails },
    },
  });
  await screen.findByRole('grid', { name: 'Emails' });
  await rendered.user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  return rendered;
};
const bar = () => within(screen.getByRole('region', { name: 'Chosen rows' }));

describe('sending many emails again', () => {
  it('counts those that were not sent, and goes on until all of them are queued', async () => {
    const outbox = new Outbox();
    const { user } = await open(outbox);
    await user.click(bar().getByRole('button', { name: 'Choose all 5,720 rows' }));
    await user.click(bar().getByRole('button', { name: 'Send again' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send 720 emails again?' });
    expect(dialog).toHaveTextContent('Of the 5,720 emails chosen, 5,000 stay as they are: sent, waiting, or on hold.');
    await user.click(within(dialog).getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('700 emails are on the way again. 20 emails cannot be sent (again).')).toBeVisible();
    expect(outbox.failed).toBe(0);
  });

  it('does not report chosen emails that were known to stay', async () => {
    const { user } = await open(new Outbox(), () => ({ ...none, done: 1, refused: 1 }));
    await user.click(bar().getByRole('button', { name: 'Send again' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send 1 email again?' });
    await user.click(within(dialog).getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('1 email is on the way again.')).toBeVisible();
  });

  it('says what is on the way when a later call fails', async () => {
    const outbox = new Outbox();
    const answers = [
      { ...none, done: 500, left: 220 },
      { ...none, errors: [{ code: 'CONFLICT', message: 'More emails match now.' }] },
    ];
    const { user } = await open(outbox, () => answers.shift());
    await user.click(bar().getByRole('button', { name: 'Choose all 5,720 rows' }));
    await user.click(bar().getByRole('button', { name: 'Send again' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send 720 emails again?' });
    await user.click(within(dialog).getByRole('button', { name: 'Send again' }));
    expect(
      await screen.findByText('500 emails are on the way again. The others are not: More emails match now.'),
    ).toBeVisible();
  });

  it('of one row leaves the other chosen rows chosen', async () => {
    const { user } = await open(new Outbox(), () => ({ ...none, done: 1 }));
    await user.click(screen.getByRole('button', { name: /^Send .* again$/ }));
    expect(await screen.findByText('1 email is on the way again.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Chosen rows' })).toHaveTextContent('2 rows chosen');
  });
});
