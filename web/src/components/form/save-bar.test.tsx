import { fireEvent, render, screen } from '@testing-library/react';
import { z } from 'zod';
import { Form, useAppForm } from './form';
import { SaveBar } from './save-bar';
import { TextField } from './text-field';

const schema = z.object({ title: z.string() });

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
});
