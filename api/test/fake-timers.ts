const { useFakeTimers } = jest;

/** jest-light-runner's fake timers ignore all options: `now` is honoured here, and any other is refused. */
jest.useFakeTimers = (options: Parameters<typeof useFakeTimers>[0] = {}) => {
  const { now, ...others } = options as { now?: number | Date };
  const unknown = Object.keys(others);
  if (unknown.length > 0) throw new Error(`Fake timers of this runner have no option ${unknown.join(', ')}.`);
  useFakeTimers();
  if (now !== undefined) jest.setSystemTime(now);
  return jest;
};
