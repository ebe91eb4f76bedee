import { screen, waitFor, within } from '@testing-library/react';
import { fill } from '../../test/fill';
import { renderRoute } from '../../test/render-route';
import { goOffline, held } from '../../test/test-api';
import type { Overrides } from '../../test/test-api';

const content = {
  isActive: true,
  title: 'Talk to us',
  subtitle: 'Say hello',
  description: 'A person answers.',
  imageUrl: null,
  contactInfo: [
    { icon: 'mail', type: 'EMAIL', value: 'hello@example.com', label: 'Email', imageUrl: null },
    {
      icon: 'phone',
      type: 'PHONE',
      value: '+351 21 000 00 00',
      label: 'Phone number',
      imageUrl: '/pictures/none.webp',
    },
  ],
};
const hints = [
  'Please enter your name',
  'Please enter your email',
  'Please enter your subjects',
  'Please enter your phone number',
  'Please enter your message',
];
const message = {
  name: 'Ana',
  email: 'ana@example.com',
  subject: 'Sizes',
  phone: '+351 21 000',
  message: 'Which sizes are there?',
};
const labels = { name: /^Name/, email: /^Email/, subject: /^Subject/, phone: /^Phone/, message: /^Message/ };

type Rendered = ReturnType<typeof renderRoute>;

const open = (
  query: Overrides[string] = {},
  send: () => unknown = () => ({ errors: [] }),
  viewer: Parameters<typeof renderRoute>[1] = {},
) =>
  renderRoute('/contact', {
    ...viewer,
    overrides: { Query: { contactPage: () => content, ...query }, Mutation: { sendContactMessage: send } },
  });
const field = (name: keyof typeof labels) => screen.getByRole('textbox', { name: labels[name] });
const sendButton = () => screen.findByRole('button', { name: 'Send Message' });
const sent = ({ api }: Rendered) =>
  api.calls.filter(({ operation }) => operation === 'SendContactMessage').map(({ variables }) => variables);
const written = () =>
  Object.fromEntries(
    Object.keys(labels).map((name) => [name, (field(name as keyof typeof labels) as HTMLInputElement).value]),
  );

async function write({ user }: Rendered, text: Partial<typeof message> = message) {
  await sendButton();
  for (const [name, value] of Object.entries(text)) await fill(user, field(name as keyof typeof labels), value);
  await user.click(await sendButton());
}

describe('contact page', () => {
  it('shows what an editor wrote, with links', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Talk to us' })).toBeInTheDocument();
    expect(document.title).toBe('Contact - Postloom');
    expect(screen.getByText('Say hello')).toBeInTheDocument();
    expect(screen.getByText('A person answers.')).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute('href', 'mailto:hello@example.com');
    expect(main.getByRole('link', { name: '+351 21 000 00 00' })).toHaveAttribute('href', 'tel:+351210000000');
    expect(screen.queryByText('No contact information available.')).not.toBeInTheDocument();
  });

  it('loads while the form is usable', async () => {
    open({ contactPage: () => new Promise(() => undefined) });
    expect(await screen.findByText('Loading contact information...')).toBeInTheDocument();
    expect(await sendButton()).toBeEnabled();
  });

  it('shows the error, and the form is usable', async () => {
    const fail = () => {
      throw new Error('No thread left');
    };
    open({ contactPage: fail });
    expect(await screen.findByText('Error loading contact information: No thread left')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(await sendButton()).toBeEnabled();
  });

  it('has a sentence of its own when the server cannot be reached', async () => {
    const rendered = renderRoute('/about');
    await screen.findByRole('heading', { level: 1 });
    goOffline();
    rendered.setOut('/contact');
    expect(
      await screen.findByText('Error loading contact information: Failed to fetch contact data'),
    ).toBeInTheDocument();
  });

  it.each([
    ['hidden', { ...content, isActive: false }],
    ['empty', { ...content, contactInfo: [] }],
  ])('says that there is no content when it is %s', async (_case, page) => {
    open({ contactPage: () => page });
    expect(await screen.findByText('No contact information available.')).toBeInTheDocument();
    expect(await sendButton()).toBeEnabled();
  });
});

describe('contact form', () => {
  it('shows a hint for each of the five fields and sends nothing', async () => {
    const rendered = open();
    await write(rendered, {});
    for (const hint of hints) expect(await screen.findByText(hint)).toBeInTheDocument();
    expect(field('name')).toHaveAccessibleDescription('Please enter your name');
    await rendered.user.type(field('name'), 'Ana');
    await waitFor(() => expect(screen.queryByText('Please enter your name')).not.toBeInTheDocument());
    expect(sent(rendered)).toEqual([]);
  });

  it('names a malformed address together with the other errors', async () => {
    const rendered = open();
    await write(rendered, { email: 'nope@' });
    expect(await screen.findByText('Please enter a valid email address.')).toBeInTheDocument();
    expect(screen.getByText('Please enter your name')).toBeInTheDocument();
  });

  it('removes the note of a failure when it is sent again', async () => {
    const answers = [{ errors: [{ code: 'INVALID_INPUT', message: 'Not now.', field: null }] }, { errors: [] }];
    const rendered = open({}, () => answers.shift());
    await write(rendered);
    expect(await screen.findByText('Not now.')).toBeInTheDocument();
    await rendered.user.click(await sendButton());
    expect(await screen.findByText('Message Sent Successfully!')).toBeInTheDocument();
    // without that it would stay for four seconds
    await waitFor(() => expect(screen.queryByText('Not now.')).not.toBeInTheDocument(), { timeout: 1_500 });
  });

  it('sends one message at a time, confirms it and clears the form', async () => {
    const { answer, give } = held<unknown>();
    const rendered = open({}, () => answer);
    await write(rendered);
    expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
    await rendered.user.type(field('subject'), '{Enter}');
    give({ errors: [] });
    expect(await screen.findByText('Message Sent Successfully!')).toBeInTheDocument();
    expect(sent(rendered)).toEqual([{ input: message }]);
    expect(Object.values(written())).toEqual(['', '', '', '', '']);
    for (const hint of hints) expect(screen.queryByText(hint)).not.toBeInTheDocument();
  });

  it('keeps the text when sending fails, with the error at its field, and can be sent again', async () => {
    const tooMany = 'You have sent several messages. You can try again in 20 minutes.';
    const invalid = 'Please enter a valid email address.';
    let answer: () => unknown = () => {
      throw new Error('down');
    };
    const rendered = open({}, () => answer());
    await write(rendered);
    expect(await screen.findByText('Failed to send message. Please try again.')).toBeInTheDocument();
    expect(written()).toEqual(message);
    answer = () => ({ errors: [{ code: 'TOO_MANY_REQUESTS', message: tooMany, field: null }] });
    await rendered.user.click(await sendButton());
    expect(await screen.findByText(tooMany)).toBeInTheDocument();
    expect(written()).toEqual(message);
    answer = () => ({ errors: [{ code: 'INVALID_INPUT', message: invalid, field: ['input', 'email'] }] });
    await rendered.user.click(await sendButton());
    await waitFor(() => expect(field('email')).toHaveAccessibleDescription(invalid));
    expect(written()).toEqual(message);
    answer = () => ({ errors: [] });
    await rendered.user.click(await sendButton());
    expect(await screen.findByText('Message Sent Successfully!')).toBeInTheDocument();
  });

  it('keeps the text when the network is down', async () => {
    const rendered = open();
    await screen.findByRole('heading', { name: 'Talk to us' });
    goOffline();
    await write(rendered);
    expect(await screen.findByText('Failed to send message. Please try again.')).toBeInTheDocument();
    expect(written()).toEqual(message);
  });

  it("pre-fills the signed-in account; the address is the account's", async () => {
    const rendered = open({}, undefined, { viewer: { name: 'Mira Weaver', email: 'mira@example.com' } });
    await waitFor(() => expect(written()).toMatchObject({ name: 'Mira Weaver', email: 'mira@example.com' }));
    expect(field('email')).toHaveAttribute('readonly');
    const { subject, phone, message: text } = message;
    await write(rendered, { subject, phone, message: text });
    expect(await screen.findByText('Message Sent Successfully!')).toBeInTheDocument();
    expect(sent(rendered)).toEqual([
      { input: { name: 'Mira Weaver', email: 'mira@example.com', subject, phone, message: text } },
    ]);
    expect(written()).toEqual({ name: 'Mira Weaver', email: 'mira@example.com', subject: '', phone: '', message: '' });
  });

  it('requires a valid phone number, and says what it is used for', async () => {
    const rendered = open();
    expect(await screen.findByText('Only used to call you back about this message.')).toBeInTheDocument();
    await write(rendered, { ...message, phone: 'not a phone' });
    expect(await screen.findByText('Please enter a valid phone number, such as +44 20 7946 0123')).toBeInTheDocument();
    expect(sent(rendered)).toEqual([]);
  });
});
