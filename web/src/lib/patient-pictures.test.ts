import { waitFor } from '@testing-library/react';
import { loadPicturesPatiently } from './patient-pictures';

const path = '/designs/1/thumbnail?v=2';
const refusal = () => new Response('{}', { status: 429, headers: { 'retry-after': '10' } });
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
  Object.defineProperty(image, 'src', { get: () => new URL(src, location.origin).href, set: loads });
  return { image, errors, loads, fail: () => image.dispatchEvent(new Event('error')) };
}

describe('a picture of an account that does not load', () => {
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

  it('is not asked for when it is no longer on the page, nor one of the shop', async () => {
    jest.useFakeTimers();
    answers = [refusal];
    const left = aPicture();
    left.fail();
    left.image.remove();
    const ofShop = aPicture('/image-server/a.png');
    ofShop.fail();
    expect(ofShop.errors).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(requested).toHaveBeenCalledTimes(1);
  });
});
