import { screen, waitFor, within } from '@testing-library/react';
import { aStoredBrand, brandId, brandServer } from '../../test/brands';
import { fill } from '../../test/fill';
import { aMonth } from '../../test/months';
import { profileOf } from '../../test/profile';
import { renderRoute } from '../../test/render-route';
import { answerStudioType } from '../../test/studio-type';

const outdated = /^Your unsaved changes are here again\. What is stored has changed since/;

describe('the unsaved changes of a profile, after the session has ended', () => {
  const open = (stored: object = {}) =>
    renderRoute('/update-profile', {
      viewer: { ...profileOf(), ...stored },
      overrides: {
        Mutation: {
          updateProfile: (_root: unknown, { input }: { input: object }) => ({
            user: { ...profileOf(), ...input },
            errors: [],
          }),
        },
      },
    });
  const about = () => screen.findByRole('textbox', { name: 'About Me' });

  it('are there again until they are saved', async () => {
    const first = open();
    await fill(first.user, await about(), ' And I spin.');
    first.unmount();
    const second = open();
    expect(await about()).toHaveValue('I weave. And I spin.');
    expect(screen.queryByText(outdated)).not.toBeInTheDocument();
    await second.user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Profile updated successfully!');
    second.unmount();
    open();
    expect(await about()).toHaveValue('I weave.');
  });

  it('say so where something else is stored by now, and leave the other fields as they are stored', async () => {
    const first = open();
    await fill(first.user, await about(), ' And I spin.');
    first.unmount();
    open({ city: 'Braga' });
    expect(await about()).toHaveValue('I weave. And I spin.');
    expect(screen.getByText(outdated)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Braga');
  });
});

describe('the unsaved changes of a brand, after the session has ended', () => {
  const open = (version = 3) => {
    answerStudioType();
    const server = brandServer([aStoredBrand({ version })]);
    const route = renderRoute(`/user/brand?brand=${brandId}`, {
      viewer: {},
      overrides: { User: server.User, Mutation: server.Mutation },
    });
    return { ...route, server: server.state };
  };
  const contact = () => screen.findByRole('textbox', { name: /^Contact line/ });

  it('are there again, with lists, and are saved', async () => {
    const first = open();
    await fill(first.user, await contact(), ' or call');
    await fill(first.user, screen.getByRole('textbox', { name: 'Words for buttons' }), ', Book a table');
    first.unmount();
    const { user, server } = open();
    expect(await contact()).toHaveValue('bread-and-salt.example or call');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Brand saved.');
    expect(server.sent).toMatchObject([
      { contact: 'bread-and-salt.example or call', buttons: ['Order now', 'Book a table'] },
    ]);
  });

  it('overwrite no newer brand', async () => {
    const first = open();
    await fill(first.user, await contact(), ' or call');
    first.unmount();
    const { user } = open(4);
    expect(await screen.findByText(outdated)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This brand was changed in another window.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show the current text' }));
    await waitFor(async () => expect(await contact()).toHaveValue('bread-and-salt.example'));
  });
});

describe('the unsaved changes of a post of a month, after the session has ended', () => {
  const open = () =>
    renderRoute(`/user/month/${aMonth().id}`, { viewer: {}, overrides: { Query: { monthPlan: () => aMonth() } } });
  const caption = () => screen.findByRole('textbox', { name: 'Caption' });

  it('are there again, in the opened post, until the user discards them', async () => {
    const first = open();
    await first.user.click(await screen.findByRole('button', { name: /Loaf 2/ }));
    await fill(first.user, await caption(), ', typed for an hour');
    first.unmount();
    const second = open();
    expect(await caption()).toHaveValue('Caption 2, typed for an hour');
    await second.user.click(screen.getByRole('button', { name: 'Cancel' }));
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await second.user.click(within(question).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    second.unmount();
    open();
    await screen.findByRole('button', { name: /Loaf 2/ });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
