import { screen, waitFor, within } from '@testing-library/react';
import { loseAnswerOf } from '../../../../test/lose-answer';
import { ada, openSettings } from '../../../../test/open-featured-section';
import type { StoredFeaturesState } from '../../../../test/stored-sections';

/** The save bar, which stays in sight. */
const bar = () => within(screen.getByText('Unsaved changes').parentElement as HTMLElement);

/** Loses the answer to the first request of an operation, which was done; later ones are answered as usual. */
const loseFirstAnswer = (shop: { state: StoredFeaturesState }, next: () => Partial<StoredFeaturesState>) => {
  let isFirst = true;
  return () => {
    if (!isFirst)
      return { section: null, errors: [{ code: 'CONFLICT', message: 'Somebody else', field: ['version'] }] };
    isFirst = false;
    shop.state = { ...shop.state, ...next(), updatedBy: ada, version: shop.state.version + 1 };
    throw new Error('lost');
  };
};

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

  it('counts as saved when the stored content is what was sent', async () => {
    let lost: (() => unknown) | null = null;
    const opened = await openSettings({ saveSection: () => lost?.() });
    lost = loseFirstAnswer(opened.shop, () => ({ body: { ...opened.shop.state.body, title: 'Mine' } }));
    await opened.retitle('Mine');
    await opened.press('Save');
    await bar().findByRole('alert');
    await opened.press('Save');
    expect(await screen.findByText('All changes saved')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is a conflict when another content is stored', async () => {
    let lost: (() => unknown) | null = null;
    const opened = await openSettings({ saveSection: () => lost?.() });
    lost = loseFirstAnswer(opened.shop, () => ({ body: { ...opened.shop.state.body, title: 'Theirs' } }));
    await opened.retitle('Mine');
    await opened.press('Save');
    await bar().findByRole('alert');
    await opened.press('Save');
    expect(await screen.findByRole('dialog')).toHaveTextContent('Keep mine');
  });

  it('is done when a switch that got no answer is pressed again', async () => {
    let lost: (() => unknown) | null = null;
    const opened = await openSettings({ setSectionActive: () => lost?.() });
    lost = loseFirstAnswer(opened.shop, () => ({ isActive: false }));
    await opened.press('Deactivate');
    expect(await screen.findByRole('alert')).toBeVisible();
    await opened.press('Deactivate');
    expect(await screen.findByRole('button', { name: 'Activate' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });
});
