import { screen, waitFor, within } from '@testing-library/react';
import { aFinishedDesign, aPost } from '../../test/designs';
import type { TestPost } from '../../test/designs';
import { openGenerator, preview } from '../../test/open-generator';
import { goOffline } from '../../test/test-api';

interface Save {
  version: number;
  content: TestPost['content'];
}

const refusal = (code: string, message: string) => ({ document: null, errors: [{ code, message, field: null }] });

/** Opens a finished post in the preview, with a server that stores it. */
function openPost(start: TestPost = aPost('d-2'), answer?: (save: Save) => object | undefined) {
  const stored = { post: start };
  const generator = openGenerator({
    path: '/user/generate-image?design=d-2',
    designs: [
      aFinishedDesign({
        id: 'd-2',
        lettering: 'SET',
        document: { id: 'd-2', version: start.version, headline: start.content.words.headline.text },
      }),
    ],
    query: { designDocument: () => stored.post },
    mutation: {
      saveDesignDocument: (_root: unknown, save: Save) => {
        const refused = answer?.(save);
        if (refused) return refused;
        if (save.version !== stored.post.version) return refusal('CONFLICT', 'Changed.');
        stored.post = { ...stored.post, version: save.version + 1, content: save.content };
        const headline = save.content.words.headline.text;
        return { document: { ...stored.post, headline }, errors: [] };
      },
    },
  });
  const field = () => screen.findByRole('textbox', { name: 'Headline' });
  const edit = async (text: string) => {
    await waitFor(async () => expect(await field()).toBeEnabled());
    await generator.user.clear(await field());
    await generator.user.type(await field(), text);
  };
  const save = () => generator.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...generator, stored, field, edit, save };
}

const picture = () => screen.getByRole('img', { name: 'Generated design' });

describe('the headline of a finished post', () => {
  it('is edited below the picture, which shows it then', async () => {
    const { field, edit, stored, user, sent } = openPost();
    await waitFor(async () => expect(await field()).toHaveValue('Two loaves for one'));
    expect(picture()).toHaveAttribute('src', '/files/designs/d-2.png?v=1');
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await edit('Three loaves');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(picture()).toHaveAttribute('src', '/files/designs/d-2.png?v=2');
    expect(await field()).toHaveValue('Three loaves');
    const before = aPost('d-2').content;
    expect(stored.post.content).toEqual({
      ...before,
      words: { ...before.words, headline: { ...before.words.headline, text: 'Three loaves' } },
    });
    expect(sent('SaveHeadline')).toMatchObject([{ id: 'd-2', version: 1 }]);
  });

  it('takes the alternative text along while that is the headline', async () => {
    const post = aPost('d-2');
    post.content.caption.altText = post.content.words.headline.text;
    const { edit, save, stored } = openPost(post);
    await edit('Three loaves');
    await save();
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(stored.post.content.caption.altText).toBe('Three loaves');
  });

  it('returns to what it was by Escape, and is never saved blank', async () => {
    const { field, edit, save, user, sent } = openPost();
    await edit('Three');
    await user.keyboard('{Escape}');
    expect(await field()).toHaveValue('Two loaves for one');
    await edit('   ');
    await save();
    expect(await field()).toHaveAccessibleDescription('Please enter a headline');
    expect(sent('SaveHeadline')).toEqual([]);
  });

  it('names a letter that no font has at the field, and keeps what was typed', async () => {
    const message = "We can't print 𒀀 (U+12000). Please use other characters.";
    const { field, edit, save } = openPost(aPost('d-2'), () => refusal('INVALID_INPUT', message));
    await edit('𒀀 bread');
    await save();
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(message));
    expect(await field()).toHaveValue('𒀀 bread');
    expect(await field()).toBeInvalid();
  });

  it('replaces a headline that was saved elsewhere in the same moment', async () => {
    const { edit, save, stored, sent } = openPost();
    await edit('Mine');
    stored.post = aPost('d-2', { version: 4, headline: 'Theirs' });
    await save();
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(stored.post.content.words.headline.text).toBe('Mine');
    expect(sent('SaveHeadline').map(({ version }) => version)).toEqual([1, 4]);
  });

  it('overwrites nothing else that was changed elsewhere: it says so, and a second save keeps that', async () => {
    const { field, edit, save, stored } = openPost();
    await edit('Mine');
    const changed = aPost('d-2', { version: 2 });
    changed.content.layout = 'arch@1';
    stored.post = changed;
    await save();
    await waitFor(async () =>
      expect(await field()).toHaveAccessibleDescription(/^This post was changed in another window/),
    );
    expect(await field()).toHaveValue('Mine');
    await save();
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(stored.post.content).toMatchObject({ layout: 'arch@1', words: { headline: { text: 'Mine' } } });
  });

  it('keeps what was typed when the server cannot be reached', async () => {
    const { field, edit, save } = openPost();
    await edit('Mine');
    goOffline();
    await save();
    await waitFor(async () =>
      expect(await field()).toHaveAccessibleDescription('Network error. Please check your connection and try again.'),
    );
    expect(await field()).toHaveValue('Mine');
  });

  it('follows a change that was made elsewhere', async () => {
    const { field, change, stored } = openPost();
    await waitFor(async () => expect(await field()).toHaveValue('Two loaves for one'));
    stored.post = aPost('d-2', { version: 2, headline: 'Elsewhere' });
    change('d-2', { document: { id: 'd-2', version: 2, headline: '' } });
    await waitFor(async () => expect(await field()).toHaveValue('Elsewhere'));
    expect(picture()).toHaveAttribute('src', '/files/designs/d-2.png?v=2');
  });

  it('is the one of the shown size, where that has its own', async () => {
    const post = aPost('d-2');
    const own = { size: 'SQUARE', layout: null, headline: 'Short', hidden: [], scale: null, focal: null };
    Object.assign(post.content, { perSize: [own] });
    const { field, edit, save, stored } = openPost(post);
    await waitFor(async () => expect(await field()).toHaveValue('Short'));
    await edit('Shorter');
    await save();
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(stored.post.content.perSize).toEqual([{ ...own, headline: 'Shorter' }]);
    expect(stored.post.content.words.headline.text).toBe('Two loaves for one');
  });
});

describe('a finished post in the preview', () => {
  it('opens in Studio by a document load, and can be saved in every size', async () => {
    openPost();
    const studio = await screen.findByRole('link', { name: 'Open in Studio' });
    expect(studio).toHaveAttribute('href', '/user/studio/d-2');
    expect(within(preview()).getByRole('button', { name: 'All five sizes' })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Download Image' })).toHaveAttribute('href', '/files/designs/d-2/download');
  });

  it('has nothing of this when the AI drew the words', async () => {
    openGenerator({ path: '/user/generate-image?design=d-2', designs: [aFinishedDesign({ id: 'd-2' })] });
    await screen.findByRole('link', { name: 'Download Image' });
    expect(picture()).toHaveAttribute('src', '/files/designs/d-2.png');
    expect(screen.queryByRole('textbox', { name: 'Headline' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Open in Studio' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'All five sizes' })).not.toBeInTheDocument();
  });
});
