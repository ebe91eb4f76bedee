import { File as NodeFile } from 'node:buffer';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { imageUpload } from '../../../../../contract/uploads';
import { held } from '../../../test/test-api';
import { renderRoute } from '../../../test/render-route';
import { ticketServer, quiet } from '../../../test/ticket-server';
import { aPicture, aReply, aTicket } from '../../../test/tickets';
import { answerPictures } from '../../../test/uploads';
import { fill } from '../../../test/fill';

/** The environment's FormData is Node's, and accepts Node's files. */
const fileOf = (name = 'loom.png', type = 'image/png', bytes = 10) =>
  new NodeFile([new Uint8Array(bytes)], name, { type }) as unknown as File;

const open = (support = ticketServer(), path = '/user/support?ticket=t-1') =>
  renderRoute(path, { viewer: {}, overrides: support.overrides });
const chooser = () => screen.findByLabelText<HTMLInputElement>('Pictures: files');
const added = () => screen.getByRole('list', { name: 'Pictures of your message' });
const sendButton = () => screen.getByRole('button', { name: 'Send' });
const field = () => screen.getByRole('textbox', { name: 'Your message' });
const sent = ({ api }: ReturnType<typeof renderRoute>) =>
  api.calls
    .filter(({ operation }) => operation === 'ReplyToTicket')
    .map(({ variables }) => variables['input'] as { message: string; imageIds: string[] });

beforeAll(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

describe('pictures of an unsent message', () => {
  it('are chosen, shown, removed, and sent with the text', async () => {
    answerPictures('one', 'two');
    const rendered = open();
    const { user } = rendered;
    await user.upload(await chooser(), [fileOf('one.png'), fileOf('two.png')]);
    expect(await screen.findByRole('img', { name: 'Picture 2: two.png' })).toBeInTheDocument();
    expect(sendButton()).toBeDisabled();
    expect(screen.getByText('Write a few words with your pictures.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove picture 1' }));
    expect(within(added()).getAllByRole('img')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Add pictures' })).toHaveFocus();
    await fill(user, field(), 'Look');
    await user.click(sendButton());
    await waitFor(() => expect(sent(rendered)).toMatchObject([{ message: 'Look', imageIds: ['two'] }]));
    expect(screen.queryByRole('list', { name: 'Pictures of your message' })).not.toBeInTheDocument();
  });

  it('are added when dropped on the form or pasted into its field; pasted text is not', async () => {
    answerPictures('dropped', 'pasted');
    open();
    await chooser();
    fireEvent.drop(field(), { dataTransfer: { types: ['Files'], files: [fileOf('dropped.png')] } });
    expect(await screen.findByRole('img', { name: 'Picture 1: dropped.png' })).toBeInTheDocument();
    const paste = (types: string[], name: string) =>
      fireEvent(field(), createEvent.paste(field(), { clipboardData: { types, files: [fileOf(name)] } }));
    paste(['text/plain', 'Files'], 'words.png');
    paste(['Files'], 'pasted.png');
    expect(await screen.findByRole('img', { name: 'Picture 2: pasted.png' })).toBeInTheDocument();
    expect(within(added()).getAllByRole('img')).toHaveLength(2);
  });

  it('are limited to three', async () => {
    answerPictures('1', '2', '3');
    const { user } = open();
    await user.upload(
      await chooser(),
      ['a', 'b', 'c', 'd'].map((name) => fileOf(`${name}.png`)),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('A message can have at most 3 pictures.');
    expect(within(added()).getAllByRole('img')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Remove picture 3' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('show why they can’t be sent, and block sending until they are removed', async () => {
    const { user } = open();
    await fill(user, await screen.findByRole('textbox', { name: 'Your message' }), 'Look');
    fireEvent.drop(field(), {
      dataTransfer: { types: ['Files'], files: [fileOf('large.png', 'image/png', imageUpload.mostBytes + 1)] },
    });
    const [tile] = within(added()).getAllByRole('listitem');
    expect(within(tile as HTMLElement).getByRole('alert')).toHaveTextContent(imageUpload.tooLarge);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(sendButton()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Remove picture 1' }));
    expect(sendButton()).toBeEnabled();
  });

  it('are uploaded again after a temporary failure', async () => {
    answerPictures(503, 'late');
    const rendered = open();
    const { user } = rendered;
    await user.upload(await chooser(), fileOf());
    expect(await screen.findByText('Failed to upload image.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Failed to upload image.')).not.toBeInTheDocument());
    await fill(user, field(), 'Look');
    await user.click(sendButton());
    await waitFor(() => expect(sent(rendered)).toMatchObject([{ imageIds: ['late'] }]));
  });

  it('finish uploading before the message is sent', async () => {
    const upload = held<string>();
    answerPictures(upload.answer);
    const rendered = open();
    const { user } = rendered;
    await user.upload(await chooser(), fileOf());
    expect(screen.getByRole('progressbar', { name: 'Uploading picture 1' })).toBeInTheDocument();
    await fill(user, field(), 'Look');
    await user.click(sendButton());
    expect(await screen.findByRole('button', { name: 'Waiting for pictures...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(sent(rendered)).toEqual([]);
    upload.give('slow');
    await waitFor(() => expect(sent(rendered)).toMatchObject([{ message: 'Look', imageIds: ['slow'] }]));
  });

  it('survive a refused message, and a page change', async () => {
    answerPictures('kept');
    const support = ticketServer();
    const refusal = { ticket: null, viewer: null, errors: [{ code: 'INVALID_STATE', message: 'Full.', field: null }] };
    const { overrides } = support;
    const refusing = { overrides: { ...overrides, Mutation: { replyToTicket: () => refusal } } };
    const first = renderRoute('/user/support?ticket=t-1', { viewer: {}, ...refusing });
    await first.user.upload(await chooser(), fileOf());
    await fill(first.user, field(), 'Look');
    await first.user.click(sendButton());
    expect(await screen.findByText('Not sent. Full.')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Picture 1 of 1 from you' })).toBeInTheDocument();
    await first.user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(within(added()).getAllByRole('img')).toHaveLength(1);
    first.unmount();

    const second = open(support);
    await chooser();
    expect(within(added()).getByRole('img')).toHaveAttribute('src', '/ticket-images/kept/thumbnail');
    expect(field()).toHaveValue('Look');
    // after more than a day an unsent picture is deleted, and the tile says so
    fireEvent.error(within(added()).getByRole('img'));
    expect(screen.getByText('This picture is no longer there. Please add it again.')).toBeInTheDocument();
    expect(sendButton()).toBeDisabled();
    await second.user.click(screen.getByRole('button', { name: 'Remove picture 1' }));
    expect(sendButton()).toBeEnabled();
  });

  it('are sent with a new ticket', async () => {
    answerPictures('first');
    const created = { ticket: aTicket(), viewer: null, errors: [] };
    const { api, user } = renderRoute('/user/create-support', {
      viewer: {},
      overrides: { Mutation: { createTicket: () => created } },
    });
    await fill(user, await screen.findByRole('textbox', { name: /^Subject/ }), 'Sizes');
    await fill(user, screen.getByRole('textbox', { name: /^Message/ }), 'Which?');
    await user.upload(await chooser(), fileOf());
    await user.click(screen.getByRole('button', { name: 'Create Ticket' }));
    await screen.findByText('Support ticket created successfully');
    const [call] = api.calls.filter(({ operation }) => operation === 'CreateTicket');
    expect(call?.variables).toMatchObject({ input: { imageIds: ['first'] } });
  });

  it('are sent with a message of the contact form, for signed-in users only', async () => {
    answerPictures('hello');
    const { api, user, unmount } = renderRoute('/contact', {
      viewer: {},
      overrides: { Mutation: { sendContactMessage: () => ({ errors: [] }) } },
    });
    await user.upload(await chooser(), fileOf());
    await fill(user, screen.getByRole('textbox', { name: /^Subject/ }), 'Sizes');
    await fill(user, screen.getByRole('textbox', { name: /^Phone/ }), '+44 20 7946 0123');
    await fill(user, screen.getByRole('textbox', { name: /^Message/ }), 'Which?');
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    await screen.findByText('Message Sent Successfully!');
    const [call] = api.calls.filter(({ operation }) => operation === 'SendContactMessage');
    expect(call?.variables).toMatchObject({ input: { imageIds: ['hello'] } });
    unmount();
    renderRoute('/contact', { viewer: null });
    expect(await screen.findByRole('button', { name: 'Send Message' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add pictures' })).not.toBeInTheDocument();
  });
});

describe('pictures in a conversation', () => {
  const shown = ticketServer([
    aTicket({
      ...quiet,
      images: [aPicture('p-1', 400, 300), aPicture('p-2', 300, 600)],
      replies: [aReply({ id: 'r-1', images: [aPicture('p-3')] })],
    }),
  ]);

  it('are shown at their messages, with names, and with their size reserved before they load', async () => {
    open(shown);
    const first = await screen.findByRole('img', { name: 'Picture 1 of 2 from you' });
    expect(first).toHaveAttribute('src', '/ticket-images/p-1/thumbnail');
    expect([first.getAttribute('width'), first.getAttribute('height')]).toEqual(['400', '300']);
    expect(screen.getByRole('img', { name: 'Picture 2 of 2 from you' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Picture 1 of 1 from Support' })).toBeInTheDocument();
  });

  it('open large, are paged by keys and buttons, and close with Escape', async () => {
    const { user } = open(shown);
    const thumbnail = await screen.findByRole('button', { name: 'Picture 1 of 2 from you' });
    await user.click(thumbnail);
    const dialog = await screen.findByRole('dialog', { name: 'Picture 1 of 2 from you' });
    expect(within(dialog).getByRole('img')).toHaveAttribute('src', '/ticket-images/p-1');
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('dialog', { name: 'Picture 2 of 2 from you' })).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    await user.click(screen.getByRole('button', { name: 'Previous picture' }));
    expect(await screen.findByRole('dialog', { name: 'Picture 1 of 2 from you' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(thumbnail).toHaveFocus());
  });
});
