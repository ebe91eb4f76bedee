import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { Form, useAppForm } from './form';
import { FormErrorBanner } from './form-error-banner';
import { IconField } from './icon-field';
import { SortableList } from './sortable-list';
import { SubmitButton } from './submit-button';
import { TextField } from './text-field';
import type { PayloadError } from '../../lib/errors';

const schema = z.object({
  title: z.string(),
  lines: z.array(z.object({ icon: z.string(), title: z.string() })).max(3),
});
const lineOf = (title: string) => ({ icon: 'star', title });

function openForm(
  titles: string[],
  { least = 0, most = 3, answer = [] }: { least?: number; most?: number; answer?: PayloadError[] } = {},
) {
  const sent: z.infer<typeof schema>[] = [];
  function Harness() {
    const form = useAppForm({ schema, defaultValues: { title: 'Whole', lines: titles.map(lineOf) } });
    return (
      <Form
        form={form}
        label="Form"
        onSubmit={async (values) => {
          sent.push(values);
          return answer;
        }}
      >
        <FormErrorBanner />
        <TextField name="title" label="Title" />
        <SortableList
          name="lines"
          label="Lines"
          entry="line"
          blank={() => lineOf('')}
          least={least}
          most={most}
          summaryOf={({ title }) => String(title)}
        >
          {(prefix) => (
            <>
              <IconField name={`${prefix}.icon`} label="Icon" />
              <TextField name={`${prefix}.title`} label="Line title" />
            </>
          )}
        </SortableList>
        <SubmitButton busyText="Saving...">Save</SubmitButton>
      </Form>
    );
  }
  render(<Harness />);
  const user = userEvent.setup();
  const titlesNow = () =>
    screen.queryAllByRole('textbox', { name: 'Line title' }).map((field) => (field as HTMLInputElement).value);
  const button = (name: string) => screen.getByRole('button', { name });
  const press = async (name: string) => {
    act(() => button(name).focus());
    await user.keyboard('{Enter}');
  };
  return { user, sent, titlesNow, button, press };
}

describe('a sortable list', () => {
  it('is sorted by keyboard, and the focus moves along', async () => {
    const { press, titlesNow, button } = openForm(['A', 'B', 'C']);
    await press('Move line 1 down');
    expect(titlesNow()).toEqual(['B', 'A', 'C']);
    expect(button('Move line 2 down')).toHaveFocus();
    expect(screen.getByText('Moved to place 2 of 3')).toBeInTheDocument();
    await press('Move line 2 down');
    expect(titlesNow()).toEqual(['B', 'C', 'A']);
    expect(button('Move line 3 up')).toHaveFocus();
    expect(button('Move line 3 down')).toBeDisabled();
    expect(button('Move line 1 up')).toBeDisabled();
  });

  it('is sorted by dragging a grip onto another row', async () => {
    const { titlesNow } = openForm(['A', 'B', 'C']);
    const row = (name: string) => screen.getByRole('listitem', { name });
    const dataTransfer = { effectAllowed: '', setData: jest.fn(), setDragImage: jest.fn() };
    const grip = row('line 3').querySelector('[draggable="true"]');
    fireEvent.dragStart(grip as Element, { dataTransfer });
    fireEvent.dragOver(row('line 1'), { dataTransfer });
    fireEvent.drop(row('line 1'), { dataTransfer });
    expect(titlesNow()).toEqual(['C', 'A', 'B']);
    // what is dropped without a grip moves nothing
    fireEvent.drop(row('line 2'), { dataTransfer });
    expect(titlesNow()).toEqual(['C', 'A', 'B']);
  });

  it('respects its maximum and minimum', async () => {
    const { press, titlesNow, button } = openForm(['A', 'B'], { least: 1, most: 3 });
    await press('Add line');
    expect(titlesNow()).toEqual(['A', 'B', '']);
    expect(button('Add line')).toBeDisabled();
    await press('Remove line 2');
    expect(titlesNow()).toEqual(['A', '']);
    expect(button('Remove line 1')).toHaveFocus();
    await press('Remove line 1');
    expect(titlesNow()).toEqual(['']);
    // the last one stays, and says why
    expect(button('Remove line 1')).toHaveFocus();
    expect(button('Remove line 1')).toHaveAttribute('aria-disabled', 'true');
    expect(await screen.findByRole('tooltip', { name: 'At least one is needed.' })).toBeVisible();
    expect(button('Remove line 1')).toHaveAccessibleDescription('At least one is needed.');
    await press('Remove line 1');
    expect(titlesNow()).toEqual(['']);
  });

  it('shows an entry as one line, which opens by its button or when a field gets the focus', async () => {
    const { press, user } = openForm(['Alpha', 'Beta']);
    const opener = (name: string) => screen.getByRole('button', { name });
    expect(opener('line 1 Alpha')).toHaveAttribute('aria-expanded', 'false');
    await press('line 1 Alpha');
    expect(opener('line 1 Alpha')).toHaveAttribute('aria-expanded', 'true');
    const second = screen.getAllByRole('textbox', { name: 'Line title' })[1] as HTMLElement;
    await user.type(second, 's');
    expect(opener('line 2 Betas')).toHaveAttribute('aria-expanded', 'true');
    await press('line 1 Alpha');
    expect(opener('line 1 Alpha')).toHaveAttribute('aria-expanded', 'false');
  });

  it('is sent in its order, with icons', async () => {
    const { user, press, sent } = openForm(['A', 'B']);
    await user.click(screen.getAllByRole('button', { name: 'Icon: star' })[1] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'map pin' }));
    await screen.findByRole('button', { name: 'Icon: map pin' });
    await press('Move line 2 up');
    await press('Save');
    expect(sent[0]?.lines).toEqual([{ icon: 'map-pin', title: 'B' }, lineOf('A')]);
  });
});

describe('a server error', () => {
  const error = (field: string[] | null): PayloadError => ({
    code: 'INVALID_INPUT',
    message: 'Said by the server',
    field,
  });

  it.each([
    ['the longest suffix of its path that the form knows', ['input', 'body', 'lines', '1', 'title'], 'line 2'],
    ['an entry by its path alone', ['lines', '0', 'title'], 'line 1'],
  ])('is shown on %s', async (_what, path, entry) => {
    const { press } = openForm(['A', 'B'], { answer: [error(path)] });
    await press('Save');
    const item = within(screen.getByRole('listitem', { name: entry }));
    expect(await item.findByText('Said by the server')).toBeVisible();
    expect(item.getByRole('textbox', { name: 'Line title' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Title' })).toBeValid();
  });

  it('is shown on the form when it has no field, without scrolling the page', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo');
    const { press } = openForm(['A'], { answer: [error(['lines', '7', 'colour'])] });
    await press('Save');
    expect(await screen.findByRole('alert')).toHaveTextContent('Said by the server');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(scrolled).not.toHaveBeenCalled();
    scrolled.mockRestore();
  });
});
