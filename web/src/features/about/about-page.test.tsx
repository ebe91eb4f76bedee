import { screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '../../test/render-route';
import { goOffline } from '../../test/test-api';

keepAllStyles();

const aSection = (name: string, parts: object = {}) => ({
  isActive: true,
  images: [1, 2, 3].map((number) => ({ url: `/pictures/${name}${number}.webp`, alt: `${name} picture ${number}` })),
  subtitle: `${name} subtitle`,
  title: `${name} title`,
  description: `${name} description`,
  features: [{ text: `${name} one` }, { text: `${name} two` }],
  buttonText: `${name} button`,
  buttonLink: '/#pricing',
  ...parts,
});
const both = { section1: aSection('First'), section2: aSection('Second') };

const open = (aboutPage: () => unknown) => renderRoute('/about', { overrides: { Query: { aboutPage } } });
const region = (name: string) => screen.findByRole('region', { name });

/**
 * Whether the section is mirrored. The pictures always come first in the DOM; on wide screens a CSS rule moves them
 * behind the text. jsdom has no layout, so this reads the rule.
 */
function isMirrored(section: HTMLElement): boolean {
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .filter((rule) => /^@media.*\border: 2;/.test(rule));
  return [...(section.firstElementChild?.classList ?? [])].some((name) =>
    rules.some((rule) => rule.includes(`.${name} {`)),
  );
}

describe('about page', () => {
  it('shows both sections, the second mirrored', async () => {
    open(() => both);
    const [first, second] = [await region('First title'), await region('Second title')];
    expect(document.title).toBe('About - Postloom');
    expect(within(first).getByRole('heading', { level: 1, name: 'First title' })).toBeInTheDocument();
    expect(within(second).getByRole('heading', { level: 2, name: 'Second title' })).toBeInTheDocument();
    for (const text of ['Second subtitle', 'Second description'])
      expect(within(second).getByText(text)).toBeInTheDocument();
    expect(
      within(second)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Second one', 'Second two']);
    expect(
      within(second)
        .getAllByRole('img')
        .map((image) => image.getAttribute('alt')),
    ).toEqual(['Second picture 1', 'Second picture 2', 'Second picture 3']);
    expect(within(second).getByRole('link', { name: 'Second button' })).toHaveAttribute('href', '/#pricing');
    expect([first, second].map(isMirrored)).toEqual([false, true]);
  });

  it('hides an inactive section; the second one stays mirrored and holds the page heading', async () => {
    open(() => ({ ...both, section1: aSection('First', { isActive: false }) }));
    const second = await region('Second title');
    expect(within(second).getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(isMirrored(second)).toBe(true);
    expect(screen.queryByText('First title')).not.toBeInTheDocument();
  });

  it('renders without a second section, and without a button or pictures', async () => {
    open(() => ({ section1: aSection('First', { buttonText: '', images: [] }), section2: null }));
    const first = await region('First title');
    expect(within(first).queryByRole('link')).not.toBeInTheDocument();
    expect(within(first).queryByRole('img')).not.toBeInTheDocument();
  });

  it('says so when no section is active', async () => {
    open(() => ({ section1: aSection('First', { isActive: false }), section2: null }));
    expect(await screen.findByRole('heading', { level: 1, name: 'This page is being rewritten' })).toBeInTheDocument();
    expect(screen.queryByText('First title')).not.toBeInTheDocument();
  });

  it('shows a spinner while loading', async () => {
    open(() => new Promise(() => undefined));
    expect(await within(await screen.findByRole('main')).findByText('Loading...')).toBeInTheDocument();
  });

  it('shows the error, and Retry loads again', async () => {
    let up = false;
    const { user } = open(() => {
      if (!up) throw new Error('No thread left');
      return both;
    });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading', { name: 'Error Loading About Section' })).toBeInTheDocument();
    expect(within(alert).getByText('No thread left')).toBeInTheDocument();
    up = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await region('First title')).toBeInTheDocument();
    expect(screen.queryByText('Error Loading About Section')).not.toBeInTheDocument();
  });

  it('reports that the server cannot be reached, and again when the retry fails', async () => {
    const { user, address, setOut } = renderRoute('/contact');
    await screen.findByRole('heading', { level: 1 });
    goOffline();
    setOut('/about');
    expect(await screen.findByText('Network error or server not responding')).toBeInTheDocument();
    expect(address()).toBe('/about');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByText('Network error or server not responding')).toBeInTheDocument());
  });
});
