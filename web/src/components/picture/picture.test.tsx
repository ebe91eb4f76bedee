import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './picture';

const image = () => screen.getByRole('img', { name: 'A bakery' });

describe('a picture', () => {
  it('is offered in modern forms and two widths where it is one of ours', () => {
    const { container } = render(<Picture src="/pictures/bakery-640.webp" alt="A bakery" sizes="50vw" />);
    const sets = [...container.querySelectorAll('source')].map(({ type, srcset }) => [type, srcset]);
    expect(sets).toEqual(['avif', 'webp'].map((form) => [`image/${form}`, `/pictures/bakery-320.${form} 320w, /pictures/bakery-640.${form} 640w`]));
  });

  it('gives way to the mark, under the same name, when it can not be loaded', () => {
    render(<Picture src="https://example.com/gone.png" alt="A bakery" />);
    fireEvent.error(image());
    expect(image().tagName).not.toBe('IMG');
  });

  it('gives way to the mark when it had failed before the app was there', () => {
    const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    render(<Picture src="https://example.com/gone.png" alt="A bakery" />);
    expect(image().tagName).not.toBe('IMG');
    complete.mockRestore();
  });

  it('is tried again at another address', () => {
    const { rerender } = render(<Picture src="https://example.com/gone.png" alt="A bakery" />);
    fireEvent.error(image());
    rerender(<Picture src="https://example.com/there.png" alt="A bakery" />);
    expect(image()).toHaveAttribute('src', 'https://example.com/there.png');
  });
});
