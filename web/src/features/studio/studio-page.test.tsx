import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import type { PostDocument } from '../../../../studio/posts/document';
import { POST_SIZES, POST_SIZE_NAMES } from '../../../../studio/posts/sizes';
import { aStoredBrand, brandServer } from '../../test/brands';
import { member } from '../../test/defaults';
import { aFinishedDesign } from '../../test/designs';
import { fill } from '../../test/fill';
import { renderRoute } from '../../test/render-route';
import { aPost, greySample } from '../../test/studio-posts';
import { answerStudioType } from '../../test/studio-type';
import { clearDrafts } from '../../lib/clear-drafts';
import { writeLastingDraft } from '../../lib/lasting-draft';

const id = '01900000-0000-7000-8000-0000000000d1';
const path = `/user/studio/${id}`;

interface Saved {
  version: number;
  content: PostDocument;
}

const refusal = (code: string, message: string, field: string[] | null) => ({
  document: null,
  errors: [{ code, message, field }],
});

/** Opens the Studio with a server that saves. */
function openStudio({
  layoutHash = null,
  headline = 'Fresh bread',
  design = {},
  post = {},
  account = {},
  refuse = () => null as ReturnType<typeof refusal> | null,
}: {
  headline?: string;
  design?: object;
  post?: Partial<PostDocument>;
  account?: Record<string, unknown>;
  refuse?: (sent: Saved) => ReturnType<typeof refusal> | null;
  /** The hash that the server composes. */
  layoutHash?: string | null;
} = {}) {
  answerStudioType();
  const content = aPost(headline, post);
  const server: { stored: Saved; sent: Saved[] } = { stored: { version: 3, content }, sent: [] };
  const document = () => ({
    ...server.stored,
    id,
    firstSize: 'SQUARE',
    headline: server.stored.content.words.headline.text,
    pictureUrl: `/designs/${id}/background`,
    pictureRatio: 1,
    pictureSample: Buffer.from(greySample.cells).toString('base64'),
    prints: POST_SIZE_NAMES.map((size) => ({
      size,
      ...POST_SIZES[size],
      pngUrl: `/designs/${id}/prints/${size.toLowerCase()}.png`,
      jpgUrl: `/designs/${id}/prints/${size.toLowerCase()}.jpg`,
    })),
  });
  const route = renderRoute(path, {
    viewer: {},
    overrides: {
      User: account,
      Query: {
        designDocument: () => ({ ...document(), layoutHash }),
        design: () => ({ ...aFinishedDesign({ id }), lettering: 'SET', document, ...design }),
      },
      Mutation: {
        saveDesignDocument: (_root: unknown, sent: Saved) => {
          server.sent.push(sent);
          const refused = refuse(sent);
          if (refused) return refused;
          if (sent.version !== server.stored.version)
            return refusal('CONFLICT', 'This post was changed in another window.', ['version']);
          server.stored = { version: sent.version + 1, content: sent.content };
          return { document: document(), errors: [] };
        },
      },
    },
  });
  const elsewhere = (change: (content: Saved['content']) => void) => {
    const next = structuredClone(server.stored.content);
    change(next);
    server.stored = { version: server.stored.version + 1, content: next };
  };
  return { ...route, server, elsewhere };
}

const replace = async (user: UserEvent, field: Element, text: string) => {
  await user.clear(field);
  await fill(user, field, text);
};
const headline = () => screen.findByRole('textbox', { name: 'Headline' });
const canvas = (words: RegExp) => screen.findByRole('img', { name: words });
const saved = () => screen.findByText('Saved');

// what a test could not save would be what the next one begins with
afterEach(() => clearDrafts(member.id));

describe('the Studio', () => {
  it('shows the post as it is typed, and saves it', async () => {
    const { user, server } = openStudio();
    const picture = await canvas(/Square post in the layout Horizon. Headline: Fresh bread. Button: Order now./);
    await waitFor(() =>
      expect(picture.querySelector('svg image')).toHaveAttribute('href', `/designs/${id}/background`),
    );
    const before = picture.innerHTML;
    const image = picture.querySelector('svg image');
    await replace(user, await headline(), 'Hot rolls at seven');
    await waitFor(() => expect(picture.innerHTML).not.toBe(before));
    await waitFor(() => expect(picture).toHaveAccessibleName(/Headline: Hot rolls at seven/));
    // a new element would be blank until the picture is decoded again
    expect(picture.querySelector('svg image')).toBe(image);
    await waitFor(() => expect(server.stored.content.words.headline.text).toBe('Hot rolls at seven'));
    await saved();
    expect(server.sent.at(-1)).toMatchObject({ version: 3 });
  });

  it('shows the print of the server where that sets the post in another way', async () => {
    const { api } = openStudio({ layoutHash: 'another' });
    await canvas(/Fresh bread/);
    expect(await screen.findByText(/as our server prints it/, undefined, { timeout: 10_000 })).toBeVisible();
    expect(await canvas(/Fresh bread/)).toHaveAttribute('src', `/designs/${id}/prints/square.jpg`);
    const asked = () => api.calls.filter(({ operation }) => operation === 'ServerLayout').length;
    expect(asked()).toBe(1);
  });

  it('undoes and redoes by keyboard and by button', async () => {
    const { user } = openStudio();
    await canvas(/Fresh bread/);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
    // one step, however slow this machine is
    fireEvent.change(await headline(), { target: { value: 'Hot rolls' } });
    await user.click(await headline());
    await user.keyboard('{Control>}z{/Control}');
    expect(await headline()).toHaveValue('Fresh bread');
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect(await headline()).toHaveValue('Hot rolls');
    await saved();
  });

  it('takes the values of a brand in one step, says which, and undoes it', async () => {
    const stored = aStoredBrand({
      colors: { ...aStoredBrand().colors, main: '#9a9a9a', ground: '#dddddd', deep: '#777777' },
    });
    const { user, server } = openStudio({ account: brandServer([stored]).User });
    await canvas(/Fresh bread/);
    await user.click(screen.getByRole('tab', { name: 'Brand' }));
    await user.click(await screen.findByRole('button', { name: 'Bread & Salt' }));
    const said = await screen.findByText(/^From “Bread & Salt”: colours, contact line and hashtags\. Words on/);
    expect(said).toHaveTextContent(/Words on its paper are set in #[0-9a-f]{6}, so that they can be read\./);
    await waitFor(() =>
      expect(server.stored.content).toMatchObject({
        palette: { ...stored.colors, from: 'BRAND' },
        words: { contact: { text: 'bread-and-salt.example' }, headline: { text: 'Fresh bread' } },
      }),
    );
    expect(screen.getByRole('button', { name: 'Bread & Salt' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.stored.content.palette.from).toBe('PRESET'));
    await saved();
  });

  it('moves the logo to another corner, and removes it', async () => {
    const light = { image: `/image-server/${'a'.repeat(64)}.png`, ratio: 2, ink: '#101010' };
    const { user, server } = openStudio({
      post: { logo: { light, dark: null, ground: 'AUTO', corner: 'TOP_RIGHT' } },
    });
    const picture = await canvas(/Fresh bread/);
    await waitFor(() => expect(picture.querySelector(`image[href="${light.image}"]`)).toBeInTheDocument());
    await user.click(screen.getByRole('tab', { name: 'Brand' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Corner' }), 'Lower left');
    await waitFor(() => expect(server.stored.content.logo).toMatchObject({ corner: 'BOTTOM_LEFT', light }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(server.stored.content.logo).toBeNull());
    expect(screen.getByText(/You have no brand yet/)).toBeVisible();
    await saved();
  });

  it('edits the words that are clicked on the canvas', async () => {
    const { user } = openStudio();
    await canvas(/Fresh bread/);
    await user.click(screen.getByRole('tab', { name: 'Look' }));
    await user.click(await screen.findByRole('button', { name: 'Edit: Button' }));
    const field = () => screen.getByRole('textbox', { name: 'Button' });
    await waitFor(() => expect(field()).toHaveFocus());
    // the click was at the beginning of the text: boxes have no extent here
    await user.keyboard('Yes, ');
    expect(field()).toHaveValue('Yes, Order now');
    const marks = (kind: string) => document.querySelectorAll(`[data-${kind}]`);
    expect([marks('caret').length, marks('selected').length]).toEqual([1, 0]);
    await user.dblClick(screen.getByRole('button', { name: 'Edit: Button' }));
    await waitFor(() => expect([marks('caret').length, marks('selected').length]).toEqual([0, 1]));
    await user.keyboard('No');
    expect(field()).toHaveValue('No, Order now');
    await user.click(screen.getByRole('tab', { name: 'Look' }));
    await waitFor(() => expect(marks('caret')).toHaveLength(0));
  });

  it('changes look and sizes, each with one choice', async () => {
    const { user, server } = openStudio();
    await canvas(/Fresh bread/);
    await user.click(screen.getByRole('tab', { name: 'Look' }));
    await user.click((await screen.findAllByRole('button', { name: 'Poster' }))[0]!);
    await user.click(screen.getByRole('button', { name: 'Lagoon' }));
    await user.click(screen.getByRole('button', { name: 'Soft' }));
    await user.click(screen.getByRole('tab', { name: 'Story' }));
    await user.click(await screen.findByRole('switch', { name: 'Another part only in Story' }));
    fireEvent.change(screen.getByRole('slider', { name: 'Across' }), { target: { value: '0.2' } });
    await user.click(screen.getByRole('tab', { name: 'Sizes' }));
    await user.click(screen.getByRole('switch', { name: 'A headline of its own' }));
    await replace(user, screen.getByRole('textbox', { name: 'Headline of this size' }), 'Rolls');
    await user.click(screen.getByRole('checkbox', { name: 'Button' }));
    await user.click(screen.getByRole('tab', { name: 'Words' }));
    await user.click(await screen.findByRole('button', { name: 'Edit: Headline' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Headline of this size' })).toHaveFocus());
    await waitFor(() =>
      expect(server.stored.content).toMatchObject({
        layout: 'poster@4',
        palette: { main: '#12908e', from: 'PRESET' },
        picture: { finish: 'SOFT' },
        perSize: [{ size: 'STORY', headline: 'Rolls', hidden: ['BUTTON'], layout: null, focal: { x: 0.2, y: 0.5 } }],
      }),
    );
    expect(screen.getByRole('link', { name: 'Download Story as PNG' })).toHaveAttribute(
      'href',
      `/designs/${id}/prints/story.png?download`,
    );
    expect(screen.getByRole('link', { name: 'Download all' })).toHaveAttribute('href', `/designs/${id}/archive.zip`);
  });

  it('shows a refusal at its field', async () => {
    const { user } = openStudio({
      refuse: () => refusal('INVALID_INPUT', 'Please use other words.', ['content', 'words', 'button', 'text']),
    });
    await canvas(/Fresh bread/);
    await replace(user, screen.getByRole('textbox', { name: 'Button' }), 'Order');
    await waitFor(() =>
      expect(within(screen.getByRole('group', { name: 'Button' })).getByText('Please use other words.')).toBeVisible(),
    );
  });

  it('names a letter that no font has', async () => {
    openStudio({ headline: 'Bread 𓀀' });
    expect(await screen.findByText("We can't print “𓀀”.")).toBeVisible();
  });

  it('asks whose words stay when another window has changed them too', async () => {
    const { user, server, elsewhere } = openStudio();
    await canvas(/Fresh bread/);
    elsewhere((content) => {
      content.words.headline.text = 'Cake';
      content.fonts = 'POSTER';
    });
    await replace(user, await headline(), 'Rolls');
    expect(await screen.findByText(/Both changed: Headline\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect(await headline()).toHaveValue('Cake');
    await saved();
    expect(server.stored.content).toMatchObject({ fonts: 'POSTER', words: { headline: { text: 'Cake' } } });
  });

  it('saves what an earlier visit could not save', async () => {
    const base = aPost('Fresh bread');
    writeLastingDraft(`studio-${id}`, member.id, 'a tab', { version: 3, base, post: aPost('Hot rolls') });
    const { server } = openStudio();
    await canvas(/Headline: Hot rolls/);
    await waitFor(() => expect(server.stored.content.words.headline.text).toBe('Hot rolls'));
  });

  it.each([
    [{ lettering: 'DRAWN', document: null }, 'The words of this design are part of its picture', /The AI drew them/],
    [{ status: 'RUNNING', document: null }, 'This design is still being made', /as soon as it is finished/],
    [{ status: 'FAILED', document: null }, 'This design has no picture', /could not be made. “Use again”/],
  ])('says why there is nothing to edit: %o', async (design, title, text) => {
    openStudio({ design });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to my designs' })).toHaveAttribute('href', '/user/designs');
  });

  it('says that there is no such design', async () => {
    renderRoute(path, {
      viewer: {},
      overrides: {
        Query: {
          design: () => {
            throw new GraphQLError('Design not found.', { extensions: { code: 'NOT_FOUND' } });
          },
        },
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such design' })).toBeVisible();
  });
});
