import { screen, waitFor, within } from '@testing-library/react';
import { member } from '../../../test/defaults';
import { aFinishedDesign } from '../../../test/designs';
import { fill } from '../../../test/fill';
import { renderRoute } from '../../../test/render-route';
import { aPost, aStudioDocument } from '../../../test/studio-posts';
import { answerStudioType } from '../../../test/studio-type';
import { clearDrafts } from '../../../lib/clear-drafts';

const id = '01900000-0000-7000-8000-0000000000d1';

type Document = ReturnType<typeof aStudioDocument>;
type Caption = Document['content']['caption'];
interface Saved {
  version: number;
  content: Document['content'];
}

const caption = { text: 'Fresh bread every day.', hashtags: ['bread', 'bakery'], altText: 'A loaf', language: 'en' };

/** Opens the caption in the Studio, with a server that stores it. */
async function openCaption({
  start = caption,
  rewrite = (): { caption: Caption | null; errors: object[] } => ({ caption: null, errors: [] }),
}: { start?: Caption; rewrite?: (sent: { change: string; language: string | null }) => object } = {}) {
  answerStudioType();
  const stored = { document: aStudioDocument(id, aPost('Fresh bread', { caption: start })), asked: [] as object[] };
  const route = renderRoute(`/user/studio/${id}`, {
    viewer: {},
    overrides: {
      Query: { design: () => ({ ...aFinishedDesign({ id }), lettering: 'SET', document: stored.document }) },
      Mutation: {
        saveDesignDocument: (_root: unknown, { version, content }: Saved) => {
          stored.document = { ...stored.document, version: version + 1, content };
          return { document: stored.document, errors: [] };
        },
        rewriteCaption: (_root: unknown, sent: { change: string; language: string | null }) => {
          stored.asked.push({ ...sent, stored: stored.document.content.caption.text });
          return rewrite(sent);
        },
      },
    },
  });
  await route.user.click(await screen.findByRole('tab', { name: 'Caption' }));
  return { ...route, stored, saved: () => stored.document.content.caption };
}

const field = () => screen.getByRole('textbox', { name: 'Caption' });
const suggestion = () => screen.findByRole('group', { name: 'Suggested caption' });

afterEach(() => clearDrafts(member.id));

describe('the caption of a post', () => {
  it('is counted for each network, and saved with hashtags, description and language', async () => {
    const { user, saved } = await openCaption();
    expect(field()).toHaveAccessibleDescription(
      '22 of 2,200 letters for Instagram; Facebook takes 63,206. The first 125 show before “more”.',
    );
    expect(field()).toHaveAttribute('maxlength', '2200');
    await user.clear(field());
    await fill(user, field(), 'Hot rolls at seven.');
    const tags = screen.getByRole('textbox', { name: 'Hashtags' });
    expect(tags).toHaveValue('#bread #bakery');
    await user.clear(tags);
    await fill(user, tags, '#rolls, fresh  rolls');
    await user.click(screen.getByRole('combobox', { name: 'Caption language' }));
    await user.click(await screen.findByRole('option', { name: 'Portuguese' }));
    await waitFor(() =>
      expect(saved()).toEqual({
        text: 'Hot rolls at seven.',
        hashtags: ['rolls', 'fresh'],
        altText: 'A loaf',
        language: 'pt',
      }),
    );
  });

  it('takes five hashtags, and names those that would be left out', async () => {
    const { user, saved } = await openCaption();
    const tags = screen.getByRole('textbox', { name: 'Hashtags' });
    await user.clear(tags);
    await fill(user, tags, 'a b c d e f g');
    expect(tags).toHaveAccessibleDescription('Instagram takes 5: #f #g would be left out.');
    expect(tags).toBeInvalid();
    await waitFor(() => expect(saved().hashtags).toEqual(['a', 'b', 'c', 'd', 'e']));
  });

  it('is copied in parts', async () => {
    const { user } = await openCaption();
    for (const [name, text] of [
      ['Copy caption', 'Fresh bread every day.'],
      ['Copy hashtags', '#bread #bakery'],
      ['Copy both', 'Fresh bread every day.\n\n#bread #bakery'],
      ['Copy alternative text', 'A loaf'],
    ] as const) {
      await user.click(screen.getByRole('button', { name }));
      expect(await navigator.clipboard.readText()).toBe(text);
    }
  });
});

describe('another version of the caption', () => {
  const shorter = { ...caption, text: 'Fresh bread.' };

  it('is shown as a difference, and replaces the caption only when it is taken, in one step of undo', async () => {
    const { user, stored, saved } = await openCaption({ rewrite: () => ({ caption: shorter, errors: [] }) });
    await user.clear(field());
    await fill(user, field(), 'Fresh bread every morning.');
    await user.click(screen.getByRole('button', { name: 'Shorter' }));
    const shown = await suggestion();
    // what was typed is stored before it is rewritten
    expect(stored.asked).toMatchObject([{ change: 'SHORTER', language: null, stored: 'Fresh bread every morning.' }]);
    expect(within(shown).getByText(/every morning/, { selector: 'del' })).toBeVisible();
    expect(field()).toHaveValue('Fresh bread every morning.');
    await user.click(within(shown).getByRole('button', { name: 'Keep mine' }));
    expect(screen.queryByRole('group', { name: 'Suggested caption' })).not.toBeInTheDocument();
    expect(field()).toHaveValue('Fresh bread every morning.');
    await user.click(screen.getByRole('button', { name: 'Shorter' }));
    await user.click(within(await suggestion()).getByRole('button', { name: 'Use it' }));
    expect(field()).toHaveValue('Fresh bread.');
    await waitFor(() => expect(saved().text).toBe('Fresh bread.'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field()).toHaveValue('Fresh bread every morning.');
  });

  it('in another language brings hashtags, description and language along', async () => {
    const translated = { text: 'Pão fresco.', hashtags: ['pao'], altText: 'Um pão', language: 'pt' };
    const { user, stored, saved } = await openCaption({ rewrite: () => ({ caption: translated, errors: [] }) });
    await user.click(screen.getByRole('button', { name: 'In another language' }));
    expect(screen.queryByRole('menuitem', { name: 'English' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('menuitem', { name: 'Portuguese' }));
    const shown = await suggestion();
    expect(stored.asked).toMatchObject([{ change: 'TRANSLATED', language: 'pt' }]);
    expect(within(shown).getByText(/pao/, { selector: 'ins' })).toBeVisible();
    expect(within(shown).getByText('Alternative text')).toBeVisible();
    await user.click(within(shown).getByRole('button', { name: 'Use it' }));
    await waitFor(() => expect(saved()).toEqual(translated));
  });

  it('waits while another panel is looked at, until the caption is replaced', async () => {
    const { user, stored, saved } = await openCaption({ rewrite: () => ({ caption: shorter, errors: [] }) });
    await user.click(screen.getByRole('button', { name: 'Shorter' }));
    await suggestion();
    await user.click(screen.getByRole('tab', { name: 'Words' }));
    expect(screen.queryByRole('group', { name: 'Suggested caption' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Caption' }));
    expect(await suggestion()).toBeVisible();
    expect(stored.asked).toHaveLength(1);
    // a letter more is no other caption
    await user.type(field(), '!');
    expect(await suggestion()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field()).toHaveValue('Fresh bread every day.');
    expect(screen.queryByRole('group', { name: 'Suggested caption' })).not.toBeInTheDocument();
    await waitFor(() => expect(saved().text).toBe('Fresh bread every day.'));
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  it('is refused with a sentence', async () => {
    const message = 'The AI did not answer. Your caption is unchanged.';
    const { user } = await openCaption({
      rewrite: () => ({ caption: null, errors: [{ code: 'PROVIDER_ERROR', message, field: null }] }),
    });
    await user.click(screen.getByRole('button', { name: 'Warmer' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(field()).toHaveValue('Fresh bread every day.');
  });

  it('is not offered without a caption', async () => {
    await openCaption({ start: { text: '', hashtags: [], altText: '', language: '' } });
    for (const name of ['Shorter', 'Warmer', 'In another language', 'Copy caption', 'Copy both'])
      expect(screen.getByRole('button', { name })).toBeDisabled();
  });
});
