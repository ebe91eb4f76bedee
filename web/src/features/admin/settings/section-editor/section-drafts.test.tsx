import { act, screen, waitFor, within } from '@testing-library/react';
import { clearDrafts } from '../../../../lib/clear-drafts';
import { member } from '../../../../test/defaults';
import { ada, openSettings } from '../../../../test/open-featured-section';
import { storedFeatures } from '../../../../test/stored-sections';

describe("an editor's draft", () => {
  afterEach(() => localStorage.clear());

  it('restores the draft in a browser that was closed, and says which version it started from', async () => {
    const { retitle, unmount, shop } = await openSettings();
    await retitle('Half a sen');
    unmount();
    sessionStorage.clear();
    const again = await openSettings({}, { version: shop.state.version + 1, updatedBy: ada });
    expect(await again.title()).toHaveValue('Half a sen');
    const note = /^Your unsaved changes from .* are still here\. It started from version 3; version 4 was saved by Ada/;
    expect(screen.getByText(note)).toBeVisible();
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    await again.press('Compare');
    await again.press('See theirs');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('a sen', { selector: 'ins' })).toBeVisible();
    await again.user.keyboard('{Escape}');
    // their version must not be overwritten silently
    await again.press('Save');
    expect(await screen.findByRole('dialog', { name: /saved this/ })).toBeVisible();
    await again.press('Keep mine');
    await waitFor(() => expect(again.shop.state.body.title).toBe('Half a sen'));
    again.unmount();
    const third = await openSettings();
    expect(await third.title()).toHaveValue('Stored title');
  });

  it('discards a draft of an older version in favour of what stands', async () => {
    const { retitle, unmount } = await openSettings();
    await retitle('Half a sen');
    unmount();
    const again = await openSettings({}, { version: 4 });
    await again.press('Discard');
    expect(await again.title()).toHaveValue('Stored title');
    await again.retitle('On top of theirs');
    await again.press('Save');
    await waitFor(() => expect(again.shop.state).toMatchObject({ version: 5, body: { title: 'On top of theirs' } }));
    expect(localStorage).toHaveLength(1);
  });

  it('is no longer mentioned beside words that were typed after it was saved or discarded', async () => {
    const note = /^Your unsaved changes/;
    for (const button of ['Save', 'Discard']) {
      const { retitle, unmount } = await openSettings();
      await retitle('Half a sen');
      unmount();
      const again = await openSettings();
      expect(await screen.findByText(note)).toBeVisible();
      await again.press(button);
      await waitFor(() => expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument());
      await again.retitle('Brand new words');
      expect(screen.getByText('Unsaved changes')).toBeVisible();
      expect(screen.queryByText(note)).not.toBeInTheDocument();
      await again.press('Discard');
      again.unmount();
    }
  });

  it('is no longer mentioned when planned content was put in its place', async () => {
    const { retitle, unmount } = await openSettings();
    await retitle('Half a sen');
    unmount();
    const body = { __typename: 'FeaturesSection', ...storedFeatures.body, title: 'For the feast' };
    const scheduled = { id: ada.id, publishAt: '2026-12-24T09:00:00.000Z', basedOn: 3, problem: null, body };
    const again = await openSettings({}, { scheduled: { ...scheduled, scheduledBy: ada } });
    expect(await screen.findByText(/^Your unsaved changes/)).toBeVisible();
    await again.press('Edit the change');
    await again.press('Leave');
    await waitFor(async () => expect(await again.title()).toHaveValue('For the feast'));
    expect(screen.queryByText(/^Your unsaved changes/)).not.toBeInTheDocument();
  });

  it('shows a draft to no other user, drops it at sign-out, and after a month', async () => {
    const { retitle, unmount } = await openSettings();
    await retitle('Half a sen');
    unmount();
    const draft = Object.entries<string>(localStorage).find(([key]) => key.includes('section-FEATURES'));
    if (!draft) throw new Error('no draft');
    const [key, text] = draft;
    const other = key.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, ada.id);
    localStorage.setItem(other, text);
    localStorage.removeItem(key);
    const asMember = await openSettings();
    expect(await asMember.title()).toHaveValue('Stored title');
    asMember.unmount();

    localStorage.setItem(key, text);
    const signedIn = await openSettings();
    expect(await signedIn.title()).toHaveValue('Half a sen');
    act(() => clearDrafts(member.id));
    expect(localStorage.getItem(key)).toBeNull();
    expect(localStorage.getItem(other)).toBe(text);
    signedIn.unmount();

    const monthAgo = Date.now() - 31 * 86_400_000;
    for (const name of [key, other])
      localStorage.setItem(name, JSON.stringify({ ...(JSON.parse(text) as object), savedAt: monthAgo }));
    const later = await openSettings();
    expect(await later.title()).toHaveValue('Stored title');
    expect([localStorage.getItem(key), localStorage.getItem(other)]).toEqual([null, null]);
  });

  it("keeps the unsaved changes of a second tab when the first one's are saved", async () => {
    const { press, retitle, shop, unmount } = await openSettings();
    await retitle('First tab');
    const key = Object.keys(localStorage).find((name) => name.includes('section-FEATURES')) ?? '';
    const first = JSON.parse(localStorage.getItem(key) ?? '{}') as { value: { values: object } };
    const values = { ...first.value.values, title: 'Second tab' };
    localStorage.setItem(key, JSON.stringify({ ...first, writer: 'second', value: { version: 3, values } }));
    await press('Save');
    await waitFor(() => expect(shop.state).toMatchObject({ version: 4, body: { title: 'First tab' } }));
    unmount();
    const again = await openSettings({}, { version: 4 });
    expect(await again.title()).toHaveValue('Second tab');
  });

  it('forgets a draft that was discarded on purpose', async () => {
    const { press, retitle, setOut, address, unmount } = await openSettings();
    await retitle('Not yet saved');
    setOut('/admin/dashboard');
    await press('Leave');
    await waitFor(() => expect(address()).toBe('/admin/dashboard'));
    unmount();
    expect(await (await openSettings()).title()).toHaveValue('Stored title');
  });
});
