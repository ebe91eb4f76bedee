import { act, screen, waitFor, within } from '@testing-library/react';
import { defaultTones } from '../../../../../../contract/brand';
import { forgetViewer } from '../../../../entities/session/forget-viewer';
import { loseAnswerOf } from '../../../../test/lose-answer';
import { renderRoute } from '../../../../test/render-route';
import type { RouteOptions } from '../../../../test/render-route';
import { fill } from '../../../../test/fill';

type Input = Record<string, unknown>;

/** Opens the panel over an API that stores what is saved and counts versions. */
async function openPanel(options: RouteOptions = { panel: 'appearance' }) {
  const state = {
    appearance: { shopName: 'Postloom', logoUrl: '', accentColor: '#5B3DF5', ...defaultTones, version: 3 },
  };
  const sent: Input[] = [];
  const route = renderRoute('/admin/settings?panel=appearance', {
    viewer: { role: 'ADMIN' },
    ...options,
    overrides: {
      Query: { settings: () => state },
      Mutation: {
        saveAppearance: (_root: unknown, { input, version }: { input: Input; version: number }) => {
          sent.push(input);
          if (version !== state.appearance.version)
            return { settings: null, errors: [{ code: 'CONFLICT', message: 'Somebody was quicker.', field: null }] };
          Object.assign(state.appearance, input, { version: version + 1 });
          return { settings: state, errors: [] };
        },
      },
    },
  });
  await screen.findByRole('form', { name: 'Appearance' });
  const press = async (button: string | RegExp) =>
    route.user.click(await screen.findByRole('button', { name: button }));
  return {
    ...route,
    state,
    sent,
    press,
    name: screen.getByRole('textbox', { name: /Shop name/ }),
    color: screen.getByRole('textbox', { name: 'Accent colour' }),
  };
}

describe('Appearance', () => {
  it('says what is known about the connection when a save has no answer', async () => {
    const { press, name, user } = await openPanel();
    await fill(user, name, 'Loomery');
    loseAnswerOf('SaveAppearance', () => undefined);
    await press('Save');
    expect(
      (
        await screen.findAllByText(/^Failed to update the appearance\. Network error\. Please check your connection/)
      )[0],
    ).toBeVisible();
  });

  it('asks for a name, previews it on light and dark pages, in an email and on an invoice, and saves it with the colour', async () => {
    const { user, name, color, press, sent } = await openPanel({ withLayout: true });
    expect(document.title).toBe('Settings - Postloom');
    await user.clear(name);
    await press('Save');
    expect(await screen.findByText('Please enter the shop name.')).toBeVisible();
    await fill(user, name, 'Loom & Daughters');
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    for (const part of ['Light page', 'Dark page', 'Email']) {
      const figure = preview.getByRole('figure', { name: part });
      expect(within(figure).getByText('Loom & Daughters')).toBeVisible();
    }
    expect(preview.getByRole('figure', { name: 'Invoice' })).toBeVisible();
    await user.clear(color);
    await fill(user, color, '#0066cc');
    await press('Save');
    expect(await screen.findByText('Appearance saved successfully!')).toBeVisible();
    expect(sent).toEqual([{ shopName: 'Loom & Daughters', logoUrl: '', accentColor: '#0066CC' }]);
    await waitFor(() => expect(document.title).toBe('Settings - Loom & Daughters'));
    expect(screen.getAllByRole('link', { name: 'Loom & Daughters home' })).not.toHaveLength(0);
    expect(screen.getByText('All changes saved')).toBeVisible();
  });

  it('stays public after a sign-out, without asking for it', async () => {
    const { user, name, press, client, api } = await openPanel({});
    await user.clear(name);
    await fill(user, name, 'Weft');
    await press('Save');
    await waitFor(() => expect(document.title).toBe('Settings - Weft'));
    api.viewer = null;
    act(() => {
      forgetViewer(client);
      // only an Admin may read it
      expect(JSON.stringify(client.cache.extract())).not.toContain('"version"');
    });
    expect(await screen.findByText(/New to Weft\?/)).toBeVisible();
    expect(api.calls.map(({ operation }) => operation)).not.toContain('ShopAppearance');
  });

  it('judges the colour while it is chosen, and offers the nearest that can be read', async () => {
    const { user, color, press, sent } = await openPanel();
    expect(screen.getByText(/^Light pages: text on buttons 6\.1:1, links 4\.6:1/)).toBeVisible();
    await user.clear(color);
    await fill(user, color, 'red');
    await press('Save');
    expect(await screen.findByText('Please enter a colour such as #5B3DF5.')).toBeVisible();
    await user.clear(color);
    await fill(user, color, '#FFD400');
    expect(await screen.findByText(/contrast of 1\.3:1 against the light page/)).toBeVisible();
    await press('Save');
    expect(sent).toEqual([]);
    await press('Use #AB8E00');
    expect(color).toHaveValue('#AB8E00');
    expect(await screen.findByText(/^Light pages: .* They use #796400/)).toBeVisible();
    await press('Save');
    await waitFor(() => expect(sent).toMatchObject([{ accentColor: '#AB8E00' }]));
    await press('Use the default violet');
    expect(color).toHaveValue('#5B3DF5');
  });

  it('does not overwrite what another Admin has saved', async () => {
    const { user, name, press, state } = await openPanel();
    Object.assign(state.appearance, { shopName: 'Theirs', version: 9 });
    await fill(user, name, ' Shop');
    await press('Save');
    expect(await screen.findByText('Somebody was quicker.')).toBeVisible();
    expect(state.appearance.shopName).toBe('Theirs');
    await press('Show the current text');
    await waitFor(() => expect(name).toHaveValue('Theirs'));
  });
});
