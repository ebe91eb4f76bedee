import { act, fireEvent, render, screen } from '@testing-library/react';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { messages, notify } from '../lib/notify';
import { Notes } from './notes';

/** Duration of the library's exit animation. */
const leavingMs = 400;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Runs the work and the library's next two frames. */
const say = async (work: () => unknown) => {
  await act(async () => void work());
  await pass(40);
};

describe('notes', () => {
  beforeEach(async () => {
    await messages.load();
    jest.useFakeTimers();
    render(
      <ThemeProvider theme={createTheme()}>
        <Notes />
      </ThemeProvider>,
    );
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([
    ['success', notify.success, 2000],
    ['error', notify.error, 4000],
    ['message', notify.message, 4000],
  ] as const)('of kind %s stay for the right time', async (_kind, show, duration) => {
    await say(() => show('The loom runs'));
    await pass(duration - 140);
    expect(screen.getByText('The loom runs')).toBeInTheDocument();
    await pass(140 + leavingMs);
    expect(screen.queryByText('The loom runs')).not.toBeInTheDocument();
  });

  describe('with an Undo button', () => {
    const undoable = 10_000;
    const words = () => screen.queryByText('2 designs deleted');
    const notes = () => screen.getByRole('list');
    /** Lets the note expire, step by step as the library does. */
    const expire = async () => {
      for (const step of [140, 40, leavingMs]) await pass(step);
    };

    it('stay ten seconds', async () => {
      await say(() => notify.undo('2 designs deleted', jest.fn()));
      await pass(undoable - 140);
      expect(words()).toBeInTheDocument();
      await expire();
      expect(words()).not.toBeInTheDocument();
    });

    it.each([
      ['are pointed at', () => fireEvent.pointerEnter(notes()), () => fireEvent.pointerLeave(notes())],
      [
        'have the focus',
        () => act(() => screen.getByRole('button', { name: 'Undo' }).focus()),
        () => act(() => (document.activeElement as HTMLElement).blur()),
      ],
      [
        'have the focus at their end',
        () => act(() => screen.getByRole('button', { name: 'Close toast' }).focus()),
        () => act(() => (document.activeElement as HTMLElement).blur()),
      ],
    ])('do not expire while they %s', async (_how, come, go) => {
      await say(() => notify.undo('2 designs deleted', jest.fn()));
      await pass(undoable - 1_000);
      come();
      await pass(60_000);
      expect(words()).toBeInTheDocument();
      go();
      await pass(900);
      expect(words()).toBeInTheDocument();
      await expire();
      expect(words()).not.toBeInTheDocument();
    });

    it('do not expire while the page is hidden', async () => {
      await say(() => notify.undo('2 designs deleted', jest.fn()));
      const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      fireEvent(document, new Event('visibilitychange'));
      await pass(60_000);
      expect(words()).toBeInTheDocument();
      hidden.mockRestore();
      fireEvent(document, new Event('visibilitychange'));
      await pass(undoable - 140);
      await expire();
      expect(words()).not.toBeInTheDocument();
    });

    it('undo the action, once, and close', async () => {
      const undo = jest.fn();
      await say(() => notify.undo('2 designs deleted', undo));
      await say(() => fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
      await pass(leavingMs);
      expect(undo).toHaveBeenCalledTimes(1);
      expect(words()).not.toBeInTheDocument();
    });
  });

  it('of a running action stay until they are dismissed', async () => {
    let id: string | number = '';
    await say(() => (id = notify.loading('Weaving...')));
    await pass(3_600_000);
    expect(screen.getByText('Weaving...')).toBeInTheDocument();
    await say(() => notify.dismiss(id));
    await pass(leavingMs);
    expect(screen.queryByText('Weaving...')).not.toBeInTheDocument();
  });

  it('are limited to twenty at once', async () => {
    await say(() => {
      for (let count = 1; count <= 25; count += 1) notify.error(`Note ${count}`);
    });
    await pass(100);
    const shown = screen
      .getAllByText(/^Note /)
      .filter((note) => note.closest('[data-sonner-toast]')?.getAttribute('data-visible') === 'true');
    expect(shown).toHaveLength(20);
    expect(shown.map(({ textContent }) => textContent)).toContain('Note 25');
  });

  it('are announced politely', async () => {
    await say(() => notify.success('Done'));
    expect(screen.getByText('Done').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  });
});
