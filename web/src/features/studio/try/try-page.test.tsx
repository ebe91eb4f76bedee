import { screen, waitFor } from '@testing-library/react';
import { fill } from '../../../test/fill';
import { renderRoute } from '../../../test/render-route';
import { answerStudioType } from '../../../test/studio-type';
import { EXAMPLE_LOOKS } from './example';
import { LOOKS } from './looks';

const example = 'Two loaves for one, this Saturday';
const field = () => screen.findByLabelText('What do you want to post?');
const looks = (sentence: string) => screen.findAllByRole('img', { name: new RegExp(`: ${sentence}$`) });

afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('the page to try a sentence', () => {
  it('shows an example in three looks, and says that it is one', async () => {
    renderRoute('/try');
    const pictures = await looks(example);
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(
      EXAMPLE_LOOKS.map((look) => look.pictureUrl),
    );
    expect(EXAMPLE_LOOKS.map(({ name, style }) => [name, style])).toEqual(
      LOOKS.map(({ name, style }) => [name, style]),
    );
    expect(await field()).toHaveAccessibleDescription('An example is shown until you type.');
    expect(document.title).toBe('Try it - Postloom');
  });

  it('loads what sets words once a person is about to type', async () => {
    answerStudioType();
    const { user } = renderRoute('/try');
    const drawn = () => document.querySelectorAll('[data-layout-hash]').length;
    await looks(example);
    expect(drawn()).toBe(0);
    await user.click(await field());
    await waitFor(() => expect(drawn()).toBe(3));
    for (const picture of document.querySelectorAll('image'))
      expect(picture.getAttribute('href')).toMatch(/^\/pictures\/try-\w+-720\.webp$/);
  });

  it('sets the words that were typed on the home page, and every change of them', async () => {
    answerStudioType();
    sessionStorage.setItem('postloom-idea', 'Fresh figs');
    const { user } = renderRoute('/try');
    const [first] = await looks('Fresh figs');
    const drawn = () => first?.querySelector('[data-layout-hash]')?.getAttribute('data-layout-hash');
    const before = drawn();
    expect(await field()).toHaveValue('Fresh figs');
    expect(await field()).toHaveAccessibleDescription('190 letters left');
    await user.type(await field(), ' today');
    expect(await looks('Fresh figs today')).toHaveLength(3);
    await waitFor(() => expect(drawn()).not.toBe(before));
    expect(sessionStorage.getItem('postloom-idea')).toBe('Fresh figs today');
    await user.clear(await field());
    expect(await looks(example)).toHaveLength(3);
    expect(sessionStorage.getItem('postloom-idea')).toBeNull();
  });

  it('takes at most 200 letters', async () => {
    answerStudioType();
    renderRoute('/try');
    expect(await field()).toHaveAttribute('maxlength', '200');
  });

  it('reads the words from the fragment where storage is refused, and takes them out of the address', async () => {
    answerStudioType();
    window.history.replaceState(null, '', '/try#idea=Fresh%20figs');
    renderRoute('/try');
    expect(await looks('Fresh figs')).toHaveLength(3);
    expect(window.location.hash).toBe('');
  });

  it('reads the words that the home page sent before the app had started, rather than earlier ones', async () => {
    answerStudioType();
    sessionStorage.setItem('postloom-idea', 'Stale bread');
    window.history.replaceState(null, '', '/try?idea=Fresh+figs');
    renderRoute('/try');
    expect(await looks('Fresh figs')).toHaveLength(3);
    expect(window.location.search).toBe('');
    expect(sessionStorage.getItem('postloom-idea')).toBe('Fresh figs');
  });

  it('carries words and style through the registration', async () => {
    answerStudioType();
    const { user, address } = renderRoute('/try');
    await fill(user, await field(), 'Fresh figs');
    await user.click(screen.getByRole('link', { name: 'Make this post: Cut' }));
    await waitFor(() => expect(address()).toBe('/register?next=%2Fuser%2Fgenerate-image'));
    expect(sessionStorage.getItem('postloom-idea')).toBe('Fresh figs');
    expect(sessionStorage.getItem('postloom-idea-style')).toBe('BOLD');
  });

  it('leads a signed-in user to the generator', async () => {
    answerStudioType();
    renderRoute('/try', { viewer: {} });
    await waitFor(async () =>
      expect(await screen.findByRole('link', { name: 'Make this post: Cut' })).toHaveAttribute(
        'href',
        '/user/generate-image',
      ),
    );
  });

  it('names a letter that no font has', async () => {
    answerStudioType();
    const { user } = renderRoute('/try');
    await fill(user, await field(), 'Bread 🦖');
    const [note] = await screen.findAllByText("We can't print “🦖”. Please use other characters.");
    expect(note).toBeVisible();
  });

  it('says that the fonts did not arrive, and tries again', async () => {
    let isAway = true;
    answerStudioType({ refused: (name) => isAway && name === 'manifest' });
    const { user } = renderRoute('/try');
    await user.click(await field());
    expect(await screen.findByText('The fonts could not be loaded. Your sentence is safe.')).toBeVisible();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await looks(example)).toHaveLength(3);
  });
});
