import { act, screen, waitFor } from '@testing-library/react';
import { renderWithLayout } from '../test/render-route';
import { focusMs } from './navigation-effects';

describe('navigation between pages', () => {
  it('starts a new page at its top, with the focus on its heading', async () => {
    const { user } = renderWithLayout('/login');
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await user.click(await screen.findByRole('link', { name: 'Sign up for free' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Welcome to Our Platform' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    scrolled.mockRestore();
  });

  it('leaves the focus in a field that the user has reached before that', async () => {
    let moveFocus = () => undefined as void;
    const { setTimeout } = globalThis;
    // holds the change of focus back; a mock would be taken for fake timers
    const holding = ((work: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
      if (ms !== focusMs) return setTimeout(work, ms, ...given);
      moveFocus = () => work(...given);
      return undefined;
    }) as typeof setTimeout;
    const { user } = renderWithLayout('/login');
    const link = await screen.findByRole('link', { name: 'Sign up for free' });
    globalThis.setTimeout = holding;
    await user.click(link).finally(() => (globalThis.setTimeout = setTimeout));
    const name = await screen.findByRole('textbox', { name: /^Full Name/ });
    await user.click(name);
    act(moveFocus);
    expect(name).toHaveFocus();
  });

  it.each(['/login#%', '/login#nowhere', '/login#%E0%A4%A'])('shows the page of %s, with any anchor', async (path) => {
    renderWithLayout(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Back' })).toBeInTheDocument();
  });
});
