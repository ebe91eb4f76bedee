import { screen, waitFor } from '@testing-library/react';
import { renderRoute } from '../test/render-route';

describe('navigation between pages', () => {
  it('starts a new page at its top, with the focus on its heading', async () => {
    const { user } = renderRoute('/login');
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await user.click(await screen.findByRole('link', { name: 'Sign up for free' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Welcome to Our Platform' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    scrolled.mockRestore();
  });

  it.each(['/login#%', '/login#nowhere', '/login#%E0%A4%A'])(
    'shows the page of %s, whatever its anchor',
    async (path) => {
      renderRoute(path);
      expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Back' })).toBeInTheDocument();
    },
  );
});
