import { screen, waitFor, within } from '@testing-library/react';
import { aDesign } from '../../test/designs';
import { held } from '../../test/held';
import { credits, generateButton, openGenerator, optionsForm, preview, primaryText } from '../../test/open-generator';
import type { OpenGenerator } from '../../test/open-generator';
import { goOffline } from '../../test/test-api';

const picture = {
  status: 'SUCCEEDED',
  imageUrl: '/files/new.png',
  thumbnailUrl: '/files/new.webp',
  downloadUrl: '/files/new/download',
  width: 1024,
  height: 1024,
  finishedAt: '2026-03-01T12:00:09.000Z',
} as const;
const turnedDown = (code: string, message: string) => ({
  design: null,
  viewer: null,
  errors: [{ code, message, field: null }],
});

async function generate({ user }: OpenGenerator) {
  await user.type(await primaryText(), 'Two loaves');
  await user.click(generateButton());
}

const working = () => screen.findByText('AI is generating your design...');

describe('generating a design', () => {
  it('sends what the form says, with an id of its own', async () => {
    const generator = openGenerator();
    await optionsForm();
    await generator.user.click(screen.getByRole('radio', { name: 'Instagram' }));
    await generator.user.click(screen.getByRole('button', { name: 'Landscape (16:9)' }));
    await generator.user.selectOptions(screen.getByRole('combobox', { name: 'Niche' }), 'Pets');
    await generator.user.selectOptions(screen.getByRole('combobox', { name: 'Style' }), 'Playful');
    await generate(generator);
    await working();
    expect(generator.sent('CreateDesign')).toEqual([
      {
        input: {
          requestId: expect.stringMatching(/^[\w-]{8,64}$/) as unknown,
          design: {
            platform: 'INSTAGRAM',
            postType: 'INSTAGRAM_POST',
            size: 'LANDSCAPE',
            niche: 'PETS',
            style: 'PLAYFUL',
            primaryText: 'Two loaves',
            customPrompt: 'Pets anywhere. The image should be in Landscape format.',
            enhancedPrompt: null,
          },
        },
      },
    ]);
  });

  it('is busy while the wish is on its way to the server, and free for the next one then', async () => {
    const { answer, give } = held<unknown>();
    const generator = openGenerator({ mutation: { createDesign: () => answer } });
    await generate(generator);
    await working();
    expect(screen.getByRole('button', { name: 'Generating...' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Reset' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Enhance Prompt' })).toBeDisabled();
    const design = aDesign({ id: 'd-new', primaryText: 'Two loaves' });
    generator.made.unshift(design);
    give({ design, viewer: generator.api.viewer, errors: [] });
    await waitFor(() => expect(generateButton()).toBeEnabled());
    expect(screen.getByRole('button', { name: 'Reset' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Enhance Prompt' })).toBeEnabled();
    expect(await working()).toBeInTheDocument();
  });

  it('takes a credit, then shows the picture as soon as it is there', async () => {
    const generator = openGenerator();
    await generate(generator);
    await working();
    expect(within(preview()).getByText('Two loaves')).toBeInTheDocument();
    await waitFor(() => expect(credits()).toHaveTextContent('Credits: 11'));
    expect(generator.address()).toBe('/user/generate-image?design=d-new');
    generator.change('d-new', { status: 'RUNNING', startedAt: '2026-03-01T12:00:01.000Z' });
    generator.change('d-new', picture);
    expect(await screen.findByText('Design generated successfully!')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Generated design' })).toHaveAttribute('src', '/files/new.png');
    const download = screen.getByRole('link', { name: 'Download Image' });
    expect(download).toHaveAttribute('href', '/files/new/download');
    expect(download).toHaveAttribute('download');
    expect(screen.queryByText('AI is generating your design...')).not.toBeInTheDocument();
    expect(generateButton()).toBeEnabled();
    expect(credits()).toHaveTextContent('Credits: 11');
    expect(await screen.findByRole('button', { name: 'Show the design: Two loaves' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('asks for one design although it is clicked twice', async () => {
    const { answer, give } = held<unknown>();
    const generator = openGenerator({ mutation: { createDesign: () => answer } });
    await generator.user.type(await primaryText(), 'Two loaves');
    await generator.user.dblClick(generateButton());
    expect(await screen.findByRole('button', { name: 'Generating...' })).toBeDisabled();
    await generator.user.type(await primaryText(), '{Enter}');
    give(turnedDown('TOO_MANY_REQUESTS', 'That was fast. Please wait 3 seconds and try again.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('That was fast. Please wait 3 seconds and try again.');
    expect(generator.sent('CreateDesign')).toHaveLength(1);
  });

  it('stays at work while nobody answers how the queued design is', async () => {
    const generator = openGenerator({ query: { design: () => new Promise(() => undefined) } });
    await generate(generator);
    await waitFor(() => expect(generator.address()).toBe('/user/generate-image?design=d-new'));
    expect(await working()).toBeInTheDocument();
    generator.change('d-new', picture);
    expect(await screen.findByText('Design generated successfully!')).toBeInTheDocument();
  });

  it('announces even a design that was finished before anybody could look', async () => {
    const made: { generator?: OpenGenerator } = {};
    made.generator = openGenerator({
      mutation: {
        createDesign: () => {
          made.generator?.made.unshift(aDesign({ ...picture, id: 'd-new' }));
          return { design: aDesign({ id: 'd-new' }), viewer: made.generator?.api.viewer, errors: [] };
        },
      },
    });
    await generate(made.generator);
    expect(await screen.findByText('Design generated successfully!')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Generated design' })).toBeInTheDocument();
  });

  it('hears of the end by asking when the socket is cut off', async () => {
    const generator = openGenerator({ socketless: true });
    await generate(generator);
    await working();
    generator.change('d-new', picture);
    expect(await screen.findByText('Design generated successfully!')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Generated design' })).toBeInTheDocument();
  });

  it('keeps its picture when older answers arrive after the live news of it', async () => {
    const asked = held<unknown>();
    const design = aDesign({ id: 'd-new', primaryText: 'Two loaves' });
    const generator = openGenerator({
      query: { design: () => asked.answer },
      mutation: {
        createDesign: () => {
          generator.begin(design);
          return { design, viewer: generator.api.viewer, errors: [] };
        },
      },
    });
    await generate(generator);
    await working();
    generator.change('d-new', picture);
    expect(await screen.findByText('Design generated successfully!')).toBeInTheDocument();
    asked.give({ ...design, status: 'RUNNING', startedAt: '2026-03-01T12:00:01.000Z' });
    await waitFor(() => expect(generator.api.calls.some(({ operation }) => operation === 'DesignById')).toBe(true));
    await generator.user.click(await screen.findByRole('button', { name: 'Show the design: Two loaves' }));
    expect(screen.getByRole('img', { name: 'Generated design' })).toBeInTheDocument();
    expect(screen.queryByText('AI is generating your design...')).not.toBeInTheDocument();
  });

  it('makes a second design with another request id', async () => {
    const generator = openGenerator();
    await generate(generator);
    await working();
    generator.change('d-new', picture);
    await screen.findByText('Design generated successfully!');
    await generator.user.click(generateButton());
    await waitFor(() => expect(generator.sent('CreateDesign')).toHaveLength(2));
    const ids = generator.sent('CreateDesign').map(({ input }) => (input as { requestId: string }).requestId);
    expect(ids[0]).not.toBe(ids[1]);
    expect(screen.queryByText('Design generated successfully!')).not.toBeInTheDocument();
  });
});

describe('a wish whose answer was lost', () => {
  const ids = (generator: OpenGenerator) =>
    generator.sent('CreateDesign').map(({ input }) => (input as { requestId: string }).requestId);
  /** The server takes the wish, and its answer never arrives; from the next one on all is well. */
  const losingTheFirstAnswer = () => {
    const taken = new Map<string, ReturnType<typeof aDesign>>();
    const state = { lose: true, taken };
    const createDesign = (
      _root: unknown,
      { input }: { input: { requestId: string; design: Partial<ReturnType<typeof aDesign>> } },
    ) => {
      const design = taken.get(input.requestId) ?? aDesign({ ...input.design, id: `d-${taken.size + 1}` });
      taken.set(input.requestId, design);
      if (state.lose) throw new Error('The answer was lost');
      return { design, viewer: null, errors: [] };
    };
    return { ...state, createDesign, find: () => (state.lose = false) };
  };

  it('is one design when it is sent again, even after a reload', async () => {
    const shop = losingTheFirstAnswer();
    const first = openGenerator({ mutation: { createDesign: shop.createDesign } });
    await generate(first);
    expect(await within(preview()).findByText(/it is one design and costs one credit/)).toBeInTheDocument();
    await first.user.click(generateButton());
    await waitFor(() => expect(ids(first)).toHaveLength(2));
    await within(preview()).findByText('No design was made');
    first.unmount();
    shop.find();
    const again = openGenerator({ mutation: { createDesign: shop.createDesign } });
    expect(await primaryText()).toHaveValue('Two loaves');
    await again.user.click(generateButton());
    await working();
    expect(new Set([...ids(first), ...ids(again)]).size).toBe(1);
    expect(shop.taken.size).toBe(1);
  });

  it('is another design when it was changed', async () => {
    const shop = losingTheFirstAnswer();
    const generator = openGenerator({ mutation: { createDesign: shop.createDesign } });
    await generate(generator);
    await within(preview()).findByText('No design was made');
    shop.find();
    await generator.user.type(await primaryText(), ' for one');
    await generator.user.click(generateButton());
    await working();
    expect(new Set(ids(generator)).size).toBe(2);
  });
});

describe('generating a design, when none is made', () => {
  it.each([
    ['API Error: 503 - overloaded', 'Error: API Error: 503 - overloaded Your credit is back.'],
    [
      'No image was generated from the API response',
      'Error: No image was generated from the API response Your credit is back.',
    ],
    ['It took too long. Your credit is back.', 'Error: It took too long. Your credit is back.'],
    [null, 'Error: The design could not be made. Your credit is back.'],
  ])('says so and that the credit is back: %s', async (error, sentence) => {
    const generator = openGenerator();
    await generate(generator);
    await working();
    await waitFor(() => expect(credits()).toHaveTextContent('Credits: 11'));
    if (generator.api.viewer) generator.api.viewer.credits = 12;
    generator.change('d-new', { status: 'FAILED', error, finishedAt: '2026-03-01T12:00:09.000Z' });
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    await waitFor(() => expect(credits()).toHaveTextContent('Credits: 12'));
    expect(screen.queryByRole('img', { name: 'Generated design' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Download Image' })).not.toBeInTheDocument();
    expect(generateButton()).toBeEnabled();
  });

  it.each([
    ['INSUFFICIENT_CREDITS', 'Insufficient credits. You need at least 1 credit to generate a design.'],
    ['NO_API_KEYS', 'No API keys available. Please try again later.'],
    ['INVALID_INPUT', 'Primary text is required'],
  ])('shows what the server says: %s', async (code, sentence) => {
    const generator = openGenerator({ mutation: { createDesign: () => turnedDown(code, sentence) } });
    await generate(generator);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(generateButton()).toBeEnabled();
    expect(credits()).toHaveTextContent('Credits: 12');
  });

  it('says that nothing can be reached', async () => {
    const generator = openGenerator();
    await primaryText();
    goOffline();
    await generate(generator);
    // above the form, in the frame, and by whatever else was still under way
    const told = await screen.findAllByText('Error: Network error. Please check your connection and try again.');
    expect(told.length).toBeGreaterThan(0);
    expect(generateButton()).toBeEnabled();
  });

  it('says in the frame what happened and what is safe; the picture before is not shown as if it were new', async () => {
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

  it('can be cancelled; the credit comes back', async () => {
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
  });

  it('says that it is cancelling, and what the server says when it is too late', async () => {
    const { answer, give } = held<unknown>();
    const generator = openGenerator({ mutation: { cancelDesign: () => answer } });
    await generate(generator);
    await working();
    await generator.user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Cancelling...' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Cancel the design: Two loaves' })).toBeDisabled();
    give(turnedDown('INVALID_STATE', 'This design is finished already.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This design is finished already.');
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  });

  it('clears the message, the design and the address on reset', async () => {
    const generator = openGenerator();
    await generate(generator);
    await working();
    generator.change('d-new', picture);
    await screen.findByText('Design generated successfully!');
    await generator.user.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(screen.queryByText('Design generated successfully!')).not.toBeInTheDocument());
    expect(screen.queryByRole('img', { name: 'Generated design' })).not.toBeInTheDocument();
    expect(within(preview()).getByText('Your Text Here')).toBeInTheDocument();
    expect(generator.address()).toBe('/user/generate-image');
  });

  it('lets the message be closed', async () => {
    const generator = openGenerator({
      mutation: { createDesign: () => turnedDown('INVALID_INPUT', 'Primary text is required') },
    });
    await generate(generator);
    const alert = await screen.findByRole('alert');
    await generator.user.click(within(alert).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
