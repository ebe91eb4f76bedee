import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loseAnswerOf } from '../../../../test/lose-answer';
import { ada, openSettings } from '../../../../test/open-featured-section';
import { storedFeatures } from '../../../../test/stored-sections';

/** The save bar, which stays in sight. */
const bar = () => within(screen.getByText('Unsaved changes').parentElement as HTMLElement);

describe('a save of a section that fails', () => {
  it('says so in the save bar, with the focus where it was', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { press, retitle, title } = await openSettings();
    await retitle('Mine');
    loseAnswerOf('SaveSection', () => undefined);
    await press('Save');
    expect(await bar().findByRole('alert')).toHaveTextContent('Failed to update');
    expect(scrolled.mock.contexts).toContain(screen.getByText('Unsaved changes').parentElement);
    expect(document.body).not.toHaveFocus();
    expect(await title()).toHaveValue('Mine');
    scrolled.mockRestore();
  });
});

describe('another change of a section that meets a newer version', () => {
  it.each(['Deactivate', 'Reset'])('publishes no unsaved text: %s', async (button) => {
    const { press, retitle, title, shop, change } = await openSettings();
    await retitle('Half a sen');
    change({ body: { ...storedFeatures.body, title: 'Theirs' }, updatedBy: ada });
    await press(button);
    if (button === 'Reset')
      await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reset' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Ada saved this/ }));
    expect(dialog.getByText(/theirs is replaced when you save/)).toBeVisible();
    await press('Keep mine');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await title()).toHaveValue('Half a sen');
    expect(bar().getByText(/Ada saved this section .* so your change was not made\.$/)).toBeVisible();
    expect(shop.state).toMatchObject({ version: 4, isActive: true, body: { title: 'Theirs' } });
    // the way on is the save, which has seen their version
    await press('Save');
    await waitFor(() => expect(shop.state).toMatchObject({ version: 5, body: { title: 'Half a sen' } }));
  });
});
