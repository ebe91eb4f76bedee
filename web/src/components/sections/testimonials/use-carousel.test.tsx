import { act, fireEvent, render, screen } from '@testing-library/react';
import { TestimonialCarousel } from './testimonial-carousel';

keepAllStyles();

const quote = (id: string) => ({
  __typename: 'Testimonial' as const,
  id,
  rating: 4,
  quote: `Quote ${id}`,
  avatar: '',
  name: `Name ${id}`,
  position: 'Owner',
});
const shown = () => screen.getByRole('group', { name: /of 3/ });
const track = () => shown().parentElement as HTMLElement;
const next = () => screen.getByRole('button', { name: 'Next testimonial' });
/** Fires a pointer event with a position, which jsdom's own pointer events lack. */
const point = (type: string, clientX: number) => fireEvent(track(), new MouseEvent(type, { bubbles: true, clientX }));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('the carousel', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(<TestimonialCarousel title="Voices" testimonials={['a', 'b', 'c'].map(quote)} />);
  });
  afterEach(() => jest.useRealTimers());

  it('moves in 600 ms and never automatically', async () => {
    await pass(60_000);
    expect(shown()).toHaveTextContent('Quote a');
    expect(track()).toHaveStyle({ transition: 'none' });
    fireEvent.click(next());
    expect(track()).toHaveStyle({ transition: 'transform 600ms ease' });
    await pass(599);
    expect(track()).toHaveStyle({ transition: 'transform 600ms ease' });
    await pass(1);
    expect(track()).toHaveStyle({ transition: 'none' });
    expect(shown()).toHaveTextContent('Quote b');
  });

  it('makes a step requested during a movement after it', async () => {
    fireEvent.click(next());
    await pass(100);
    fireEvent.click(next());
    await pass(500);
    expect(shown()).toHaveTextContent('Quote b');
    await pass(50);
    await pass(600);
    expect(shown()).toHaveTextContent('Quote c');
  });

  it('is cyclic, in both directions', async () => {
    for (const expected of ['b', 'c', 'a']) {
      fireEvent.click(next());
      await pass(700);
      expect(shown()).toHaveTextContent(`Quote ${expected}`);
    }
    fireEvent.keyDown(next(), { key: 'ArrowLeft' });
    await pass(700);
    expect(shown()).toHaveTextContent('Quote c');
  });

  it.each([
    [300, 200, 'b'],
    [200, 300, 'c'],
    [300, 270, 'a'],
  ])('swiped from %i to %i shows quote %s', async (from, to, expected) => {
    point('pointerdown', from);
    point('pointerup', to);
    await pass(700);
    expect(shown()).toHaveTextContent(`Quote ${expected}`);
  });
});
