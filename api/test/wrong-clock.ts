/** Does the work while this process's clock is ahead, with timers that run as usual, which fake timers do not. */
export async function withClockAhead<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const RightDate = Date;
  globalThis.Date = new Proxy(RightDate, {
    construct: (target, given: [], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [RightDate.now() + ms] : given, newTarget) as object,
    get: (target, name, receiver) =>
      name === 'now' ? () => RightDate.now() + ms : (Reflect.get(target, name, receiver) as unknown),
  });
  try {
    return await work();
  } finally {
    globalThis.Date = RightDate;
  }
}
