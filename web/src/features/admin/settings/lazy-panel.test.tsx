import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { lazyPanel } from './lazy-panel';

describe('a panel of the settings whose code cannot be loaded', () => {
  const server = setupServer(http.head('*/brand/favicon.svg', () => new HttpResponse()));
  beforeAll(() => server.listen());
  afterAll(() => server.close());

  it('is an error in its place after the reload, with a way to try again', async () => {
    sessionStorage.setItem('postloom-reloaded:keys', String(Date.now()));
    const load = jest
      .fn(async () => ({ Panel: () => <p>The keys</p> }))
      .mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    const Panel = lazyPanel(load, 'keys');
    render(
      <>
        <nav>Menu</nav>
        <Panel onUnsaved={() => undefined} />
      </>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded.');
    expect(screen.getByText('Menu')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The keys')).toBeVisible();
  });
});
