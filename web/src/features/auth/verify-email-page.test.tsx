import { StrictMode } from 'react';
import { render, screen } from '@testing-library/react';
import { ApolloLink } from '@apollo/client';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { Providers } from '../../app/providers';
import { routes } from '../../app/routes';
import { browserLinks, createClient } from '../../lib/apollo';
import { held } from '../../test/held';
import { renderRoute } from '../../test/render-route';
import { answerWith, createTestApi, goOffline } from '../../test/test-api';

const used = 'This link has already been used or has expired.';
const confirmed = 'Thank you: your address is confirmed.';

const verifying = (answer: () => unknown) => ({ Mutation: { verifyEmail: answer } });
const openVerify = (answer: () => unknown) => renderRoute('/verify-email?token=abc', { overrides: verifying(answer) });

describe('verify email page', () => {
  it('confirms the address with the token', async () => {
    const { answer, give } = held<unknown>();
    const { api } = openVerify(() => answer);
    expect(await screen.findByText('Confirming...')).toBeInTheDocument();
    give({ errors: [] });
    expect(await screen.findByText(confirmed)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/user/dashboard');
    expect(api.calls.filter(({ operation }) => operation === 'VerifyEmail').map(({ variables }) => variables)).toEqual([{ token: 'abc' }]);
  });

  it('says that a link was used or has run out', async () => {
    openVerify(() => ({ errors: [{ code: 'INVALID_INPUT', message: used, field: ['token'] }] }));
    expect(await screen.findByText(used)).toBeInTheDocument();
    expect(screen.queryByText(confirmed)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('gets a signed-in person a new link for one that works no more', async () => {
    const { user, api } = renderRoute('/verify-email?token=abc', {
      viewer: { emailVerified: false },
      overrides: { Mutation: { verifyEmail: () => ({ errors: [{ code: 'INVALID_INPUT', message: used, field: ['token'] }] }), sendVerificationEmail: () => ({ errors: [] }) } },
    });
    await user.click(await screen.findByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText('A new link is on its way to mira@example.com.')).toBeInTheDocument();
    expect(api.calls.filter(({ operation }) => operation === 'SendVerificationEmail')).toHaveLength(1);
  });

  it.each([
    [null, 'Sign in to get a new one.'],
    [{ emailVerified: true }, 'Your address mira@example.com is confirmed already.'],
  ])('says what a link that works no more means to %o', async (viewer, sentence) => {
    renderRoute('/verify-email?token=abc', { viewer, overrides: verifying(() => ({ errors: [{ code: 'INVALID_INPUT', message: used, field: ['token'] }] })) });
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('lets a person try again when the server could not be reached', async () => {
    let up = false;
    const { user } = openVerify(() => {
      if (!up) throw new Error('down');
      return { errors: [] };
    });
    await screen.findByRole('button', { name: 'Try again' });
    up = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(confirmed)).toBeInTheDocument();
  });

  it('says that the network is away', async () => {
    const { answer, give } = held<unknown>();
    const { user } = openVerify(() => answer);
    await screen.findByText('Confirming...');
    give(Promise.reject(new Error('down')));
    await screen.findByRole('button', { name: 'Try again' });
    goOffline();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Network error. Please check your connection and try again.')).toBeInTheDocument();
  });

  it('asks once, though React runs effects twice while developing', async () => {
    const api = createTestApi(null, verifying(() => ({ errors: [] })));
    answerWith(api);
    const client = createClient({ link: browserLinks().link, liveLink: ApolloLink.empty(), onSignedOut: () => undefined });
    render(
      <StrictMode>
        <Providers client={client}>
          <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/verify-email?token=abc'] })} useTransitions={false} />
        </Providers>
      </StrictMode>,
    );
    expect(await screen.findByText(confirmed)).toBeInTheDocument();
    expect(api.calls.filter(({ operation }) => operation === 'VerifyEmail')).toHaveLength(1);
  });
});
