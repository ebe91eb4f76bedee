import { screen, waitFor, within } from '@testing-library/react';
import { aDesign } from '../../test/designs';
import { generate, picture, turnedDown, working } from '../../test/generate-loaves';
import { credits, generateButton, openGenerator, optionsForm, preview, primaryText } from '../../test/open-generator';
import { goOffline, held, loseOneAnswerOf } from '../../test/test-api';
import { fill } from '../../test/fill';

describe('generating a design, on failure', () => {
  it('says so and that the credit was released', async () => {
    const generator = openGenerator();
    await generate(generator);
    await working();
    await waitFor(() => expect(credits()).toHaveTextContent('Credits: 11'));
    if (generator.api.viewer) generator.api.viewer.credits = 12;
    generator.change('d-new', {
      status: 'FAILED',
      error: 'API Error: 503 - overloaded',
      finishedAt: '2026-03-01T12:00:09.000Z',
    });
    expect(await screen.findByText('Error: API Error: 503 - overloaded Your credit is back.')).toBeInTheDocument();
    await waitFor(() => expect(credits()).toHaveTextContent('Credits: 12'));
    expect(screen.queryByRole('img', { name: 'Generated design' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Download Image' })).not.toBeInTheDocument();
    expect(generateButton()).toBeEnabled();
  });

  it("shows the server's message until the next one, or until the user closes it", async () => {
    const refusals = [
      ['INSUFFICIENT_CREDITS', 'Insufficient credits. You need at least 1 credit to generate a design.'],
      ['NO_API_KEYS', 'No API keys available. Please try again later.'],
      ['INVALID_INPUT', 'Primary text is required'],
    ] as const;
    let answer: unknown;
    const generator = openGenerator({ mutation: { createDesign: () => answer } });
    await fill(generator.user, await primaryText(), 'Two loaves');
    for (const [code, sentence] of refusals) {
      answer = turnedDown(code, sentence);
      await generator.user.click(generateButton());
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
      expect(generateButton()).toBeEnabled();
      expect(credits()).toHaveTextContent('Credits: 12');
    }
    await generator.user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that the server cannot be reached', async () => {
    const generator = openGenerator();
    await primaryText();
    goOffline();
    await generate(generator);
    // above the form, in the frame, and for every other request still running
    const messages = await screen.findAllByText('Error: Network error. Please check your connection and try again.');
    expect(messages.length).toBeGreaterThan(0);
    expect(generateButton()).toBeEnabled();
  });

  it('shows the design of a request whose answer was lost, as soon as it is in a list', async () => {
    const generator = openGenerator({
      designs: [aDesign({ ...picture, id: 'd-old', primaryText: 'Two loaves', createdAt: '2026-02-01T12:00:00.000Z' })],
      mutation: { createDesign: () => ({ design: null, viewer: null, errors: [] }) },
    });
    loseOneAnswerOf('CreateDesign');
    await generate(generator);
    const unknown = 'We do not know yet whether your request arrived';
    expect(await within(preview()).findByText(unknown)).toBeInTheDocument();
    expect(within(await optionsForm()).getByText(`${unknown}.`)).toBeInTheDocument();
    expect(screen.queryByText(/No design was made/)).not.toBeInTheDocument();
    const { design } = generator.sent('CreateDesign')[0]?.['input'] as { design: object };
    generator.begin(aDesign({ ...design, id: 'd-lost', createdAt: '2026-03-01T12:00:00.000Z' }));
    expect(await working()).toBeInTheDocument();
    expect(screen.queryByText(unknown)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    generator.change('d-lost', picture);
    expect(await screen.findByText('Design generated successfully!')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Generated design' })).toBeInTheDocument();
    const ids = () => generator.sent('CreateDesign').map(({ input }) => (input as { requestId: string }).requestId);
    // a press of the same moment still means the lost request
    await generator.user.click(generateButton());
    await waitFor(() => expect(ids()).toHaveLength(2));
    expect(ids()[1]).toBe(ids()[0]);
  });

  it('knows the design of a lost request whose accents were typed as characters of their own', async () => {
    const generator = openGenerator({ mutation: { createDesign: () => ({ design: null, viewer: null, errors: [] }) } });
    loseOneAnswerOf('CreateDesign');
    await fill(generator.user, await primaryText(), 'Cafe\u0301');
    await generator.user.click(generateButton());
    await within(preview()).findByText('We do not know yet whether your request arrived');
    const { design } = generator.sent('CreateDesign')[0]?.['input'] as { design: object };
    generator.begin(aDesign({ ...design, id: 'd-lost', primaryText: 'Caf\u00E9' }));
    expect(await working()).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says in the frame what happened and what is safe; the previous picture is not shown as if it were new', async () => {
    const generator = openGenerator({
      path: '/user/generate-image?design=d-old',
      designs: [aDesign({ ...picture, id: 'd-old', primaryText: 'The one before' })],
      mutation: { createDesign: () => turnedDown('NO_API_KEYS', 'No API keys available. Please try again later.') },
    });
    expect(await screen.findByRole('img', { name: 'Generated design' })).toBeInTheDocument();
    await generate(generator);
    expect(await within(preview()).findByText('No design was made')).toBeInTheDocument();
    expect(within(preview()).getByText('No API keys available. Please try again later.')).toBeInTheDocument();
    expect(within(preview()).getByText('No credit was taken.')).toBeInTheDocument();
    expect(
      within(await optionsForm()).getByText('No design was made. The preview says what happened.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Generated design' })).not.toBeInTheDocument();
    await generator.user.click(within(preview()).getByRole('button', { name: 'Show the design before' }));
    expect(screen.getByRole('img', { name: 'Generated design' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('can be cancelled; the credit is released', async () => {
    const generator = openGenerator();
    await generate(generator);
    await working();
    await waitFor(() => expect(credits()).toHaveTextContent('Credits: 11'));
    await generator.user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Cancelled. Your credit is back.');
    expect(generator.sent('CancelDesign')).toEqual([{ id: 'd-new' }]);
    await waitFor(() => expect(credits()).toHaveTextContent('Credits: 12'));
    expect(screen.queryByText('AI is generating your design...')).not.toBeInTheDocument();
    expect(generateButton()).toBeEnabled();
    // the pressed button is gone
    expect(preview()).toContainElement(document.activeElement as HTMLElement);
  });

  it("shows that it is cancelling, and the server's message when it is too late", async () => {
    const { answer, give } = held<unknown>();
    const generator = openGenerator({ mutation: { cancelDesign: () => answer } });
    await generate(generator);
    await working();
    await generator.user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Cancelling...' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Cancel the design: Two loaves' })).toBeDisabled();
    give(turnedDown('INVALID_STATE', 'This design is finished already.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This design is finished already.');
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  });
});
