import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { Form, useAppForm } from './form';
import { RichTextField } from './rich-text-field';
import { SaveBar } from './save-bar';

// jsdom has no layout, so the cursor has no position
const nowhere = new DOMRect();
Range.prototype.getClientRects = () => [nowhere] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => nowhere;

const schema = z.object({ text: z.string().refine((text) => text !== '', 'Please enter the text.') });

/** Opens a form with one rich text and selects its text. */
async function openForm(text: string, block = false) {
  const sent: string[] = [];
  function Harness() {
    const form = useAppForm({ schema, defaultValues: { text } });
    return (
      <Form
        form={form}
        label="Form"
        onSubmit={async (values) => {
          sent.push(values.text);
        }}
      >
        <RichTextField name="text" label="Text" block={block} hint="A few words." />
        <SaveBar />
      </Form>
    );
  }
  render(<Harness />);
  const user = userEvent.setup();
  const box = await screen.findByRole('textbox', { name: 'Text' });
  const selectAll = () =>
    act(async () => {
      box.focus();
      window.getSelection()?.selectAllChildren(box);
      document.dispatchEvent(new Event('selectionchange'));
    });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const save = async () => {
    await press('Save');
    return sent.at(-1);
  };
  return { user, box, selectAll, press, save };
}

it('makes the selected text bold and underlined, and undoes it', async () => {
  const { box, selectAll, press, save } = await openForm('Made by hand');
  expect(box).toHaveAccessibleDescription('A few words.');
  await selectAll();
  await press('Bold');
  expect(screen.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  await press('Underline');
  expect(await save()).toBe('<strong><u>Made by hand</u></strong>');
  await press('Undo');
  await press('Undo');
  await press('Redo');
  await press('Undo');
  expect(box).toHaveTextContent('Made by hand');
  expect(screen.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'false');
});

it('is unchanged again when a change was undone, even if its HTML was written differently before', async () => {
  const { selectAll, press } = await openForm('&copy; 2026 <b>Postloom</b>');
  await selectAll();
  await press('Italic');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  await press('Undo');
  expect(screen.getByText('All changes saved')).toBeVisible();
});

it('links only to allowed addresses', async () => {
  const { user, selectAll, press, save } = await openForm('Write to us');
  expect(screen.getByRole('button', { name: 'Link' })).toBeDisabled();
  await selectAll();
  await press('Link');
  const address = screen.getByRole('textbox', { name: 'Address' });
  await user.type(address, 'javascript:alert(1){Enter}');
  expect(screen.getByText(/^Start with https/)).toBeVisible();
  await user.clear(address);
  await user.type(address, '/contact{Enter}');
  expect(await save()).toBe('<a href="/contact">Write to us</a>');
  await selectAll();
  await press('Link');
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('/contact');
  await press('Remove link');
  expect(screen.getByText('All changes saved')).toBeVisible();
});

it('writes headings and lists in a block field', async () => {
  const { selectAll, press, save } = await openForm('<p>Your account</p>', true);
  await selectAll();
  await press('Heading');
  expect(await save()).toBe('<h2>Your account</h2>');
  await press('List');
  expect(await save()).toBe('<ul><li><p>Your account</p></li></ul>');
});

it('has no headings and lists in an inline field, and drops unsupported markup', async () => {
  const { box, selectAll, press, save } = await openForm('<h2>Big</h2><script>alert(1)</script><ul><li>One</li></ul>');
  expect(screen.queryByRole('button', { name: 'Heading' })).not.toBeInTheDocument();
  expect(box).not.toContainHTML('script');
  await selectAll();
  await press('Bold');
  expect(await save()).toBe('<strong>Big</strong><br><strong>One</strong>');
});

it('resets with the form, and takes the focus when it is invalid', async () => {
  const { user, box, selectAll, press } = await openForm('Kept');
  await selectAll();
  await user.keyboard('{Delete}');
  await press('Save');
  if (!screen.queryByText('Please enter the text.')) expect(box).toHaveTextContent('Kept');
  await press('Bold');
  await press('Discard');
  expect(box).toHaveTextContent('Kept');
});

/** Pastes HTML as another program copies it. */
function paste(box: HTMLElement, html: string) {
  const data = {
    getData: (type: string) => (type === 'text/html' ? html : ''),
    items: [],
    files: [],
    types: ['text/html'],
  };
  act(
    () =>
      void box.dispatchEvent(
        Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData: data }),
      ),
  );
}
const priceList = `<table><tbody>
  <tr><td><p>Starter</p></td><td><p><b>9.00</b></p></td></tr>
  <tr><td>Standard</td><td></td><td>19.00</td></tr>
</tbody></table>`;

it('keeps the cells of a pasted table apart', async () => {
  const { box, save } = await openForm('', true);
  paste(box, priceList);
  expect(await save()).toBe('<p>Starter | <strong>9.00</strong></p><p>Standard | 19.00</p>');
});

it('writes the rows of a pasted table as lines in an inline field', async () => {
  const { box, save } = await openForm('');
  paste(box, priceList);
  expect(await save()).toBe('Starter | <strong>9.00</strong><br>Standard | 19.00');
});

it.each([
  ['of a text editor', '<a href="https://example.com/a"><span style="text-decoration: underline">here</span></a>'],
  ['of a word processor', '<a href="https://example.com/a"><u>here</u></a>'],
  ['inside an underline', '<u><a href="https://example.com/a">here</a></u>'],
])('pastes a link %s as a link that is not underlined twice', async (_name, html) => {
  const { box, save } = await openForm('');
  paste(box, `<p>Look ${html}</p>`);
  expect(await save()).toBe('Look <a href="https://example.com/a">here</a>');
});

it('pastes a link without a scheme, and only the text of an unsafe one', async () => {
  const { box, save } = await openForm('');
  paste(box, '<p><a href="www.example.com">here</a> and <a href="javascript:alert(1)"><u>there</u></a></p>');
  expect(await save()).toBe('<a href="https://www.example.com">here</a> and there');
});
