import { inPrintProcess } from './print-process';

type Caller = Parameters<typeof inPrintProcess>[0];

/** Processes whose work ends when the test says so. */
function processes() {
  const ends: (() => void)[] = [];
  const run = jest.fn(
    (_name: string, argument: unknown) => new Promise((resolve) => ends.push(() => resolve(argument))),
  );
  const images = { prints: { run } } as unknown as Caller['images'];
  const end = () => ends.shift()?.();
  const account = (userId: string): Caller => ({
    images,
    viewer: { userId } as NonNullable<Caller['viewer']>,
    address: '192.0.2.1',
  });
  const anonymous = (address: string): Caller => ({ images, viewer: null, address });
  return { run, end, account, anonymous };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const several = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));

describe('work in the processes for prints', () => {
  it('is 6 of an account at once, and 30 more that wait, while other accounts are served', async () => {
    const { run, end, account } = processes();
    const made = jest.fn((index: number) => index);
    const work = several(36, (index) => inPrintProcess<number>(account('busy'), 'print', () => made(index)));
    await settled();
    expect(run).toHaveBeenCalledTimes(6);
    // no picture is read for work that waits
    expect(made).toHaveBeenCalledTimes(6);
    await expect(inPrintProcess(account('busy'), 'print', () => null)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: 10,
    });
    const other = inPrintProcess(account('other'), 'print', () => 'of another');
    await settled();
    expect(run).toHaveBeenCalledTimes(7);
    for (let count = 0; count < 37; count += 1) {
      end();
      await settled();
    }
    expect(await Promise.all(work)).toEqual(several(36, (index) => index));
    expect(await other).toBe('of another');
    const again = inPrintProcess(account('busy'), 'print', () => 'again');
    await settled();
    end();
    expect(await again).toBe('again');
  });

  it('of anonymous callers is counted by network, or for the account whose pictures they read', async () => {
    const { run, end, anonymous } = processes();
    const work = several(36, (index) =>
      inPrintProcess(anonymous(`2001:db8:1:2::${index + 1}`), 'fontFile', () => index),
    );
    const refused = inPrintProcess(anonymous('2001:db8:1:2::ffff'), 'fontFile', () => null);
    await expect(refused).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const served = [
      inPrintProcess(anonymous('2001:db8:1:3::1'), 'fontFile', () => null),
      inPrintProcess(anonymous('2001:db8:1:2::1'), 'print', () => null, 'an account'),
    ];
    await settled();
    expect(run).toHaveBeenCalledTimes(8);
    for (let count = 0; count < 38; count += 1) {
      end();
      await settled();
    }
    await Promise.all([...work, ...served]);
  });

  it('passes its slot on when it fails', async () => {
    const { run, end, account } = processes();
    run.mockRejectedValueOnce(new Error('no memory'));
    const failing = inPrintProcess(account('failing'), 'print', () => null);
    const work = several(6, (index) => inPrintProcess(account('failing'), 'print', () => index));
    await expect(failing).rejects.toThrow('no memory');
    await settled();
    expect(run).toHaveBeenCalledTimes(7);
    for (let count = 0; count < 6; count += 1) end();
    await Promise.all(work);
  });
});
