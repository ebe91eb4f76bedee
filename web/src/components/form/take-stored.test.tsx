import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { held } from '../../test/test-api';
import { Form, useAppForm } from './form';
import { SaveBar } from './save-bar';
import { SortableList } from './sortable-list';
import { takeStored } from './take-stored';
import type { Sent } from './take-stored';
import { TextField } from './text-field';
import { fill } from '../../test/fill';

const schema = z.object({
  title: z.string().trim().min(1),
  text: z.string(),
  lines: z.array(z.object({ text: z.string() })),
});
type Values = z.infer<typeof schema>;

function Editor({ save }: { save: (values: Values) => Promise<Values> }) {
  const form = useAppForm<Values>({ schema, defaultValues: { title: '', text: '', lines: [{ text: 'One' }] } });
  const submit = async (values: Values, sent: Sent) => takeStored(form, sent, await save(values));
  return (
    <Form form={form} label="Editor" onSubmit={submit}>
      <TextField name="title" label="Title" />
      <TextField name="text" label="Text" rows={2} />
      <SortableList name="lines" label="Lines" entry="line" blank={() => ({ text: '' })} most={5}>
        {(prefix) => <TextField name={`${prefix}.text`} label="Line" />}
      </SortableList>
      <SaveBar />
    </Form>
  );
}

describe('a form whose save takes a while', () => {
  const open = async () => {
    const { answer, give } = held<void>();
    const saves: Values[] = [];
    const save = async (values: Values) => {
      saves.push(values);
      await answer;
      return values;
    };
    render(<Editor save={save} />);
    const user = userEvent.setup();
    const field = (name: string) => screen.getByRole('textbox', { name });
    await fill(user, field('Title'), ' Bread ');
    await fill(user, field('Text'), 'Warm');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saves).toHaveLength(1));
    return { user, field, saves, give };
  };

  it('shows what was stored', async () => {
    const { field, give } = await open();
    give();
    await waitFor(() => expect(field('Title')).toHaveValue('Bread'));
    expect(await screen.findByText('All changes saved')).toBeVisible();
  });

  it('retains text that is typed during a save as unsaved', async () => {
    const { user, field, saves, give } = await open();
    await fill(user, field('Text'), ' and fresh');
    await fill(user, field('Line'), ' and a half');
    give();
    await waitFor(() => expect(field('Title')).toHaveValue('Bread'));
    expect(field('Text')).toHaveValue('Warm and fresh');
    expect(field('Line')).toHaveValue('One and a half');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(saves.at(-1)).toMatchObject({ text: 'Warm and fresh', lines: [{ text: 'One and a half' }] }),
    );
    expect(await screen.findByText('All changes saved')).toBeVisible();
  });

  it('can discard text that is typed during a save, and shows the stored values', async () => {
    const { user, field, give } = await open();
    await fill(user, field('Text'), ' and fresh');
    give();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(field('Text')).toHaveValue('Warm');
    expect(field('Title')).toHaveValue('Bread');
    expect(screen.getByText('Changes discarded')).toBeVisible();
  });
});
