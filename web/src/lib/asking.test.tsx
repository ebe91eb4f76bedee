import { act, render, screen } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { createAsking } from './asking';

function start() {
  const { ask, useAsked } = createAsking<string, boolean>(false);
  /** How each shown question is answered, in their order. */
  const answers: ((yes: boolean) => void)[] = [];
  let working: ((isBusy: boolean) => void) | undefined;
  const Shown = () => {
    const asked = useAsked();
    if (asked && !answers.includes(asked.answer)) answers.push(asked.answer);
    working = asked?.setBusy;
    return <p>{asked ? asked.question : 'Nothing is asked'}</p>;
  };
  const router = createMemoryRouter([{ path: '*', element: <Shown /> }], {
    initialEntries: ['/', '/orders', '/orders/1'],
  });
  const { unmount } = render(<RouterProvider router={router} />);
  const goBack = () => act(() => router.navigate(-1));
  /** Asks, and returns the answer, which a promise of a promise would wait for. */
  const open = async (question: string) => {
    let answer!: Promise<boolean>;
    await act(async () => void (answer = ask(question)));
    return { answer };
  };
  return { open, answers, unmount, goBack, setBusy: (isBusy: boolean) => working?.(isBusy) };
}

it('a question is shown until it is answered', async () => {
  const { open, answers } = start();
  const { answer } = await open('Delete it?');
  expect(screen.getByText('Delete it?')).toBeVisible();
  await act(async () => answers[0]?.(true));
  expect(await answer).toBe(true);
  expect(screen.getByText('Nothing is asked')).toBeVisible();
});

it('a later question ends the one before, whose late answer leaves it open', async () => {
  const { open, answers } = start();
  const first = await open('Delete it?');
  const second = await open('Leave the page?');
  expect(await first.answer).toBe(false);
  await act(async () => answers[0]?.(true));
  expect(screen.getByText('Leave the page?')).toBeVisible();
  await act(async () => answers[1]?.(true));
  expect(await second.answer).toBe(true);
});

it('a question ends with the dialog that shows it', async () => {
  const { open, unmount } = start();
  const { answer } = await open('Delete it?');
  unmount();
  expect(await answer).toBe(false);
});

it('a question ends when the page below it changes, unless it is being done', async () => {
  const { open, goBack, setBusy, answers } = start();
  const first = await open('Delete it?');
  await goBack();
  expect(await first.answer).toBe(false);
  expect(screen.getByText('Nothing is asked')).toBeVisible();
  const second = await open('Delete the account?');
  setBusy(true);
  await goBack();
  expect(screen.getByText('Delete the account?')).toBeVisible();
  await act(async () => answers[1]?.(true));
  expect(await second.answer).toBe(true);
});
