import { imageUpload } from '../../../contract/uploads';
import { UploadRefused, uploadImage, uploadStallMs } from './upload-image';

/** A connection that takes bytes when the test says so, and answers nothing. */
class SilentRequest extends EventTarget {
  static latest: SilentRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  aborted = false;
  onloadend?: () => void;
  constructor() {
    super();
    SilentRequest.latest = this;
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.aborted = true;
    this.onloadend?.();
  }
}

it('gives an upload up when it makes no progress, and not a slow one', async () => {
  const usual = globalThis.XMLHttpRequest;
  Reflect.set(globalThis, 'XMLHttpRequest', SilentRequest);
  jest.useFakeTimers();
  try {
    const ended = uploadImage(Object.assign(new Blob(['x'], { type: 'image/png' }), { name: 'x.png' }) as File, {
      onProgress: () => undefined,
      signal: new AbortController().signal,
    }).catch((error: unknown) => error);
    const { latest } = SilentRequest;
    for (const loaded of [1, 2, 3]) {
      await jest.advanceTimersByTimeAsync(uploadStallMs - 1);
      latest.upload.onprogress?.({ loaded, total: 4 });
    }
    expect(latest.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(uploadStallMs);
    expect(latest.aborted).toBe(true);
    expect(await ended).toMatchObject({ message: imageUpload.failed, mayBeRepeated: true });
    expect(await ended).toBeInstanceOf(UploadRefused);
  } finally {
    jest.useRealTimers();
    Reflect.set(globalThis, 'XMLHttpRequest', usual);
  }
});
