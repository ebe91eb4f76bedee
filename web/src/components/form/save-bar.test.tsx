import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { z } from 'zod';
import { Form, useAppForm } from './form';
import { SaveBar } from './save-bar';
import { TextField } from './text-field';

const schema = z.object({ title: z.string() });

function Refused() {
  const form = useAppForm({ schema, defaultValues: { title: 'Before' } });
  return (
    <Form form={form} label="Form" onSubmit={async () => [{ code: 'UNKNOWN', message: 'Not saved.', field: null }]}>
      <TextField name="title" label="Title" />
      <SaveBar note={<p>Another Admin has saved.</p>} />
    </Form>
  );
}

function Harness() {
  const form = useAppForm({ schema, defaultValues: { title: 'Before' } });
  return (
    <Form form={form} label="Form" onSubmit={async () => []}>
      <TextField name="title" label="Title" />
      <SaveBar />
    </Form>
  );
}

describe('the save bar', () => {
  it('keeps the field that is typed in above itself while it is shown', async () => {
    const scrolled: Element[] = [];
    const spy = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this);
    });
    const { unmount } = render(<Harness />);
    const { style } = document.documentElement;
    const field = screen.getByRole('textbox', { name: 'Title' });
    field.focus();
    expect(style.scrollPaddingBottom).toBe('');
    fireEvent.change(field, { target: { value: 'After' } });
    expect(await screen.findByText('Unsaved changes')).toBeVisible();
    expect(scrolled).toEqual([field]);
    expect(style.scrollPaddingBottom).toMatch(/^\d+px$/);
    // one that gets the focus by key, but none that is pressed
    field.blur();
    field.focus();
    await waitFor(() => expect(scrolled).toEqual([field, field]));
    field.blur();
    fireEvent.pointerDown(field);
    field.focus();
    await new Promise(requestAnimationFrame);
    expect(scrolled).toHaveLength(2);
    fireEvent.pointerUp(field);
    unmount();
    expect(style.scrollPaddingBottom).toBe('');
    spy.mockRestore();
  });

  it('makes room for as many lines as its buttons take later', async () => {
    const usual = window.ResizeObserver;
    const resized: (() => void)[] = [];
    window.ResizeObserver = class extends usual {
      constructor(callback: ResizeObserverCallback) {
        super(callback);
        resized.push(() => callback([], this));
      }
    };
    const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
    render(<Harness />);
    fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'After' } });
    await screen.findByText('Unsaved changes');
    const { style } = document.documentElement;
    expect(style.scrollPaddingBottom).toBe('84px');
    height.mockReturnValue(180);
    for (const resize of resized) resize();
    expect(style.scrollPaddingBottom).toBe('204px');
    height.mockRestore();
    window.ResizeObserver = usual;
  });

  it('says what failed beside its buttons, and keeps the focus', async () => {
    render(<Refused />);
    const field = screen.getByRole('textbox', { name: 'Title' });
    fireEvent.change(field, { target: { value: 'After' } });
    const save = await screen.findByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).toBeEnabled());
    field.focus();
    fireEvent.submit(field);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Not saved.');
    expect(save.parentElement).toContainElement(alert);
    expect(save.parentElement).toContainElement(screen.getByText('Another Admin has saved.'));
    expect(field).toHaveFocus();
  });
});
