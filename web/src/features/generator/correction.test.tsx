import { screen, within } from '@testing-library/react';
import { aDesign, aFinishedDesign } from '../../test/designs';
import { working } from '../../test/generate-loaves';
import { openGenerator, optionsForm, preview } from '../../test/open-generator';

const path = '/user/generate-image?design=d-1';
const drawn = (parts: object = {}) => aFinishedDesign({ id: 'd-1', correction: 'SET_WORDS', ...parts });
const setRight = () => screen.findByRole('button', { name: 'Set it right, free' });

describe('the free correction of a design', () => {
  it('is offered where the AI may have misspelled the words, and shown while it is made', async () => {
    const { user, sent, api } = openGenerator({ path, designs: [drawn({ misspelled: true })] });
    await optionsForm();
    expect(await screen.findByText('The AI may have misspelled your words')).toBeVisible();
    const credits = api.viewer?.credits;
    await user.click(await setRight());
    await working();
    expect(sent('CorrectDesign')).toMatchObject([{ id: 'd-1' }]);
    expect(api.viewer?.credits).toBe(credits);
    expect(screen.queryByRole('button', { name: 'Set it right, free' })).not.toBeInTheDocument();
  });

  it('is offered quietly for any drawn design, and not where it was made', async () => {
    openGenerator({ path, designs: [drawn()] });
    expect(await screen.findByText('Are the words not as you wrote them?')).toBeVisible();
    expect(await setRight()).toBeEnabled();
  });

  it('says why it was refused', async () => {
    const refusal = { code: 'LIMIT_REACHED', message: '3 of your designs are waiting already.', field: null };
    const { user } = openGenerator({
      path,
      designs: [drawn()],
      mutation: { correctDesign: () => ({ design: null, viewer: null, errors: [refusal] }) },
    });
    await user.click(await setRight());
    expect(await screen.findByText('3 of your designs are waiting already.')).toBeVisible();
    expect(await setRight()).toBeEnabled();
  });

  it('paints a picture with lettering again', async () => {
    openGenerator({ path, designs: [drawn({ lettering: 'SET', correction: 'PAINT_AGAIN' })] });
    expect(await screen.findByText('The picture has lettering of its own')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Paint again, free' })).toBeEnabled();
  });

  it('is repeated as a correction when it failed, without credits too', async () => {
    const failed = aDesign({
      id: 'd-1',
      status: 'FAILED',
      error: 'It failed.',
      credits: 0,
      corrects: 'd-0',
      finishedAt: '2026-03-01T12:00:09.000Z',
    });
    const { user, sent } = openGenerator({ path, viewer: { credits: 0 }, designs: [failed] });
    await optionsForm();
    expect(await within(preview()).findByText(/It took no credit/)).toBeVisible();
    await user.click(within(preview()).getByRole('button', { name: 'Try again' }));
    expect(sent('CorrectDesign')).toMatchObject([{ id: 'd-0' }]);
    expect(sent('CreateDesign')).toEqual([]);
  });
});
