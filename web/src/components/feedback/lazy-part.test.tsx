import type { ComponentType } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { held } from '../../test/test-api';
import { lazyPart } from './lazy-part';
import { lazyDialog } from './lazy-dialog';

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
interface DialogProps {
  onClose: (result: string | null) => void;
}
const Question = ({ onClose }: DialogProps) => (
  <div role="dialog" aria-label="Question">
    <button onClick={() => onClose('yes')}>Yes</button>
  </div>
);

describe('a part of a page whose code loads on demand', () => {
  let reachable = true;
  const server = setupServer(
    http.head('*/brand/favicon.svg', () => (reachable ? new HttpResponse() : HttpResponse.error())),
  );
  beforeAll(() => server.listen());
  afterAll(() => server.close());
  beforeEach(() => {
    reachable = true;
  });

  it('reserves its space until it is loaded', async () => {
    const { answer, give } = held<ComponentType<{ name: string }>>();
    const Part = lazyPart(() => answer, <p>Space</p>);
    render(<Part name="Mia" />);
    expect(screen.getByText('Space')).toBeVisible();
    give(Greeting);
    expect(await screen.findByText('Hello Mia')).toBeVisible();
    expect(screen.queryByText('Space')).not.toBeInTheDocument();
  });

  it('is shown at once when it was loaded before', async () => {
    const load = jest.fn(async () => Greeting);
    const Part = lazyPart(load);
    Part.preload();
    await act(() => Promise.resolve());
    render(<Part name="Mia" />);
    expect(screen.getByText('Hello Mia')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is loaded when shown, although its preload failed', async () => {
    const load = jest
      .fn<Promise<ComponentType<{ name: string }>>, []>(async () => Greeting)
      .mockImplementationOnce(lost);
    const Part = lazyPart(load);
    Part.preload();
    await act(() => Promise.resolve());
    render(<Part name="Mia" />);
    expect(await screen.findByText('Hello Mia')).toBeVisible();
  });

  it('says in its place that the server cannot be reached, and is tried again there', async () => {
    reachable = false;
    const load = jest
      .fn<Promise<ComponentType<{ name: string }>>, []>(async () => Greeting)
      .mockImplementationOnce(lost);
    const Part = lazyPart(load);
    render(
      <>
        <input aria-label="Reply" defaultValue="Half a reply" />
        <Part name="Mia" />
      </>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('because the server cannot be reached');
    expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveValue('Half a reply');
    expect(screen.queryByRole('button', { name: 'Load the page again' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello Mia')).toBeVisible();
  });

  it('offers to load the page again when the server answers: a release may have removed its code', async () => {
    const Part = lazyPart<{ name: string }>(lost);
    render(<Part name="Mia" />);
    expect(await screen.findByRole('alert')).toHaveTextContent('save your input and load the page again');
    expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('save your input and load the page again');
  });

  it('is a dialog that can be closed before it is loaded', async () => {
    const { answer, give } = held<ComponentType<DialogProps>>();
    const Part = lazyDialog(() => answer);
    const onClose = jest.fn();
    render(<Part onClose={onClose} />);
    expect(screen.getByRole('dialog', { name: 'Loading...' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledWith(null);
    give(Question);
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(onClose).toHaveBeenLastCalledWith('yes');
  });

  it('is a dialog that says what it could not load', async () => {
    reachable = false;
    const onClose = jest.fn();
    const Part = lazyDialog<DialogProps>(lost);
    render(<Part onClose={onClose} />);
    expect(await screen.findByRole('dialog', { name: 'Not loaded' })).toHaveTextContent('could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledWith(null);
  });
});
