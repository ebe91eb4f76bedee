import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form, useAppForm } from './form';

describe('a form', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is sent when the code of its schema does not come, as on a frozen line', async () => {
    const sent: string[] = [];
    function Harness() {
      const form = useAppForm<{ value: string }>({
        schema: () => new Promise(() => undefined),
        defaultValues: { value: 'Bread' },
      });
      return (
        <Form form={form} label="Form" onSubmit={async ({ value }) => void sent.push(value)}>
          <button type="submit">Send</button>
        </Form>
      );
    }
    render(<Harness />);
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(sent).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(sent).toEqual(['Bread']);
  });
});
