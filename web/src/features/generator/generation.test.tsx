import { screen, waitFor, within } from '@testing-library/react';
import { aDesign } from '../../test/designs';
import { generate, picture, turnedDown, working } from '../../test/generate-loaves';
import { held } from '../../test/test-api';
import { credits, generateButton, openGenerator, optionsForm, preview, primaryText } from '../../test/open-generator';
import type { OpenGenerator } from '../../test/open-generator';
import { fill } from '../../test/fill';

describe('generating a design', () => {
  it("sends the form's values with an id of its own", async () => {
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
          brandId: null,
          photoId: null,
          design: {
            lettering: 'SET',
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

  it('is busy while the request is sent to the server, and then free for the next one', async () => {
    const { answer, give } = held<unknown>();
    const generator = openGenerator({ mutation: { createDesign: () => answer } });
    await generate(generator);
    await working();
    expect(screen.getByRole('button', { name: 'Generating...' })).toHaveAttribute('aria-disabled', 'true');
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

  it('takes a credit, then shows the picture as soon as it is ready, until reset', async () => {
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
    await generator.user.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(screen.queryByText('Design generated successfully!')).not.toBeInTheDocument());
    expect(screen.queryByRole('img', { name: 'Generated design' })).not.toBeInTheDocument();
    expect(within(preview()).getByText('Your Text Here')).toBeInTheDocument();
    expect(generator.address()).toBe('/user/generate-image');
  });

  it('requests one design although it is clicked twice', async () => {
    const { answer, give } = held<unknown>();
    const generator = openGenerator({ mutation: { createDesign: () => answer } });
    await fill(generator.user, await primaryText(), 'Two loaves');
    await generator.user.dblClick(generateButton());
    expect(await screen.findByRole('button', { name: 'Generating...' })).toHaveAttribute('aria-disabled', 'true');
    await generator.user.type(await primaryText(), '{Enter}');
    give(turnedDown('TOO_MANY_REQUESTS', 'That was fast. Please wait 3 seconds and try again.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('That was fast. Please wait 3 seconds and try again.');
    expect(generator.sent('CreateDesign')).toHaveLength(1);
  });

  it('keeps waiting while the state of the queued design is unknown', async () => {
    const generator = openGenerator({ query: { design: () => new Promise(() => undefined) } });
    await generate(generator);
    await waitFor(() => expect(generator.address()).toBe('/user/generate-image?design=d-new'));
    expect(await working()).toBeInTheDocument();
    generator.change('d-new', picture);
    expect(await screen.findByText('Design generated successfully!')).toBeInTheDocument();
  });

  it('announces even a design that was finished before the first status request', async () => {
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

  it('notices the end by polling when the WebSocket is disconnected', async () => {
    const generator = openGenerator({ socketless: true });
    await generate(generator);
    await working();
    generator.change('d-new', picture);
    expect(await screen.findByText('Design generated successfully!')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Generated design' })).toBeInTheDocument();
  });

  it('keeps its picture when older answers arrive after the live update', async () => {
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

describe('a generation request whose answer was lost', () => {
  const ids = (generator: OpenGenerator) =>
    generator.sent('CreateDesign').map(({ input }) => (input as { requestId: string }).requestId);
  /** The server receives the generation request but its answer is lost; from the next one on everything works. */
  const losingTheFirstAnswer = () => {
    const taken = new Map<string, ReturnType<typeof aDesign>>();
    const state = { lose: true, taken };
    const createDesign = (
      _root: unknown,
      { input }: { input: { requestId: string; design: Partial<ReturnType<typeof aDesign>> } },
    ) => {
      const design = taken.get(input.requestId) ?? aDesign({ ...input.design, id: `d-lost-${taken.size + 1}` });
      taken.set(input.requestId, design);
      if (state.lose) throw new Error('The answer was lost');
      return { design, viewer: null, errors: [] };
    };
    return { ...state, createDesign, find: () => (state.lose = false) };
  };

  it('makes one design when it is sent again, even after a reload', async () => {
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

  it('makes another design when it was changed', async () => {
    const shop = losingTheFirstAnswer();
    const generator = openGenerator({ mutation: { createDesign: shop.createDesign } });
    await generate(generator);
    await within(preview()).findByText('No design was made');
    shop.find();
    await fill(generator.user, await primaryText(), ' for one');
    await generator.user.click(generateButton());
    await working();
    expect(new Set(ids(generator)).size).toBe(2);
  });
});
