import { GraphQLError } from 'graphql';
import { screen, waitFor, within } from '@testing-library/react';
import { layoutOf } from '../../../../../studio/posts/layouts/index';
import { member } from '../../../test/defaults';
import { aDesign, aFinishedDesign } from '../../../test/designs';
import type { TestDesign } from '../../../test/designs';
import { renderRoute } from '../../../test/render-route';
import { aPost, aStudioDocument } from '../../../test/studio-posts';
import { answerStudioType } from '../../../test/studio-type';
import { loseOneAnswerOf } from '../../../test/test-api';
import { clearDrafts } from '../../../lib/clear-drafts';

const id = '01900000-0000-7000-8000-0000000000d1';

interface Copied {
  id: string;
  requestId: string;
  content: { layout: string; words: { headline: { text: string }; button: { text: string } } };
}
interface Painted {
  input: { basedOn: string; requestId: string; photoId: string | null; design: object };
}

const aStoredPhoto = (photo: string) => ({
  id: photo,
  thumbnailUrl: `/design-photos/${photo}/thumbnail`,
  width: 1600,
  height: 1200,
  createdAt: '2026-11-21T09:00:00.000Z',
  isUsed: false,
});

/** Opens the part of the Studio that makes further designs. */
function openMore({
  credits = 2,
  available = true,
  designPhotos = [] as object[],
  refuse = null as string | null,
  lost = 0,
} = {}) {
  answerStudioType();
  const server = { copies: [] as Copied[], painted: [] as Painted[], picture: null as TestDesign | null };
  const errors = refuse === null ? [] : [{ code: 'LIMIT_REACHED', message: refuse, field: null }];
  const document = aStudioDocument(id, aPost('Fresh bread'));
  const route = renderRoute(`/user/studio/${id}#more`, {
    viewer: { credits, designPhotos: () => designPhotos } as object,
    overrides: {
      Query: {
        design: (_root: unknown, asked: { id: string }) =>
          asked.id === id ? { ...aFinishedDesign({ id }), lettering: 'SET', document } : server.picture,
        generator: () => ({ available }),
      },
      Mutation: {
        copyDesign: (_root: unknown, sent: Copied) => {
          server.copies.push(sent);
          if (server.copies.length <= lost) throw new GraphQLError('The answer is lost.');
          const design = errors.length > 0 ? null : aFinishedDesign({ id: `copy-${server.copies.length}` });
          return { design, viewer: null, errors };
        },
        createDesign: (_root: unknown, sent: Painted) => {
          server.painted.push(sent);
          server.picture = aDesign({ id: 'd-picture', lettering: 'SET', status: 'RUNNING', step: 'PAINTING' });
          return { design: server.picture, viewer: { ...member, credits: credits - 1 }, errors: [] };
        },
      },
    },
  });
  return { ...route, server };
}

const looks = async () => {
  const part = await screen.findByRole('region', { name: 'Two more looks' });
  await within(part).findAllByRole('img', { name: /These words in the layout/ });
  return within(part).getAllByRole('group');
};
const paint = () => screen.findByRole('button', { name: 'Paint another picture, 1 credit' });
const difference =
  'A new background for the same words: 1 credit. Your words, layout and fonts stay. This picture stays in My Designs.';

afterEach(() => clearDrafts(member.id));

describe('further looks of a post', () => {
  it('are shown before they are made, and each is made once as a design of its own', async () => {
    const { user, server } = openMore();
    const [first] = await looks();
    expect(await looks()).toHaveLength(2);
    expect(screen.getByText(/^Your words over the same picture\. Free:/)).toBeVisible();
    const name = first?.getAttribute('aria-label') ?? '';
    await user.click(screen.getByRole('button', { name: `Make this one: ${name}` }));
    expect(await within(first as HTMLElement).findByText('Made')).toBeVisible();
    expect(server.copies).toHaveLength(1);
    expect(server.copies[0]).toMatchObject({ id, content: { words: { headline: { text: 'Fresh bread' } } } });
    expect(layoutOf(server.copies[0]?.content.layout ?? '').name).toBe(name);
    expect(screen.getByRole('link', { name: `Open ${name}` })).toHaveAttribute('href', '/user/studio/copy-1');
    // another panel and back
    await user.click(screen.getByRole('tab', { name: 'Look' }));
    await user.click(screen.getByRole('tab', { name: 'More' }));
    expect(await screen.findByText('Made')).toBeVisible();
  });

  it('are other ones on request, and the post can be copied as it is', async () => {
    const { user, server } = openMore();
    const before = (await looks()).map((look) => look.getAttribute('aria-label'));
    await user.click(screen.getByRole('button', { name: 'Other looks' }));
    expect((await looks()).map((look) => look.getAttribute('aria-label'))).not.toEqual(before);
    await user.click(screen.getByRole('button', { name: 'Copy it unchanged, for other words' }));
    expect(await screen.findByRole('link', { name: 'Open the copy' })).toBeVisible();
    expect(server.copies[0]).toMatchObject({ content: { layout: 'horizon@1' } });
  });

  it('can be made again of other words, which nothing was made of yet', async () => {
    const { user, server } = openMore();
    const name = (await looks())[0]?.getAttribute('aria-label') ?? '';
    const copyIt = { name: 'Copy it unchanged, for other words' };
    await user.click(screen.getByRole('button', { name: `Make this one: ${name}` }));
    expect(await screen.findByRole('link', { name: `Open ${name}` })).toBeVisible();
    await user.click(screen.getByRole('button', copyIt));
    expect(await screen.findByRole('link', { name: 'Open the copy' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Words' }));
    await user.type(await screen.findByRole('textbox', { name: 'Button' }), '!');
    await user.click(screen.getByRole('tab', { name: 'More' }));
    await looks();
    expect(screen.queryByText('Made')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', copyIt));
    expect(await screen.findByRole('link', { name: 'Open the copy' })).toHaveAttribute('href', '/user/studio/copy-3');
    expect(server.copies.map(({ content }) => content.words.button.text)).toEqual([
      'Order now',
      'Order now',
      'Order now!',
    ]);
  });

  it('say why none was made', async () => {
    const { user } = openMore({ refuse: '40 of your posts share this picture, which is the maximum.' });
    await looks();
    await user.click(screen.getAllByRole('button', { name: /^Make / })[0]!);
    expect(await screen.findByRole('alert')).toHaveTextContent('40 of your posts share this picture');
  });

  it('say after a lost answer that the copy may have been made', async () => {
    const { user } = openMore();
    await looks();
    loseOneAnswerOf('CopyPost');
    await user.click(screen.getAllByRole('button', { name: /^Make / })[0]!);
    const said = await screen.findByRole('alert');
    expect(said).toHaveTextContent(/even if the first try has arrived, it is one copy\.$/);
    expect(said).not.toHaveTextContent('Nothing was made');
  });

  it('are the same request when it is sent again after a lost answer', async () => {
    const { user, server } = openMore({ lost: 1 });
    await looks();
    const button = screen.getAllByRole('button', { name: /^Make / })[0]!;
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Nothing was made/);
    await user.click(button);
    expect(await screen.findByText('Made')).toBeVisible();
    expect(server.copies).toHaveLength(2);
    expect(new Set(server.copies.map(({ requestId }) => requestId)).size).toBe(1);
  });
});

describe('another picture for a post', () => {
  it('says what it costs and changes, and shows its progress and the result', async () => {
    const { user, server } = openMore();
    expect(await screen.findByText(difference)).toBeVisible();
    await user.click(await paint());
    expect(await screen.findByText('Painting the picture')).toBeVisible();
    expect(await paint()).toBeDisabled();
    expect(server.painted).toMatchObject([
      { input: { basedOn: id, photoId: null, design: { lettering: 'SET', primaryText: 'Two loaves for one' } } },
    ]);
    server.picture = aFinishedDesign({ id: 'd-picture', lettering: 'SET' });
    expect(await screen.findByText('The new picture is ready.', {}, { timeout: 5_000 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/user/studio/d-picture');
    expect(await paint()).toBeEnabled();
  });

  it('is a photo of the customer, also while no AI service can be reached', async () => {
    const designPhotos = [aStoredPhoto('p1')];
    const { user, server } = openMore({ available: false, designPhotos });
    const part = within(await screen.findByRole('region', { name: 'Another picture' }));
    expect(await part.findByText(/The AI service can’t be reached/)).toBeVisible();
    await user.click(part.getByRole('radio', { name: 'My photo' }));
    const use = part.getByRole('button', { name: 'Use this photo, 1 credit' });
    expect(use).toBeDisabled();
    await user.click(await part.findByRole('button', { name: /^Photo of/ }));
    // another panel and back
    await user.click(screen.getByRole('tab', { name: 'Look' }));
    await user.click(screen.getByRole('tab', { name: 'More' }));
    await user.click(await screen.findByRole('button', { name: 'Use this photo, 1 credit' }));
    await waitFor(() => expect(server.painted).toMatchObject([{ input: { basedOn: id, photoId: 'p1' } }]));
  });

  it('says that a failed one cost nothing', async () => {
    const { user, server } = openMore();
    await user.click(await paint());
    await screen.findByText('Painting the picture');
    server.picture = aDesign({ id: 'd-picture', status: 'FAILED', error: 'The AI service did not answer.' });
    expect(
      await screen.findByText('The AI service did not answer. Your credit is back.', {}, { timeout: 5_000 }),
    ).toBeVisible();
  });

  it.each([
    [{ credits: 0 }, /You have no credits\. More looks of this picture stay free\./],
    [{ available: false }, /The AI service can’t be reached right now/],
  ])('is not offered without what it needs: %o', async (lacking, words) => {
    openMore(lacking);
    expect(await screen.findByText(words)).toBeVisible();
    expect(await paint()).toBeDisabled();
    expect((await looks()).length).toBe(2);
  });
});
