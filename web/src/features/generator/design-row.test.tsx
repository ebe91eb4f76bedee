import { screen, waitFor, within } from '@testing-library/react';
import { aDesign, aFinishedDesign } from '../../test/designs';
import { held } from '../../test/test-api';
import { credits, generateButton, openGenerator, rowTileOf, preview, primaryText } from '../../test/open-generator';
import type { OpenGenerator } from '../../test/open-generator';
import { fill } from '../../test/fill';

const { status, imageUrl, thumbnailUrl, downloadUrl, width, height, startedAt, finishedAt } = aFinishedDesign();
const picture = { status, imageUrl, thumbnailUrl, downloadUrl, width, height, startedAt, finishedAt };
const failed = (error: string) => ({ status: 'FAILED', error, finishedAt }) as const;

async function begin({ user }: OpenGenerator, text: string) {
  const field = await screen.findByPlaceholderText('Enter your primary text');
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
  await user.click(screen.getByText('Generate Design'));
  await rowTileOf(text);
}

const rowHeading = (text: RegExp) => screen.findByText(text, { selector: 'h2' });
const places = async () => {
  const card = (await rowHeading(/^(In progress|Just made)/)).closest('section') as HTMLElement;
  return within(card)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('button')?.textContent?.replace(/ · .*$/, ''));
};

describe('several designs at once', () => {
  it('have a tile each, the form stays free for the next request, and each is cancelled alone', async () => {
    const generator = openGenerator();
    await begin(generator, 'First');
    await begin(generator, 'Second');
    generator.change('d-new', { status: 'RUNNING', startedAt: '2026-03-01T12:00:01.000Z' });
    await begin(generator, 'Third');
    expect(await places()).toEqual([
      'FirstBeing made',
      'SecondWaiting, next in your queue',
      'ThirdWaiting, number 2 in your queue',
    ]);
    expect(screen.getByRole('region', { name: 'In progress 3' })).toBeInTheDocument();
    expect(generateButton()).toBeEnabled();
    await waitFor(() => expect(credits()).toHaveTextContent('Credits: 9'));
    expect(screen.getByText(/^3 designs in progress\./)).toBeInTheDocument();
    // the newest one is in the preview
    expect(await rowTileOf('Third')).toHaveAttribute('aria-pressed', 'true');
    expect(within(preview()).getByText('Third')).toBeInTheDocument();
    await generator.user.click(screen.getByRole('button', { name: 'Cancel the design: Second' }));
    await waitFor(async () => expect(await rowTileOf('Second')).toHaveTextContent('Cancelled. Your credit is back.'));
    expect(generator.sent('CancelDesign')).toEqual([{ id: 'd-new-2' }]);
    expect(await places()).toEqual([
      'FirstBeing made',
      'SecondCancelled. Your credit is back.',
      'ThirdWaiting, next in your queue',
    ]);
    await waitFor(() => expect(credits()).toHaveTextContent('Credits: 10'));
  });

  it('finish independently: a new picture does not replace the one in the preview, and ended ones are cleared alone', async () => {
    const generator = openGenerator();
    await begin(generator, 'First');
    await begin(generator, 'Second');
    generator.change('d-new', picture);
    expect(await rowTileOf('First')).toHaveTextContent('Ready, made in 9 s');
    expect(await screen.findByText('“First” is ready.')).toHaveAttribute('role', 'status');
    expect(within(preview()).getByText('AI is generating your design...')).toBeInTheDocument();
    expect(screen.queryByText('Design generated successfully!')).not.toBeInTheDocument();
    await generator.user.click(await rowTileOf('First'));
    expect(await screen.findByRole('img', { name: 'Generated design' })).toBeInTheDocument();
    expect(generator.address()).toBe('/user/generate-image?design=d-new');
    await generator.user.click(await rowTileOf('Second'));
    await generator.user.click(screen.getByRole('button', { name: 'Clear finished' }));
    await waitFor(async () => expect(await places()).toEqual(['SecondWaiting, next in your queue']));
    // the design itself is not deleted
    expect(await screen.findByRole('button', { name: 'Show the design: First' })).toBeInTheDocument();
    generator.change('d-new-2', picture);
    expect(await screen.findByText('Design generated successfully!')).toBeInTheDocument();
  });

  it('fail with their own messages, and say that the credit was released', async () => {
    const generator = openGenerator();
    await begin(generator, 'First');
    await begin(generator, 'Second');
    generator.change('d-new', failed('API Error: 503 - overloaded'));
    expect(await rowTileOf('First')).toHaveTextContent('Error: API Error: 503 - overloaded Your credit is back.');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '“First”: Error: API Error: 503 - overloaded Your credit is back.',
    );
    generator.change('d-new-2', failed('No image was generated from the API response'));
    // changes in quick succession are read together
    await waitFor(async () =>
      expect(await rowTileOf('Second')).toHaveTextContent(
        'Error: No image was generated from the API response Your credit is back.',
      ),
    );
    expect(await rowTileOf('First')).toHaveTextContent('Error: API Error: 503 - overloaded Your credit is back.');
    expect(await rowHeading(/^Just made/)).toBeInTheDocument();
  });

  it('are read together when they change at once, not each again', async () => {
    const generator = openGenerator();
    await begin(generator, 'First');
    await begin(generator, 'Second');
    const before = generator.sent('DesignRow').length;
    for (let turn = 0; turn < 6; turn += 1) generator.change(turn % 2 ? 'd-new-2' : 'd-new', picture);
    await waitFor(async () => expect(await rowTileOf('Second')).toHaveTextContent('Ready'));
    // at once, and together with what followed
    expect(generator.sent('DesignRow').length - before).toBeLessThanOrEqual(3);
  });

  it("show the server's state when a design was finished before its cancel arrived", async () => {
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
    expect(await rowTileOf('First')).toHaveTextContent('Ready');
  });
});

describe('a failed design', () => {
  it('is requested again, from its row or the preview, with the same input and a new request id, and is replaced', async () => {
    const generator = openGenerator();
    await begin(generator, 'First');
    generator.change('d-new', failed('It took too long.'));
    await rowTileOf('First');
    await fill(generator.user, await primaryText(), ', and other words');
    await generator.user.click(await screen.findByRole('button', { name: 'Try again: First' }));
    await waitFor(() => expect(generator.sent('CreateDesign')).toHaveLength(2));
    const [first, again] = generator
      .sent('CreateDesign')
      .map(({ input }) => input as { requestId: string; design: object });
    expect(again?.design).toEqual(first?.design);
    expect(again?.requestId).not.toBe(first?.requestId);
    await waitFor(async () => expect(await places()).toEqual(['FirstWaiting, next in your queue']));
    expect(generator.address()).toBe('/user/generate-image?design=d-new-2');
    // the text in the form does not change
    expect(await primaryText()).toHaveValue('First, and other words');
    generator.change('d-new-2', failed('It took too long.'));
    await generator.user.click(await within(preview()).findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(generator.sent('CreateDesign')).toHaveLength(3));
    expect(await screen.findByText('AI is generating your design...')).toBeInTheDocument();
  });

  it('cannot be retried without a credit', async () => {
    const generator = openGenerator({ viewer: { credits: 1 } });
    await begin(generator, 'First');
    generator.change('d-new', failed('It took too long.'));
    await rowTileOf('First');
    expect(await screen.findByRole('button', { name: 'Try again: First' })).toBeDisabled();
  });
});

describe('the design row', () => {
  it('shows unfinished designs wherever they were started, and none that had ended before', async () => {
    openGenerator({
      designs: [
        aDesign({ id: 'd-3', primaryText: 'From my phone', createdAt: '2026-03-01T12:00:02.000Z' }),
        aDesign({ id: 'd-2', primaryText: 'Drawn now', status: 'RUNNING' }),
        aFinishedDesign({ id: 'd-1', primaryText: 'Old cake' }),
      ],
    });
    await rowTileOf('From my phone');
    expect(await places()).toEqual(['Drawn nowBeing drawn', 'From my phoneWaiting, next in your queue']);
  });

  it('survives a reload, with designs that ended before it', async () => {
    const first = openGenerator();
    await begin(first, 'First');
    await begin(first, 'Second');
    first.unmount();
    const [second, one] = first.made;
    openGenerator({ designs: [{ ...aDesign(), ...second }, { ...aFinishedDesign({ ...one, ...picture }) }] });
    await rowTileOf('First');
    expect(await places()).toEqual(['FirstReady, made in 9 s', 'SecondWaiting, next in your queue']);
  });

  it('removes designs deleted in another tab', async () => {
    const generator = openGenerator({
      designs: [
        aDesign({ id: 'd-stays', primaryText: 'Second', createdAt: '2026-03-01T12:00:02.000Z' }),
        aDesign({ id: 'd-goes', primaryText: 'First' }),
      ],
    });
    await rowTileOf('First');
    generator.change('d-goes', picture);
    await waitFor(async () => expect(await rowTileOf('First')).toHaveTextContent('Ready'));
    generator.remove('d-goes');
    await waitFor(async () => expect(await places()).toEqual(['SecondWaiting, next in your queue']));
  });

  it('falls back to polling when the WebSocket is disconnected', async () => {
    const generator = openGenerator({ socketless: true });
    await begin(generator, 'First');
    await begin(generator, 'Second');
    generator.change('d-new', picture);
    await waitFor(async () => expect(await rowTileOf('First')).toHaveTextContent('Ready'), { timeout: 20_000 });
  });
});

describe('a refused generation request while another one is running', () => {
  it('shows its message above, and leaves the running design in the preview until it ends', async () => {
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
    await fill(generator.user, await primaryText(), ' and more');
    await generator.user.click(generateButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('20 of your designs are waiting already.');
    expect(await screen.findByText('No design was made. The message above says why.')).toBeInTheDocument();
    expect(within(preview()).getByText('AI is generating your design...')).toBeInTheDocument();
    generator.change('d-new', picture);
    expect(await screen.findByText('Design generated successfully!')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Generated design' })).toBeInTheDocument();
  });

  it('is not reported at the button when another design fails while one runs', async () => {
    const generator = openGenerator();
    await begin(generator, 'First');
    const [first] = generator.made;
    await begin(generator, 'Second');
    generator.change(first?.id ?? '', failed('It took too long.'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '“First”: Error: It took too long. Your credit is back.',
    );
    expect(screen.queryByText(/No design was made/)).not.toBeInTheDocument();
    expect(screen.getByText(/1 design in progress/)).toBeInTheDocument();
  });
});
