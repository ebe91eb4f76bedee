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
    unmount();
    expect(style.scrollPaddingBottom).toBe('');
    spy.mockRestore();
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
