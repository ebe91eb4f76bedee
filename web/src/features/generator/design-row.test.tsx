import { screen, waitFor, within } from '@testing-library/react';
import { aDesign, aFinishedDesign } from '../../test/designs';
import { held } from '../../test/held';
import { credits, generateButton, openGenerator, placeOf, preview, primaryText } from '../../test/open-generator';
import type { OpenGenerator } from '../../test/open-generator';

const { status, imageUrl, thumbnailUrl, downloadUrl, width, height, startedAt, finishedAt } = aFinishedDesign();
const picture = { status, imageUrl, thumbnailUrl, downloadUrl, width, height, startedAt, finishedAt };
const failed = (error: string) => ({ status: 'FAILED', error, finishedAt }) as const;

async function begin({ user }: OpenGenerator, text: string) {
  const field = await screen.findByPlaceholderText('Enter your primary text');
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
  await user.click(screen.getByText('Generate Design'));
  await placeOf(text);
}

const rowHeading = (text: RegExp) => screen.findByText(text, { selector: 'h2' });
const places = async () => {
  const card = (await rowHeading(/^(In the making|Just made)/)).closest('section') as HTMLElement;
  return within(card)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('button')?.textContent?.replace(/ · .*$/, ''));
};

describe('several designs at once', () => {
  it('have a place each, and the form stays free for the next', async () => {
    const generator = openGenerator();
    await begin(generator, 'First');
    await begin(generator, 'Second');
    generator.change('d-new', { status: 'RUNNING', startedAt: '2026-03-01T12:00:01.000Z' });
    await begin(generator, 'Third');
    expect(await places()).toEqual([
      'FirstBeing drawn',
      'SecondWaiting, next in your line',
      'ThirdWaiting, number 2 in your line',
    ]);
    expect(screen.getByRole('region', { name: 'In the making 3' })).toBeInTheDocument();
    expect(generateButton()).toBeEnabled();
    await waitFor(() => expect(credits()).toHaveTextContent('Credits: 9'));
    expect(screen.getByText(/^3 in the making\./)).toBeInTheDocument();
    // the newest one is looked at
    expect(await placeOf('Third')).toHaveAttribute('aria-pressed', 'true');
    expect(within(preview()).getByText('Third')).toBeInTheDocument();
  });

  it('end each for itself: the picture of one does not take the place of the one that is looked at', async () => {
    const generator = openGenerator();
    await begin(generator, 'First');
    await begin(generator, 'Second');
    generator.change('d-new', picture);
    expect(await placeOf('First')).toHaveTextContent('Ready, drawn in 9 s');
    expect(await screen.findByText('“First” is ready.')).toHaveAttribute('role', 'status');
    expect(within(preview()).getByText('AI is generating your design...')).toBeInTheDocument();
    expect(screen.queryByText('Design generated successfully!')).not.toBeInTheDocument();
    await generator.user.click(await placeOf('First'));
    expect(await screen.findByRole('img', { name: 'Generated design' })).toBeInTheDocument();
    expect(generator.address()).toBe('/user/generate-image?design=d-new');
    await generator.user.click(await placeOf('Second'));
    generator.change('d-new-2', picture);
    expect(await screen.findByText('Design generated successfully!')).toBeInTheDocument();
  });

  it('fail each in its own words, and say that the credit is back', async () => {
    const generator = openGenerator();
    await begin(generator, 'First');
    await begin(generator, 'Second');
    generator.change('d-new', failed('API Error: 503 - overloaded'));
    expect(await placeOf('First')).toHaveTextContent('Error: API Error: 503 - overloaded Your credit is back.');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '“First”: Error: API Error: 503 - overloaded Your credit is back.',
    );
    generator.change('d-new-2', failed('No image was generated from the API response'));
    expect(await placeOf('Second')).toHaveTextContent(
      'Error: No image was generated from the API response Your credit is back.',
    );
    expect(await placeOf('First')).toHaveTextContent('Error: API Error: 503 - overloaded Your credit is back.');
    expect(await rowHeading(/^Just made/)).toBeInTheDocument();
  });

  it('are cancelled each for itself, in their places', async () => {
    const generator = openGenerator();
    await begin(generator, 'First');
    await begin(generator, 'Second');
    await generator.user.click(screen.getByRole('button', { name: 'Cancel the design: First' }));
    expect(await placeOf('First')).toHaveTextContent('Cancelled. Your credit is back.');
    expect(generator.sent('CancelDesign')).toEqual([{ id: 'd-new' }]);
    expect(await placeOf('Second')).toHaveTextContent('Waiting, next in your line');
    await waitFor(() => expect(credits()).toHaveTextContent('Credits: 11'));
  });

  it('are as the server has them when one was finished before its cancel arrived', async () => {
    const cancelled = held<unknown>();
    const generator = openGenerator({ mutation: { cancelDesign: () => cancelled.answer } });
    await begin(generator, 'First');
    await begin(generator, 'Second');
    await generator.user.click(screen.getByRole('button', { name: 'Cancel the design: First' }));
    generator.change('d-new', picture);
    cancelled.give({
      design: null,
      viewer: null,
      errors: [{ code: 'INVALID_STATE', message: 'This design was already finished.', field: null }],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This design was already finished.');
    expect(await placeOf('First')).toHaveTextContent('Ready');
  });
});

describe('a design that came to nothing', () => {
  it('is asked for once more as it was, with a request id of its own, and gives its place to the new one', async () => {
    const generator = openGenerator();
    await begin(generator, 'First');
    generator.change('d-new', failed('It took too long.'));
    await placeOf('First');
    await generator.user.type(await primaryText(), ', and other words');
    await generator.user.click(await screen.findByRole('button', { name: 'Try again: First' }));
    await waitFor(() => expect(generator.sent('CreateDesign')).toHaveLength(2));
    const [first, again] = generator
      .sent('CreateDesign')
      .map(({ input }) => input as { requestId: string; design: object });
    expect(again?.design).toEqual(first?.design);
    expect(again?.requestId).not.toBe(first?.requestId);
    await waitFor(async () => expect(await places()).toEqual(['FirstWaiting, next in your line']));
    expect(generator.address()).toBe('/user/generate-image?design=d-new-2');
    // what was being written is not touched
    expect(await primaryText()).toHaveValue('First, and other words');
  });

  it('is tried again from the preview too', async () => {
    const generator = openGenerator();
    await begin(generator, 'First');
    generator.change('d-new', failed('It took too long.'));
    await generator.user.click(await within(preview()).findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('AI is generating your design...')).toBeInTheDocument();
    expect(generator.sent('CreateDesign')).toHaveLength(2);
  });

  it('is not tried again without a credit', async () => {
    const generator = openGenerator({ viewer: { credits: 1 } });
    await begin(generator, 'First');
    generator.change('d-new', failed('It took too long.'));
    await placeOf('First');
    expect(await screen.findByRole('button', { name: 'Try again: First' })).toBeDisabled();
  });
});

describe('the places', () => {
  it('hold what is at work wherever it was begun, and nothing that had ended before', async () => {
    openGenerator({
      designs: [
        aDesign({ id: 'd-3', primaryText: 'From my phone', createdAt: '2026-03-01T12:00:02.000Z' }),
        aDesign({ id: 'd-2', primaryText: 'Drawn now', status: 'RUNNING' }),
        aFinishedDesign({ id: 'd-1', primaryText: 'Old cake' }),
      ],
    });
    await placeOf('From my phone');
    expect(await places()).toEqual(['Drawn nowBeing drawn', 'From my phoneWaiting, next in your line']);
  });

  it('outlast a reload, with what has ended meanwhile', async () => {
    const first = openGenerator();
    await begin(first, 'First');
    await begin(first, 'Second');
    first.unmount();
    const [second, one] = first.made;
    openGenerator({ designs: [{ ...aDesign(), ...second }, { ...aFinishedDesign({ ...one, ...picture }) }] });
    await placeOf('First');
    expect(await places()).toEqual(['FirstReady, drawn in 9 s', 'SecondWaiting, next in your line']);
  });

  it('are cleared of what has ended, and of that alone', async () => {
    const generator = openGenerator();
    await begin(generator, 'First');
    await begin(generator, 'Second');
    generator.change('d-new', picture);
    await waitFor(async () => expect(await placeOf('First')).toHaveTextContent('Ready'));
    await generator.user.click(screen.getByRole('button', { name: 'Clear finished' }));
    await waitFor(async () => expect(await places()).toEqual(['SecondWaiting, next in your line']));
    // it is kept all the same
    expect(await screen.findByRole('button', { name: 'Show the design: First' })).toBeInTheDocument();
  });

  it('lose what another tab deletes', async () => {
    const generator = openGenerator({
      designs: [
        aDesign({ id: 'd-stays', primaryText: 'Second', createdAt: '2026-03-01T12:00:02.000Z' }),
        aDesign({ id: 'd-goes', primaryText: 'First' }),
      ],
    });
    await placeOf('First');
    generator.change('d-goes', picture);
    await waitFor(async () => expect(await placeOf('First')).toHaveTextContent('Ready'));
    generator.remove('d-goes');
    await waitFor(async () => expect(await places()).toEqual(['SecondWaiting, next in your line']));
  });

  it('go on by asking where the socket is cut off', async () => {
    const generator = openGenerator({ socketless: true });
    await begin(generator, 'First');
    await begin(generator, 'Second');
    generator.change('d-new', picture);
    await waitFor(async () => expect(await placeOf('First')).toHaveTextContent('Ready'), { timeout: 20_000 });
  });
});

describe('a generation request that is refused while another one is at work', () => {
  it('says so above, and leaves what is at work in the preview, to its end', async () => {
    let refuse = false;
    const generator: OpenGenerator = openGenerator({
      mutation: {
        createDesign: () => {
          if (refuse)
            return {
              design: null,
              viewer: null,
              errors: [{ code: 'LIMIT_REACHED', message: '20 of your designs are waiting already.', field: null }],
            };
          const design = aDesign({ id: 'd-new', primaryText: 'First' });
          generator.made.unshift(design);
          return { design, viewer: generator.api.viewer, errors: [] };
        },
      },
    });
    await begin(generator, 'First');
    refuse = true;
    await generator.user.type(await primaryText(), ' and more');
    await generator.user.click(generateButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('20 of your designs are waiting already.');
    expect(await screen.findByText('No design was made. The message above says why.')).toBeInTheDocument();
    expect(within(preview()).getByText('AI is generating your design...')).toBeInTheDocument();
    generator.change('d-new', picture);
    expect(await screen.findByText('Design generated successfully!')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Generated design' })).toBeInTheDocument();
  });
});
