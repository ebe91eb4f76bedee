import { afterPause } from './after-pause';

describe('work after a pause', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('runs the last of several works once, when none follows any more', () => {
    const later = afterPause();
    const done: number[] = [];
    for (const number of [1, 2, 3]) {
      later(() => done.push(number));
      jest.advanceTimersByTime(100);
    }
    expect(done).toEqual([]);
    jest.advanceTimersByTime(100);
    expect(done).toEqual([3]);
    jest.advanceTimersByTime(5_000);
    expect(done).toEqual([3]);
  });

  it('runs from time to time where no pause comes', () => {
    const later = afterPause();
    const done: number[] = [];
    for (let at = 0; at < 10_000; at += 100) {
      later(() => done.push(at));
      jest.advanceTimersByTime(100);
    }
    expect(done).toHaveLength(2);
    expect(done[0]).toBeGreaterThan(3_000);
  });
});
