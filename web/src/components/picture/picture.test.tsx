import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Picture } from './picture';

const image = () => screen.getByRole('img', { name: 'A bakery' });

describe('a picture', () => {
  it('of our own is offered in modern formats and two widths', () => {
    const { container } = render(<Picture src="/pictures/bakery-640.webp" alt="A bakery" sizes="50vw" />);
    const sets = [...container.querySelectorAll('source')].map(({ type, srcset }) => [type, srcset]);
    expect(sets).toEqual(
      ['avif', 'webp'].map((form) => [
        `image/${form}`,
        `/pictures/bakery-320.${form} 320w, /pictures/bakery-640.${form} 640w`,
      ]),
    );
  });

  it('is replaced by the mark, with the same name, when it cannot be loaded', () => {
    render(<Picture src="https://example.com/gone.png" alt="A bakery" />);
    fireEvent.error(image());
    expect(image().tagName).not.toBe('IMG');
  });

  describe('a server-rendered picture', () => {
    const decode = jest.fn<Promise<void>, []>();
    beforeEach(() => {
      jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
      decode.mockReset();
      // jsdom does not implement it
      HTMLImageElement.prototype.decode = decode;
    });
    afterEach(() => {
      jest.restoreAllMocks();
      Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
    });

    it('is replaced by the mark when it had already failed', async () => {
      decode.mockRejectedValue(new Error('broken'));
      render(<Picture src="https://example.com/gone.png" alt="A bakery" />);
      await waitFor(() => expect(image().tagName).not.toBe('IMG'));
    });

    it('stays when it merely has no intrinsic size', async () => {
      decode.mockResolvedValue(undefined);
      render(<Picture src="https://example.com/drawing.svg" alt="A bakery" />);
      await act(async () => decode.mock.results[0]?.value as Promise<void>);
      expect(image().tagName).toBe('IMG');
    });
  });

  it('is loaded again when its address changes', () => {
    const { rerender } = render(<Picture src="https://example.com/gone.png" alt="A bakery" />);
    fireEvent.error(image());
    rerender(<Picture src="https://example.com/there.png" alt="A bakery" />);
    expect(image()).toHaveAttribute('src', 'https://example.com/there.png');
  });
});
