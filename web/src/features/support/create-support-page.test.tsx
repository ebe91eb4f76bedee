import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { member } from '../../test/defaults';
import { aFinishedDesign } from '../../test/designs';
import { held } from '../../test/test-api';
import { aPage, anOrder } from '../../test/orders';
import { fill } from '../../test/fill';
import { renderRoute } from '../../test/render-route';
import { aTicket } from '../../test/tickets';

const design = aFinishedDesign({ id: 'd-1', primaryText: 'New bread' });
const order = anOrder({ id: 'o-1' });
const created = () => ({ ticket: aTicket(), viewer: null, errors: [] });
const refused = (message: string, field: string[] | null) => ({
  ticket: null,
  viewer: null,
  errors: [{ code: 'INVALID_INPUT', message, field }],
});

interface Given {
  path?: string;
  createTicket?: (root: unknown, args: { input: object }) => unknown;
  lists?: Record<string, unknown>;
  query?: Record<string, unknown>;
}

const open = ({ path = '/user/create-support', createTicket = created, lists = {}, query = {} }: Given = {}) =>
  renderRoute(path, {
    viewer: {},
    overrides: {
      Mutation: { createTicket },
      User: { designs: () => aPage([design]), purchases: () => aPage([order]), ...lists },
      Query: {
        design: () => aFinishedDesign({ id: 'd-old', primaryText: 'Old bread' }),
        purchase: () => anOrder({ id: 'o-old', code: 'OLD12345' }),
        ...query,
      },
    },
  });

const subject = () => screen.findByRole('textbox', { name: /^Subject/ });
const message = () => screen.getByRole('textbox', { name: /^Message/ });
const about = () => screen.getByRole('combobox', { name: /^About/ });
const submit = () => screen.getByRole('button', { name: 'Create Ticket' });
const sent = ({ api }: ReturnType<typeof renderRoute>) =>
  api.calls
    .filter(({ operation }) => operation === 'CreateTicket')
    .map(({ variables }) => variables['input'] as Record<string, unknown>);

async function fillIn({ user }: ReturnType<typeof renderRoute>): Promise<void> {
  await fill(user, await subject(), 'Other sizes');
  await fill(user, message(), 'How?');
}

describe('a new ticket', () => {
  it('is created, and the page returns to the tickets', async () => {
    const rendered = open();
    await fillIn(rendered);
    expect(document.title).toBe('Create Ticket - Postloom');
    await rendered.user.click(submit());
    expect(await screen.findByText('Support ticket created successfully')).toBeInTheDocument();
    await waitFor(() => expect(rendered.address()).toBe('/user/support'));
    expect(sent(rendered)).toEqual([
      {
        requestId: expect.any(String) as string,
        subject: 'Other sizes',
        message: 'How?',
        designId: null,
        purchaseId: null,
        imageIds: [],
      },
    ]);
  });

  it('says that it is created, and does not redirect a user who has left the page', async () => {
    const { answer, give } = held<unknown>();
    const rendered = open({ createTicket: () => answer });
    await fillIn(rendered);
    await rendered.user.click(submit());
    await waitFor(() => expect(sent(rendered)).toHaveLength(1));
    rendered.setOut('/user/my-gallery');
    await waitFor(() => expect(rendered.address()).toBe('/user/my-gallery'));
    give(created());
    expect(await screen.findByText('Support ticket created successfully')).toBeInTheDocument();
    expect(rendered.address()).toBe('/user/my-gallery');
  });

  it('requires a subject and a message', async () => {
    const rendered = open();
    await subject();
    await rendered.user.type(message(), '   ');
    await rendered.user.click(submit());
    expect(await screen.findByText('Please enter a subject.')).toBeInTheDocument();
    expect(screen.getByText('Please enter a message.')).toBeInTheDocument();
    expect(sent(rendered)).toEqual([]);
  });

  it('can be about a design or an order of the account', async () => {
    const rendered = open();
    await fillIn(rendered);
    await waitFor(() => expect(within(about()).getAllByRole('option')).toHaveLength(3));
    expect(
      within(about())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Nothing in particular', 'Design: New bread, 01/03/2026', 'Order AB12CD34: Starter, 01/03/2026']);
    await rendered.user.selectOptions(about(), 'design:d-1');
    expect(await screen.findByRole('img', { name: 'The design this ticket is about' })).toBeInTheDocument();
    await rendered.user.selectOptions(about(), 'order:o-1');
    await rendered.user.click(submit());
    await waitFor(() => expect(sent(rendered)).toMatchObject([{ designId: null, purchaseId: 'o-1' }]));
  });

  it.each([
    ['design=d-old', 'design:d-old', { designId: 'd-old', purchaseId: null }],
    ['order=o-old', 'order:o-old', { designId: null, purchaseId: 'o-old' }],
  ])('is about the subject named in the address: %s', async (search, value, input) => {
    const rendered = open({ path: `/user/create-support?${search}` });
    await subject();
    await waitFor(() => expect(about()).toHaveValue(value));
    await fillIn(rendered);
    await rendered.user.click(submit());
    await waitFor(() => expect(sent(rendered)).toMatchObject([input]));
  });

  it('reports a failure, keeps the text, and creates one ticket when it is sent again', async () => {
    let broken = true;
    const rendered = open({
      createTicket: () => {
        if (broken) throw new Error('No thread left');
        return created();
      },
    });
    await fillIn(rendered);
    await rendered.user.click(submit());
    expect(await screen.findByText('Failed to create support ticket')).toBeInTheDocument();
    expect(message()).toHaveValue('How?');
    broken = false;
    await rendered.user.click(submit());
    expect(await screen.findByText('Support ticket created successfully')).toBeInTheDocument();
    const [first, second] = sent(rendered);
    expect(second).toEqual(first);
  });

  it('shows errors at their fields', async () => {
    let answer = refused('You have created several tickets. You can try again in 12 minutes.', null);
    const { user, ...rendered } = open({ createTicket: () => answer });
    await fillIn({ user, ...rendered });
    await user.click(submit());
    expect(
      await screen.findByText('You have created several tickets. You can try again in 12 minutes.'),
    ).toBeInTheDocument();
    answer = refused('This design is not among yours any more.', ['designId']);
    await user.click(submit());
    expect(await screen.findByText('This design is not among yours any more.')).toBeInTheDocument();
    expect(about()).toHaveAttribute('aria-invalid', 'true');
  });

  it('can be written even if designs and orders could not be loaded', async () => {
    const rendered = open({
      lists: {
        designs: () => {
          throw new Error('No thread left');
        },
      },
    });
    expect(await screen.findByText(/^Error loading user data/)).toBeInTheDocument();
    await fillIn(rendered);
    await rendered.user.click(submit());
    await waitFor(() => expect(sent(rendered)).toHaveLength(1));
  });

  it('is saved as a draft, and restored after a reload', async () => {
    const first = open();
    await fillIn(first);
    first.unmount();
    open();
    expect(await subject()).toHaveValue('Other sizes');
    expect(message()).toHaveValue('How?');
  });
});

describe('the subject of a draft', () => {
  const draftAbout = (value: string) =>
    sessionStorage.setItem(
      `postloom-draft:ticket:${member.id}`,
      JSON.stringify({ subject: 'Torn', message: 'Look', about: value }),
    );

  it('is shown although it is older than the options, and sent', async () => {
    draftAbout('order:o-old');
    const rendered = open();
    await waitFor(() => expect(about()).toHaveDisplayValue(/^Order OLD12345/));
    await rendered.user.click(submit());
    await waitFor(() => expect(sent(rendered)).toMatchObject([{ designId: null, purchaseId: 'o-old' }]));
  });

  it('is not sent when it is gone: the field shows none', async () => {
    draftAbout('design:d-gone');
    const gone = () => {
      throw new GraphQLError('There is no such design.', { extensions: { code: 'NOT_FOUND' } });
    };
    const rendered = open({ query: { design: gone } });
    await waitFor(() => expect(within(about()).getByRole('option', { name: /New bread/ })).toBeInTheDocument());
    expect(about()).toHaveDisplayValue('Nothing in particular');
    await rendered.user.click(submit());
    await waitFor(() => expect(sent(rendered)).toMatchObject([{ designId: null, purchaseId: null }]));
  });
});
