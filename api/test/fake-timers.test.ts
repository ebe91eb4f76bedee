describe('fake timers', () => {
  afterEach(() => void jest.useRealTimers());

  it('start at the given time', () => {
    jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') });
    expect(new Date().toISOString()).toBe('2026-03-01T12:00:00.000Z');
    jest.advanceTimersByTime(1500);
    expect(new Date().toISOString()).toBe('2026-03-01T12:00:01.500Z');
  });

  it('refuse options that have no effect', () => {
    expect(() => jest.useFakeTimers({ doNotFake: ['nextTick'] })).toThrow(/no option doNotFake/);
  });
});
