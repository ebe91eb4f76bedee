import { http, HttpResponse } from 'msw';
import { notify } from '../../../lib/notify';
import { alsoAnswer } from '../../../test/test-api';
import { canShare, shareFile } from './share-file';

/** Gives the browser a share sheet that ends so. */
function sheet(share: (data: ShareData) => Promise<void>) {
  Object.assign(navigator, { canShare: () => true, share });
}

describe('the share sheet', () => {
  beforeEach(() => {
    alsoAnswer(
      http.get('*/story.jpg', () => new HttpResponse('a picture', { headers: { 'content-type': 'image/jpeg' } })),
      http.get('*/gone.jpg', () => new HttpResponse(null, { status: 404 })),
    );
  });
  afterEach(() => {
    Object.assign(navigator, { canShare: undefined, share: undefined });
    jest.restoreAllMocks();
  });

  it('is offered where the browser hands pictures to other apps', () => {
    expect(canShare()).toBe(false);
    sheet(async () => undefined);
    expect(canShare()).toBe(true);
    Object.assign(navigator, { canShare: () => false });
    expect(canShare()).toBe(false);
  });

  it('gets the picture as a named file', async () => {
    const shared: ShareData[] = [];
    sheet(async (data) => void shared.push(data));
    await shareFile('/story.jpg', 'Story.jpg');
    const [file] = shared[0]?.files ?? [];
    expect([file?.name, file?.type]).toEqual(['Story.jpg', 'image/jpeg']);
  });

  it('says nothing when it is closed, and offers the download when it fails', async () => {
    const said = jest.spyOn(notify, 'error').mockReturnValue('');
    sheet(() => Promise.reject(new DOMException('Closed', 'AbortError')));
    await shareFile('/story.jpg', 'Story.jpg');
    expect(said).not.toHaveBeenCalled();
    sheet(() => Promise.reject(new DOMException('Too late after the tap', 'NotAllowedError')));
    await shareFile('/story.jpg', 'Story.jpg');
    await shareFile('/gone.jpg', 'Gone.jpg');
    expect(said.mock.calls).toEqual(Array(2).fill(['The picture could not be shared. You can download it instead.']));
  });
});
