import { screen, within } from '@testing-library/react';
import { loseAnswerOf } from '../../../../test/lose-answer';
import { openSettings } from '../../../../test/open-featured-section';

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
