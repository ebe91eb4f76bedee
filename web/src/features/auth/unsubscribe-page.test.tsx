import { screen } from '@testing-library/react';
import { renderRoute } from '../../test/render-route';

const open = (setSubscribed: (root: unknown, wanted: { isSubscribed: boolean }) => unknown) =>
  renderRoute('/unsubscribe/a-token', { viewer: null, overrides: { Mutation: { setSubscribed } } });

describe('the page of an unsubscribe link', () => {
  it('changes nothing until it is asked to, and lets a mistake be undone', async () => {
    const { user, api } = open((_root, { isSubscribed }) => ({ isSubscribed, errors: [] }));
    const button = await screen.findByRole('button', { name: 'Unsubscribe' });
    const calls = () => api.calls.filter(({ operation }) => operation === 'SetSubscribed');
    expect(calls()).toEqual([]);
    await user.click(button);
    expect(await screen.findByText(/You will get no more news from us/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'That was a mistake: send me news' }));
    expect(await screen.findByText('You will get our news again.')).toBeVisible();
    expect(calls().map(({ variables }) => variables)).toEqual([
      { token: 'a-token', isSubscribed: false },
      { token: 'a-token', isSubscribed: true },
    ]);
  });

  it('names reminders where its link is about them', async () => {
    const setSubscribed = (_root: unknown, { isSubscribed }: { isSubscribed: boolean }) => ({
      isSubscribed,
      errors: [],
    });
    const { user } = renderRoute('/unsubscribe/an-id.POST_REMINDERS.a-signature', {
      viewer: null,
      overrides: { Mutation: { setSubscribed } },
    });
    expect(await screen.findByText('Stop getting an email on the day of each planned post?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText(/You will get no more reminders of your planned posts/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'That was a mistake: remind me' })).toBeVisible();
  });

  it('says that a link is wrong', async () => {
    const { user } = open(() => ({
      isSubscribed: null,
      errors: [{ code: 'INVALID_INPUT', message: 'This link is incomplete.', field: ['token'] }],
    }));
    await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText('This link is incomplete.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to support' })).toBeVisible();
  });

  it('can be tried again when the server was not reached', async () => {
    const answers = [() => Promise.reject(new Error('down')), () => ({ isSubscribed: false, errors: [] })];
    const { user } = open(() => answers.shift()?.());
    await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText(/You will get no more news from us/)).toBeVisible();
  });
});
