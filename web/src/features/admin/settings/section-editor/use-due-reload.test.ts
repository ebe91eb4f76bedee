import { renderHook } from '@testing-library/react';
import { useDueReload } from './use-due-reload';

describe('reading a section when its planned content is due', () => {
  beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') }));
  afterEach(() => void jest.useRealTimers());

  function open(publishAt: string | null) {
    const reload = jest.fn(() => Promise.reject(new Error('no network')));
    const { rerender, unmount } = renderHook(({ at }) => useDueReload(at, reload), { initialProps: { at: publishAt } });
    return { reload, replan: (at: string | null) => rerender({ at }), unmount };
  }
  const pass = (seconds: number) => jest.advanceTimersByTime(seconds * 1000);

  it('happens after the moment and not before, and again while a job may be late', () => {
    const { reload } = open('2026-03-01T12:10:00Z');
    pass(602);
    expect(reload).not.toHaveBeenCalled();
    pass(1);
    expect(reload).toHaveBeenCalledTimes(1);
    pass(3600);
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it('follows another moment, and ends with the plan, the page, or a moment too far away', () => {
    const { reload, replan, unmount } = open('2026-03-01T12:10:00Z');
    replan('2026-03-01T12:20:00Z');
    pass(700);
    expect(reload).not.toHaveBeenCalled();
    replan(null);
    pass(3600);
    replan('2026-06-01T12:00:00Z');
    pass(3600);
    replan('2026-03-01T12:00:00Z');
    unmount();
    pass(3600);
    expect(reload).not.toHaveBeenCalled();
  });
});
