import { waitFor } from '@testing-library/react';
import { connection } from './connection';
import { loadPicturesPatiently } from './patient-pictures';

const path = '/designs/1/thumbnail?v=2';
const refusal = () => new Response('{}', { status: 429, headers: { 'retry-after': '10' } });
const noConnection = () => {
  throw new TypeError('Failed to fetch');
};
/** Its body is read without a timer. */
const picture = { ok: true, status: 200, arrayBuffer: async () => new ArrayBuffer(8) } as Response;
let answers: (() => Response)[] = [];
const requested = jest.fn<Promise<Response>, [string]>(async () => (answers.shift() ?? refusal)());

/** A picture on the page, the addresses that it was given, and the errors that it has learned of. */
function aPicture(src = path) {
  const image = document.body.appendChild(document.createElement('img'));
  image.src = src;
  const errors = jest.fn();
  image.addEventListener('error', errors);
  const loads = jest.fn<undefined, [string]>();
  let address = new URL(src, location.origin).href;
  Object.defineProperty(image, 'src', {
    get: () => address,
    set: (next: string) => {
      loads(next);
      address = next;
    },
  });
  return { image, errors, loads, fail: () => image.dispatchEvent(new Event('error')) };
}

describe('a picture of this site that does not load', () => {
  const { fetch } = globalThis;
  let end: () => void;
  beforeEach(() => {
    globalThis.fetch = requested as unknown as typeof fetch;
    requested.mockClear();
    end = loadPicturesPatiently();
  });
  afterEach(() => {
    end();
    globalThis.fetch = fetch;
    document.body.replaceChildren();
    jest.useRealTimers();
  });

  it('is loaded again when the server allows it, without an error in between', async () => {
    jest.useFakeTimers();
    answers = [refusal, refusal, () => picture];
    const { errors, loads, fail } = aPicture();
    fail();
    await jest.advanceTimersByTimeAsync(9_000);
    expect(requested).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(25_000);
    expect(requested).toHaveBeenCalledTimes(3);
    expect(loads.mock.calls).toEqual([[`${location.origin}${path}`]]);
    expect(errors).not.toHaveBeenCalled();
    // what was loaded is no picture
    fail();
    expect(errors).toHaveBeenCalledTimes(1);
  });

  it('is loaded again once more when it is refused after it was shown', async () => {
    answers = [() => picture, () => picture];
    const { image, errors, loads, fail } = aPicture();
    for (const times of [1, 2]) {
      fail();
      await waitFor(() => expect(loads).toHaveBeenCalledTimes(times));
      image.dispatchEvent(new Event('load'));
    }
    expect(errors).not.toHaveBeenCalled();
  });

  it('is broken at once for another reason, and when it is refused again and again', async () => {
    answers = [() => new Response('{}', { status: 404 })];
    const gone = aPicture();
    gone.fail();
    await waitFor(() => expect(gone.errors).toHaveBeenCalledTimes(1));
    jest.useFakeTimers();
    answers = [];
    requested.mockClear();
    const refused = aPicture('/design-photos/2/thumbnail');
    refused.fail();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(requested).toHaveBeenCalledTimes(8);
    expect(refused.errors).toHaveBeenCalledTimes(1);
    expect(refused.loads).not.toHaveBeenCalled();
  });

  it.each([
    ['the browser is online', () => void window.dispatchEvent(new Event('online'))],
    ['live updates arrive again', () => connection.say('live')],
    ['some time has passed', () => void jest.advanceTimersByTime(8_000)],
  ])('is loaded again after a lost connection, as soon as %s', async (_when, reconnect) => {
    jest.useFakeTimers();
    connection.say('lost');
    answers = [noConnection, noConnection, noConnection, () => picture];
    const { image, errors, loads, fail } = aPicture('/pictures/bakery-640.webp');
    fail();
    await jest.advanceTimersByTimeAsync(6_500);
    expect(requested).toHaveBeenCalledTimes(3);
    expect(image).toHaveAttribute('data-waiting');
    reconnect();
    await jest.advanceTimersByTimeAsync(0);
    expect(loads.mock.calls).toEqual([[`${location.origin}/pictures/bakery-640.webp`]]);
    expect(image).not.toHaveAttribute('data-waiting');
    expect(errors).not.toHaveBeenCalled();
    connection.say('idle');
  });

  it('waits again when the connection is lost once more while it is loaded', async () => {
    jest.useFakeTimers();
    answers = [noConnection, () => picture, noConnection, () => picture];
    const { errors, loads, fail } = aPicture();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    for (const times of [1, 2]) {
      fail();
      await jest.advanceTimersByTimeAsync(3_000);
      expect(loads).toHaveBeenCalledTimes(times);
    }
    expect(errors).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    fail();
    expect(errors).toHaveBeenCalledTimes(1);
    online.mockRestore();
  });

  it('is loaded again after a release, which a proxy answers with 502 and 503', async () => {
    jest.useFakeTimers();
    answers = [...[502, 503].map((status) => () => new Response('', { status })), () => picture];
    const { errors, loads, fail } = aPicture();
    fail();
    await jest.advanceTimersByTimeAsync(25_000);
    expect(loads).toHaveBeenCalledTimes(1);
    expect(errors).not.toHaveBeenCalled();
  });

  it('gives way to the next picture of its element', async () => {
    jest.useFakeTimers();
    answers = [noConnection];
    const { image, loads, fail } = aPicture();
    fail();
    await jest.advanceTimersByTimeAsync(0);
    image.src = `${location.origin}/designs/2/thumbnail`;
    image.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(image).not.toHaveAttribute('data-waiting');
    expect(requested).toHaveBeenCalledTimes(1);
    expect(loads).toHaveBeenCalledTimes(1);
  });

  it('is not asked for when it is no longer on the page, nor one of another site', async () => {
    jest.useFakeTimers();
    answers = [refusal];
    const left = aPicture();
    left.fail();
    left.image.remove();
    for (const src of ['https://elsewhere.example/a.png', 'data:image/png;base64,AA', `blob:${location.origin}/1`]) {
      const other = aPicture(src);
      other.fail();
      expect(other.errors).toHaveBeenCalledTimes(1);
    }
    await jest.advanceTimersByTimeAsync(60_000);
    expect(requested).toHaveBeenCalledTimes(1);
  });
});
