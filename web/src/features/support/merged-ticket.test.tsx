import { File as NodeFile } from 'node:buffer';
import { screen, waitFor } from '@testing-library/react';
import { clearDrafts } from '../../lib/clear-drafts';
import { member } from '../../test/defaults';
import { fill } from '../../test/fill';
import { renderRoute } from '../../test/render-route';
import { ticketServer } from '../../test/ticket-server';
import { answerPictures } from '../../test/uploads';

const open = (ticket: string) => {
  const support = ticketServer();
  return { ...renderRoute(`/user/support?ticket=${ticket}`, { viewer: {}, overrides: support.overrides }), support };
};
const field = () => screen.findByRole('textbox', { name: 'Your message' });
const goesOn = () => screen.findByRole('link', { name: 'An invoice' });
const waits = /Your unsent message waits in the field there\./;
const picture = () => new NodeFile([new Uint8Array(10)], 'loom.png', { type: 'image/png' }) as unknown as File;

beforeAll(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => clearDrafts(member.id));

describe('a ticket that is merged while an answer is typed', () => {
  it('passes words and pictures to the field of the other ticket, and the focus to the way there', async () => {
    answerPictures('one');
    const { user, support } = open('t-2');
    await user.upload(await screen.findByLabelText<HTMLInputElement>('Pictures: files'), picture());
    await screen.findByRole('img', { name: 'Picture 1: loom.png' });
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    await fill(user, await field(), 'Half a thought');
    expect(await field()).toHaveFocus();
    support.merge('t-2', 't-1');
    expect(await screen.findByText(waits)).toBeVisible();
    expect(await goesOn()).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await field()).toHaveValue('Half a thought'));
    expect(screen.getByRole('img', { name: /^Picture 1/ })).toBeInTheDocument();
  });

  it('adds the words to those that wait there already', async () => {
    const { user, support } = open('t-1');
    await fill(user, await field(), 'First words');
    await user.click(await screen.findByRole('link', { name: /^Wide pictures/ }));
    await waitFor(async () => expect(await field()).toHaveValue(''));
    await fill(user, await field(), 'Second words');
    support.merge('t-2', 't-1');
    await screen.findByText(waits);
    await user.click(await goesOn());
    await waitFor(async () => expect(await field()).toHaveValue('First words\n\nSecond words'));
  });

  it('takes no focus from elsewhere, and speaks of no words where there were none', async () => {
    const { user, support } = open('t-2');
    await field();
    const heading = screen.getByRole('link', { name: /^Wide pictures/ });
    heading.focus();
    support.merge('t-2', 't-1');
    expect(await screen.findByText(/This ticket was merged/)).toBeVisible();
    expect(heading).toHaveFocus();
    expect(screen.queryByText(waits)).not.toBeInTheDocument();
    await user.click(await goesOn());
    expect(await field()).toHaveValue('');
  });
});
