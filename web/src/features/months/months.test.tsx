import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fill } from '../../test/fill';
import { aMonth, aMonthPost } from '../../test/months';
import { renderRoute } from '../../test/render-route';

type Posts = { id: string; day: string; headline: string }[];
interface Saved {
  version: number;
  posts: Posts;
}

const path = `/user/month/${aMonth().id}`;

/** Opens a month with a server that saves. */
function openMonth(
  parts: Parameters<typeof aMonth>[0] = {},
  { credits = 12, answers = {} }: { credits?: number; answers?: object } = {},
) {
  const server = { month: aMonth(parts), sent: [] as Saved[] };
  const answer = (changes: object) => {
    server.month = { ...server.month, version: server.month.version + 1, ...changes };
    return { plan: server.month, user: null, errors: [] };
  };
  const route = renderRoute(path, {
    viewer: { credits },
    overrides: {
      Query: { monthPlan: () => server.month },
      Mutation: {
        saveMonth: (_root: unknown, sent: Saved) => {
          server.sent.push(sent);
          const known = new Map(server.month.posts.map((post) => [post.id, post]));
          return answer({ posts: sent.posts.map((post) => ({ ...known.get(post.id), ...post })) });
        },
        makeMonth: (_root: unknown, { pictures }: { pictures: number }) =>
          answer({
            state: 'MAKING',
            pictures,
            posts: server.month.posts.map((post, index) => ({
              ...post,
              state: 'WAITING',
              picture: (index % pictures) + 1,
            })),
          }),
        pauseMonth: () => answer({ state: 'PAUSED' }),
        resumeMonth: () => answer({ state: 'MAKING' }),
        retryMonth: () =>
          answer({ state: 'MAKING', posts: server.month.posts.map((post) => ({ ...post, state: 'WAITING' })) }),
        ...answers,
      },
    },
  });
  return { ...route, server };
}

const card = (name: RegExp | string) => screen.findByRole('button', { name });

describe('a month that is planned', () => {
  it('is shown as whole weeks, with the words and the day of each post', async () => {
    openMonth();
    expect(await card('Teaser Loaf 1 Tuesday 1 December')).toBeVisible();
    expect(await card('Offer Loaf 4 Thursday 10 December')).toBeVisible();
    const calendar = screen.getByRole('list', { name: 'Calendar' });
    expect(calendar.querySelectorAll('[data-day]')).toHaveLength(14);
    expect(document.title).toBe('Month of Posts - Postloom');
    expect(screen.queryByRole('button', { name: /folder a day/ })).not.toBeInTheDocument();
  });

  it('says the price and what each picture serves before anything is paid', async () => {
    const { user, server } = openMonth();
    expect(await screen.findByText('4 pictures: 4 credits. Each post has a picture of its own.')).toBeVisible();
    const slider = screen.getByRole('slider', { name: 'How many pictures?' });
    act(() => slider.focus());
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(
      screen.getByText('2 pictures: 2 credits. Each serves 2 posts, with another layout and crop every time.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Make the month for 2 credits' }));
    expect(await screen.findByText('0 of 4 posts are ready')).toBeVisible();
    expect(server.month.pictures).toBe(2);
  });

  it('can be bought with enough credits alone', async () => {
    openMonth({}, { credits: 3 });
    expect(await screen.findByRole('button', { name: 'Make the month for 4 credits' })).toBeDisabled();
    expect(screen.getByText(/You have 3 credits\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buy credits' })).toHaveAttribute('href', '/user/select-package');
  });

  it('moves a post by keyboard, and says where to', async () => {
    const { user, server } = openMonth();
    const first = await card(/Loaf 1/);
    act(() => first.focus());
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(await card('Teaser Loaf 1 Wednesday 2 December')).toHaveFocus();
    expect(screen.getByText('Loaf 1: moved to Wednesday 2 December')).toBeInTheDocument();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await card('Teaser Loaf 1 Wednesday 9 December')).toHaveFocus();
    await waitFor(() => expect(server.sent).toHaveLength(2));
    expect(server.sent[1]?.posts.map(({ headline }) => headline)).toEqual(['Loaf 2', 'Loaf 3', 'Loaf 1', 'Loaf 4']);
  });

  it('moves a post that is dropped on a day', async () => {
    const { server } = openMonth();
    const data = new Map<string, string>();
    const dataTransfer = {
      setData: (kind: string, value: string) => void data.set(kind, value),
      getData: (kind: string) => data.get(kind) ?? '',
      get types() {
        return [...data.keys()];
      },
    };
    const drag = (make: typeof createEvent.drop, target: Element) =>
      fireEvent(target, Object.assign(make(target), { dataTransfer }));
    drag(createEvent.dragStart, await card(/Loaf 2/));
    const day = document.querySelector('[data-day="2026-12-06"]') ?? document.body;
    drag(createEvent.dragOver, day);
    drag(createEvent.drop, day);
    expect(await card('Offer Loaf 2 Sunday 6 December')).toBeVisible();
    await waitFor(() => expect(server.sent[0]?.posts[1]).toMatchObject({ headline: 'Loaf 2', day: '2026-12-06' }));
  });

  it('changes the words of a post, and removes one', async () => {
    const { user, server } = openMonth();
    await user.click(await card(/Loaf 2/));
    const dialog = await screen.findByRole('dialog', { name: 'Offer' });
    await user.clear(within(dialog).getByRole('textbox', { name: /Headline/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('Please enter a headline')).toBeVisible();
    await fill(user, within(dialog).getByRole('textbox', { name: /Headline/ }), 'Warm rolls');
    await user.clear(within(dialog).getByRole('textbox', { name: /Hashtags/ }));
    await fill(user, within(dialog).getByRole('textbox', { name: /Hashtags/ }), 'rolls, #warm');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await card(/Warm rolls/)).toBeVisible();
    expect(server.sent[0]?.posts[1]).toMatchObject({ headline: 'Warm rolls', hashtags: ['rolls', 'warm'] });
    await user.click(await card(/Loaf 3/));
    await user.click(await screen.findByRole('button', { name: 'Remove this post' }));
    await user.click(await screen.findByRole('button', { name: 'Remove post' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Loaf 3/ })).not.toBeInTheDocument());
    expect(server.sent[1]?.posts).toHaveLength(3);
  });

  it('says that it was changed in another window, and shows that', async () => {
    const refusal = { code: 'CONFLICT', message: 'This month was changed in another window.', field: ['version'] };
    const { user } = openMonth({}, { answers: { saveMonth: () => ({ plan: null, user: null, errors: [refusal] }) } });
    const first = await card(/Loaf 1/);
    act(() => first.focus());
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(await screen.findByText('This month was changed in another window.')).toBeVisible();
    expect(await card('Teaser Loaf 1 Tuesday 1 December')).toBeVisible();
  });
});

describe('a month that is made', () => {
  const ready = (index: number) =>
    aMonthPost(index, {
      state: 'READY',
      picture: 1,
      design: {
        id: `d-${index}`,
        thumbnailUrl: `/designs/d-${index}/thumbnail`,
        document: { id: `d-${index}`, version: 2 },
      },
    });
  const making = { state: 'MAKING', pictures: 4 };

  it('shows what is ready, pauses and goes on', async () => {
    const posts = [
      ready(0),
      aMonthPost(1, { state: 'MAKING', picture: 2 }),
      aMonthPost(2, { state: 'WAITING', picture: 3 }),
    ];
    const { user } = openMonth({ ...making, posts });
    expect(await screen.findByText('1 of 3 posts are ready')).toBeVisible();
    expect((await card(/Loaf 1.*Ready/)).querySelector('img')).toHaveAttribute('src', '/designs/d-0/thumbnail?v=2');
    expect(await card(/Loaf 2.*Being made/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
  });

  it('shows failures where they are, and tries them again', async () => {
    const posts = [ready(0), aMonthPost(1, { state: 'FAILED', picture: 2, error: 'No picture came.' })];
    const { user } = openMonth({ ...making, state: 'INCOMPLETE', posts });
    await user.click(await card(/Loaf 2.*Failed/));
    expect(await screen.findByText('No picture came. It cost nothing.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Headline/ })).toHaveValue('Loaf 2');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Try 1 failed post again for 1 credit' }));
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
  });

  it('says why it was paused by others than its owner', async () => {
    const hold =
      'Your account was recovered, and someone else may have started this month. Resume it if you want to continue.';
    openMonth({ ...making, state: 'PAUSED', hold, posts: [aMonthPost(0, { state: 'WAITING', picture: 1 })] });
    expect(await screen.findByText(hold)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Resume' })).toBeVisible();
  });

  it('is offered as files; a finished post is edited in the Studio', async () => {
    const { user } = openMonth({ ...making, state: 'DONE', posts: [ready(0), ready(1)] });
    expect(await screen.findByText('All 2 posts are ready')).toBeVisible();
    expect(screen.getByRole('button', { name: 'All pictures, a folder a day' })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'For my calendar' })).toHaveAttribute(
      'href',
      `/months/${aMonth().id}/calendar.ics`,
    );
    await user.click(screen.getByRole('button', { name: 'Dates and captions' }));
    expect(
      (await screen.findAllByRole('menuitem')).map((item) => [item.textContent, item.getAttribute('href')]),
    ).toEqual(
      [
        ['Plain table', 'table'],
        ['For Hootsuite', 'hootsuite'],
        ['For Publer', 'publer'],
        ['For HighLevel', 'highlevel'],
        ['For Buffer', 'buffer'],
        ['For Metricool', 'metricool'],
        ['For SocialBee', 'socialbee'],
        ['For Postcron', 'postcron'],
      ].map(([name, format]) => [name, `/months/${aMonth().id}/schedule.csv?format=${format}`]),
    );
    await user.keyboard('{Escape}');
    await user.click(await card(/Loaf 1/));
    expect(await screen.findByRole('link', { name: 'Edit in Studio' })).toHaveAttribute('href', '/user/studio/d-0');
    expect(screen.queryByRole('textbox', { name: /Headline/ })).not.toBeInTheDocument();
  });
});

describe('the page of all months', () => {
  const page = (me: object, overrides: object = {}) =>
    renderRoute('/user/month', {
      viewer: me,
      overrides: { User: { monthPlans: () => [aMonth()], brands: () => [] }, ...overrides },
    });

  it('lists them, and plans a further one that opens at once', async () => {
    const sent: { input: Record<string, unknown> }[] = [];
    const { user, address } = page(
      {},
      {
        Query: { monthPlan: () => aMonth() },
        Mutation: {
          planMonth: (_root: unknown, given: { input: Record<string, unknown> }) => {
            sent.push(given);
            return { plan: aMonth(), user: null, errors: [] };
          },
        },
      },
    );
    expect(
      await screen.findByRole('link', { name: /1 Dec to 10 Dec.*Fresh bread from our stone oven/ }),
    ).toHaveAttribute('href', path);
    await user.click(screen.getByRole('button', { name: 'Plan my month' }));
    expect(await screen.findByText('Please say what the month is about')).toBeVisible();
    await fill(user, screen.getByRole('textbox', { name: /What is the month about/ }), 'Rolls all month');
    await user.selectOptions(screen.getByRole('combobox', { name: 'How many posts' }), '8 posts');
    await user.click(screen.getByRole('button', { name: 'Plan my month' }));
    await waitFor(() => expect(address()).toBe(path));
    expect(sent).toMatchObject([
      { input: { idea: 'Rolls all month', length: 8, platform: 'INSTAGRAM', brandId: null } },
    ]);
    expect(sent[0]?.input['requestId']).toMatch(/^[\w-]{8,64}$/);
  });

  it('says why no plan was written, and keeps what was typed', async () => {
    const message = 'The month could not be planned. Nothing was charged. Please try again.';
    const { user } = page(
      {},
      {
        Mutation: {
          planMonth: () => ({ plan: null, user: null, errors: [{ code: 'PROVIDER_ERROR', message, field: null }] }),
        },
      },
    );
    const idea = await screen.findByRole('textbox', { name: /What is the month about/ });
    await fill(user, idea, 'Rolls all month');
    await user.click(screen.getByRole('button', { name: 'Plan my month' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(idea).toHaveValue('Rolls all month');
  });
});
