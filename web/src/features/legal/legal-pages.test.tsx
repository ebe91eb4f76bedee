import { screen, within } from '@testing-library/react';
import { renderRoute } from '../../test/render-route';

const cases = [
  {
    path: '/terms',
    field: 'termsPage',
    title: 'Terms of Service',
    other: { name: 'Privacy Policy', href: '/privacy' },
  },
  {
    path: '/privacy',
    field: 'privacyPage',
    title: 'Privacy Policy',
    other: { name: 'Terms of Service', href: '/terms' },
  },
] as const;

describe.each(cases)('legal page $path', ({ path, field, title, other }) => {
  const page = {
    isActive: true,
    title,
    validFrom: '1 November 2026',
    body: '<p>Short on <strong>purpose</strong>.</p><h2>Your account</h2><ul><li>One</li><li>Two</li></ul>',
  };
  const open = (answer: () => unknown) => renderRoute(path, { overrides: { Query: { [field]: answer } } });

  it('shows the text with its headings and lists', async () => {
    open(() => page);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    const article = within(screen.getByRole('article'));
    expect(document.title).toBe(`${title} - Postloom`);
    expect(article.getByText('Effective from 1 November 2026')).toBeInTheDocument();
    expect(article.getByText('purpose').tagName).toBe('STRONG');
    expect(article.getByRole('heading', { level: 2, name: 'Your account' })).toBeInTheDocument();
    expect(article.getAllByRole('listitem')).toHaveLength(2);
    expect(article.getByRole('link', { name: other.name })).toHaveAttribute('href', other.href);
  });

  it('says so when the page is hidden', async () => {
    open(() => ({ ...page, isActive: false }));
    expect(await screen.findByRole('heading', { level: 1, name: 'This page is being rewritten' })).toBeInTheDocument();
    expect(screen.queryByText('Your account')).not.toBeInTheDocument();
    expect(document.title).toBe(`${title} - Postloom`);
  });

  it('says that it could not be loaded, and can be retried', async () => {
    let up = false;
    const { user } = open(() => {
      if (!up) throw new Error('No thread left');
      return page;
    });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    up = true;
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Your account' })).toBeInTheDocument();
  });
});
