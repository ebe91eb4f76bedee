import { File as NodeFile } from 'node:buffer';
import { screen, waitFor, within } from '@testing-library/react';
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
const waits = /Your unsent message waits there\./;
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

  it('offers a picture again that could not be uploaded, and passes it on then', async () => {
    answerPictures(500, 'second');
    const { user, support } = open('t-2');
    await user.upload(await screen.findByLabelText<HTMLInputElement>('Pictures: files'), picture());
    await screen.findByText('Failed to upload image.');
    support.merge('t-2', 't-1');
    await goesOn();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Picture 1: loom.png' })).not.toBeInTheDocument());
    await user.click(await goesOn());
    expect(await screen.findByRole('img', { name: /^Picture 1/ })).toHaveAttribute(
      'src',
      '/ticket-images/second/thumbnail',
    );
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

  it('passes words that do not fit beside them as a message that was not sent', async () => {
    const { user, support } = open('t-1');
    const long = 'a'.repeat(4_990);
    await fill(user, await field(), long);
    await user.click(await screen.findByRole('link', { name: /^Wide pictures/ }));
    await waitFor(async () => expect(await field()).toHaveValue(''));
    await fill(user, await field(), 'Second words');
    support.merge('t-2', 't-1');
    await screen.findByText(waits);
    await user.click(await goesOn());
    await waitFor(async () => expect(await field()).toHaveValue(long));
    expect(screen.getByText(/^Not sent\. It does not fit/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await field()).toHaveValue(`Second words\n${long}`);
    expect(screen.getByText('3 characters too many')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
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

  it('passes a message that could not be sent to the other ticket, where it is sent', async () => {
    const support = ticketServer();
    const { overrides } = support;
    const replyToTicket = jest.fn<object, unknown[]>(() => {
      throw new Error('No thread left');
    });
    const { user, api } = renderRoute('/user/support?ticket=t-2', {
      viewer: {},
      overrides: { ...overrides, Mutation: { ...overrides['Mutation'], replyToTicket } },
    });
    await fill(user, await field(), 'Lost on the way');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText(/^Not sent\. /);
    support.merge('t-2', 't-1');
    expect(await screen.findByText(/Your message that could not be sent waits there\./)).toBeVisible();
    expect(screen.queryByText(/^Not sent\. /)).not.toBeInTheDocument();
    replyToTicket.mockImplementation(overrides['Mutation']?.['replyToTicket'] as () => object);
    await user.click(await goesOn());
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(screen.queryByText(/^Not sent\. /)).not.toBeInTheDocument());
    const sent = api.calls.filter(({ operation }) => operation === 'ReplyToTicket').map(({ variables }) => variables);
    expect(sent).toMatchObject([{ id: 't-2' }, { id: 't-1', input: { message: 'Lost on the way' } }]);
    expect(within(await screen.findByRole('log')).getAllByText('Lost on the way')).toHaveLength(1);
  });
});
