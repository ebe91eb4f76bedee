import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { notify } from '../../../lib/notify';
import { aPost } from '../../../test/studio-posts';
import { alsoAnswer, goOffline, held } from '../../../test/test-api';
import { Downloads } from './downloads';
import { canShare } from './use-sharing';

/** Gives the browser a share sheet that ends so. */
const sheet = (share: (data: ShareData) => Promise<void>) => {
  const opened = jest.fn(share);
  Object.assign(navigator, { canShare: () => true, share: opened });
  return opened;
};
const failing = (name: string) => () => Promise.reject(new DOMException('Refused', name));
const print = {
  size: 'STORY' as const,
  width: 1080,
  height: 1920,
  pngUrl: '/story.png',
  jpgUrl: '/story.jpg',
  webpUrl: '',
};

/** Shows the files of a post, whose picture is answered so. */
function open(answer: () => Promise<Response> | Response = () => new HttpResponse('a picture')) {
  const asked = jest.fn();
  alsoAnswer(
    http.get('*/story.jpg', () => {
      asked();
      return answer();
    }),
  );
  const said = jest.spyOn(notify, 'error').mockReturnValue('');
  const files = (headline: string) => (
    <Downloads
      prints={[print]}
      archiveUrl="/archive.zip"
      size="STORY"
      post={posts[headline] ?? (posts[headline] = aPost(headline))}
      flush={() => Promise.resolve(true)}
    />
  );
  const posts: Record<string, ReturnType<typeof aPost>> = {};
  const { rerender } = render(files('Bread'));
  return { user: userEvent.setup(), asked, said, edit: () => rerender(files('Cake')) };
}
const button = (name: string) => screen.findByRole('button', { name });
const falls = 'The picture could not be shared. You can download it instead.';

describe('the share of a post', () => {
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

  it('is busy while the picture loads, once, and leaves the downloads alone', async () => {
    const share = sheet(async () => undefined);
    const loading = held<Response>();
    const { user, asked } = open(() => loading.answer);
    await user.dblClick(await button('Share story'));
    expect(screen.getByRole('status')).toHaveTextContent('The picture is loading.');
    expect(screen.getByRole('link', { name: 'Download all' })).not.toHaveAttribute('aria-disabled');
    loading.give(new HttpResponse('a picture'));
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    expect(asked).toHaveBeenCalledTimes(1);
    const [file] = share.mock.calls[0]?.[0].files ?? [];
    expect([file?.name, file?.type]).toEqual(['Story.jpg', 'image/jpeg']);
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  });

  it('waits for another press when the load took too long, and then loads nothing', async () => {
    let share = sheet(failing('NotAllowedError'));
    const { user, asked, said } = open();
    await user.click(await button('Share story'));
    const again = await button('Share now');
    expect(screen.getByRole('status')).toHaveTextContent('The picture is ready. Press Share now.');
    expect(said).not.toHaveBeenCalled();
    share = sheet(async () => undefined);
    await user.click(again);
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(await button('Share story')).toBeVisible();
  });

  it('loads a post again that was changed since', async () => {
    sheet(failing('NotAllowedError'));
    const { user, edit } = open();
    await user.click(await button('Share story'));
    await button('Share now');
    edit();
    expect(await button('Share story')).toBeVisible();
  });

  it.each(['AbortError', 'InvalidStateError'])('says nothing of a sheet that is closed or open: %s', async (name) => {
    const share = sheet(failing(name));
    const { user, said } = open();
    await user.click(await button('Share story'));
    await waitFor(() => expect(share).toHaveBeenCalled());
    expect(await button('Share story')).toBeVisible();
    expect(said).not.toHaveBeenCalled();
  });

  it('offers the download where the browser refuses a press', async () => {
    sheet(failing('NotAllowedError'));
    const { user, said } = open();
    await user.click(await button('Share story'));
    await user.click(await button('Share now'));
    await waitFor(() => expect(said.mock.calls).toEqual([[falls]]));
  });

  it.each([
    ['Your session has ended. Please sign in again.', 401, { message: 'Please sign in.' }],
    ['The picture could not be loaded. You have made many prints.', 429, { message: 'You have made many prints.' }],
  ])('says: %s', async (sentence, status, body) => {
    sheet(async () => undefined);
    const { user, said } = open(() => HttpResponse.json(body, { status }));
    await user.click(await button('Share story'));
    await waitFor(() => expect(said.mock.calls).toEqual([[sentence]]));
  });

  it('says that the connection is lost', async () => {
    sheet(async () => undefined);
    const { user, said } = open(() => HttpResponse.error());
    await user.click(await button('Share story'));
    await waitFor(() =>
      expect(said.mock.calls).toEqual([
        ['The picture could not be loaded. Network error. Please check your connection and try again.'],
      ]),
    );
  });
});

describe('the download of a size', () => {
  afterEach(() => jest.restoreAllMocks());

  it('says that the session has ended, instead of a broken file', async () => {
    const { user, said } = open();
    alsoAnswer(http.head('*/story.png', () => new HttpResponse(null, { status: 401 })));
    await user.click(screen.getByRole('link', { name: 'Download Story as PNG' }));
    await waitFor(() => expect(said.mock.calls).toEqual([['Your session has ended. Please sign in again.']]));
  });

  it('says that the connection is lost', async () => {
    const { user, said } = open();
    goOffline();
    await user.click(screen.getByRole('link', { name: 'Download Story as PNG' }));
    await waitFor(() =>
      expect(said.mock.calls[0]?.[0]).toMatch(/^The picture could not be downloaded\. Network error/),
    );
  });
});
